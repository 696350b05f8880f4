/** Checks single answers of a form (the engine's part for format and required answers). */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { isConstant } from '../expression/ast'
import { columnKind } from '../kinds/column-kinds'
import type { Finding } from '../kinds/kind'
import { kindOf } from '../kinds/kinds'
import type { FieldNode, TableNode } from '../schema/nodes'
import { inputColumns, presetCells } from '../schema/rows'
import type { RowValue } from '../schema/values'
import type { Conditions } from './conditions'
import type { Rows } from './graph'
import type { Store } from './store'

/** The problems of one row: findings by column, their number, and whether the row has any input. */
export interface RowCheck {
  findings: ReadonlyMap<string, readonly Finding[]>
  missing: number
  wrong: number
  answered: boolean
}

const sound: RowCheck['findings'] = new Map()

/**
 * Findings about single answers. Computed on demand and cached until a dependency changes; hidden answers are skipped.
 */
export class Checks {
  private readonly fields = new Map<string, readonly Finding[]>()
  private readonly rows = new Map<string, Map<string, RowCheck>>()

  constructor(
    private readonly store: Store,
    private readonly conditions: Conditions,
  ) {}

  /** A field's own findings, without its rows'. */
  ofField(node: FieldNode): readonly Finding[] {
    return getOrCreate(this.fields, node.id, () => this.checkField(node))
  }

  ofRow(table: TableNode, row: RowValue): RowCheck {
    const rows = getOrCreate(this.rows, table.id, () => new Map<string, RowCheck>())
    return getOrCreate(rows, row.id, () => this.checkRow(table, row))
  }

  forgetField(id: string): void {
    this.fields.delete(id)
  }

  forgetRows(tableId: string, rows: Rows): void {
    const known = this.rows.get(tableId)
    if (rows === 'all') known?.clear()
    else for (const row of rows) known?.delete(row)
  }

  forgetAll(): void {
    this.fields.clear()
    this.rows.clear()
  }

  private checkField(node: FieldNode): readonly Finding[] {
    if (!this.conditions.visible(node)) return []
    const kind = kindOf(node)
    const value = this.store.value(node.id)
    if (kind.isEmpty(value) && this.conditions.required(node))
      return [{ check: 'required', missing: true, message: kind.missing(node) }]
    return kind.check(node, value)
  }

  private checkRow(table: TableNode, row: RowValue): RowCheck {
    const preset = presetCells(table, row.id)
    let findings: Map<string, readonly Finding[]> | null = null
    let answered = false
    let missing = 0
    let wrong = 0
    for (const column of inputColumns(table)) {
      const value = row.cells[column.id]
      if (value === undefined || !this.conditions.cellShows(table, column, row.id)) continue
      const kind = columnKind(column)
      const empty = kind.isEmpty(value)
      if (!empty && !isConstant(column.lockedWhen, true) && !(preset && Object.hasOwn(preset, column.id)))
        answered = true
      const found: readonly Finding[] =
        empty && this.conditions.cellRequired(table, column, row.id)
          ? [{ check: 'required', missing: true, message: kind.missing(column) }]
          : kind.check(column, value)
      if (found.length === 0) continue
      findings ??= new Map()
      findings.set(column.id, found)
      for (const finding of found) {
        if (finding.missing) missing += 1
        else wrong += 1
      }
    }
    return { findings: findings ?? sound, missing, wrong, answered }
  }
}
