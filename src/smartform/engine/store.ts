/** Holds a form's answers (values by field, rows by table) for every part of the engine. */

import { kindOf } from '../kinds/kinds'
import type { FieldNode, FormNode } from '../schema/nodes'
import { coerceRows } from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'

/** The rows of one table; replaced, never mutated. */
export interface Rowset {
  rows: readonly RowValue[]
  /** Index by row id. */
  index: ReadonlyMap<string, number>
}

const noRows: Rowset = { rows: [], index: new Map() }

/** The answers: one value per field that holds one. Computed and static fields have none. */
export class Store {
  private readonly single = new Map<string, FieldValue>()
  private readonly tables = new Map<string, Rowset>()

  constructor(private readonly form: FormNode) {
    for (const node of form.fields.values()) {
      if (node.kind === 'computed' || node.kind === 'static') continue
      if (node.kind === 'table') this.setRows(node.id, coerceRows(node, []))
      else this.single.set(node.id, kindOf(node).empty(node))
    }
  }

  holds(id: string): boolean {
    return this.single.has(id) || this.tables.has(id)
  }

  /** The fields with a value, in form order. */
  nodes(): readonly FieldNode[] {
    return [...this.form.fields.values()].filter(({ id }) => this.holds(id))
  }

  value(id: string): FieldValue {
    return this.tables.get(id)?.rows ?? this.single.get(id) ?? null
  }

  setValue(id: string, value: FieldValue): void {
    this.single.set(id, value)
  }

  table(id: string): Rowset {
    return this.tables.get(id) ?? noRows
  }

  row(id: string, rowId: string): RowValue | undefined {
    const { rows, index } = this.table(id)
    return rows[index.get(rowId) ?? -1]
  }

  setRows(id: string, rows: readonly RowValue[]): void {
    this.tables.set(id, { rows, index: new Map(rows.map((row, index) => [row.id, index])) })
  }

  /** Replaces the row with the same id. */
  replaceRow(id: string, row: RowValue): void {
    const { rows, index } = this.table(id)
    const at = index.get(row.id)
    if (at !== undefined) this.tables.set(id, { rows: rows.with(at, row), index })
  }
}
