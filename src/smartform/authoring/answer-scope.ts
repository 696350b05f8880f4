/**
 * Evaluates single expressions of a form over stored answers without an engine, for the checks before a publication.
 */

import { getOrCreate } from '@/lib/collections/get-or-create'
import type { Expression } from '../expression/ast'
import { evaluate, isTrue, type Scope } from '../expression/evaluate'
import type { Value } from '../expression/values'
import { kindOf } from '../kinds/kinds'
import type { ColumnNode, FieldNode, FormNode, TableNode } from '../schema/nodes'
import { coerceRows, columnOf, tableIn } from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'

/** The conditions above each field: its page's and its section's. */
const above = new WeakMap<FormNode, ReadonlyMap<string, readonly Expression[]>>()

function conditionsAbove(form: FormNode): ReadonlyMap<string, readonly Expression[]> {
  return getOrCreate(above, form, () => {
    const sections = form.pages.flatMap((page) => page.sections.map((section) => [page, section] as const))
    return new Map(
      sections.flatMap(([page, section]) =>
        section.fields.map((field) => [field.id, [page.visibleWhen, section.visibleWhen]] as const),
      ),
    )
  })
}

/** A form with the answers of one content: what it shows, requires, computes and judges. */
export class AnswerScope {
  private readonly answers = new Map<string, FieldValue>()
  private readonly shown = new Map<string, boolean>()
  private readonly worked = new Map<string, Value>()
  private readonly above: ReadonlyMap<string, readonly Expression[]>
  /** For expressions outside of rows. */
  readonly scope: Scope

  /**
   * @param read the stored answer of a field; undefined for none
   * @param today `YYYY-MM-DD`
   */
  constructor(
    readonly form: FormNode,
    private readonly read: (fieldId: string) => unknown,
    private readonly today: string,
  ) {
    this.above = conditionsAbove(form)
    this.scope = this.inRow(null, undefined)
  }

  /** The answer as its kind understands it. */
  answer(node: FieldNode): FieldValue {
    return getOrCreate(this.answers, node.id, () => {
      const raw = this.read(node.id)
      const kind = kindOf(node)
      return raw === undefined || raw === null ? kind.empty(node) : kind.coerce(node, raw)
    })
  }

  rows(table: TableNode): readonly RowValue[] {
    const rows = this.answer(table)
    return Array.isArray(rows) ? (rows as readonly RowValue[]) : coerceRows(table, [])
  }

  visible(node: FieldNode): boolean {
    return getOrCreate(this.shown, node.id, () =>
      [...(this.above.get(node.id) ?? []), node.visibleWhen].every((condition) => isTrue(condition, this.scope)),
    )
  }

  required(node: FieldNode): boolean {
    return this.visible(node) && isTrue(node.requiredWhen, this.scope)
  }

  /** A field's computed value. */
  computed(node: FieldNode): Value {
    if (node.kind !== 'computed') return null
    return getOrCreate(this.worked, node.id, () => evaluate(node.value, this.scope))
  }

  /** The scope of one row. */
  inRow(table: TableNode | null, row: RowValue | undefined): Scope {
    return {
      today: () => this.today,
      field: (id) => {
        const node = this.form.fields.get(id)
        if (!node) return null
        if (node.kind === 'computed') return this.computed(node)
        return this.visible(node) ? kindOf(node).operand(node, this.answer(node)) : null
      },
      column: (tableId, columnId) => {
        const node = tableIn(this.form, tableId)
        const column = node && columnOf(node, columnId)
        return node && column && this.visible(node) ? this.rows(node).map((each) => this.cell(node, column, each)) : []
      },
      rowCount: (tableId) => {
        const node = tableIn(this.form, tableId)
        return node && this.visible(node) ? this.rows(node).length : 0
      },
      cell: (columnId) => {
        const column = table && columnOf(table, columnId)
        return table && column && row ? this.cell(table, column, row) : null
      },
      inRow: (tableId, index) => {
        const node = tableIn(this.form, tableId)
        return this.inRow(node, node ? this.rows(node)[index] : undefined)
      },
    }
  }

  cellVisible(table: TableNode, column: ColumnNode, row: RowValue): boolean {
    return isTrue(column.visibleWhen, this.inRow(table, row))
  }

  private cell(table: TableNode, column: ColumnNode, row: RowValue): Value {
    if (column.kind === 'computed') return evaluate(column.value, this.inRow(table, row))
    if (!this.cellVisible(table, column, row)) return null
    return kindOf(column).operand(column, row.cells[column.id] ?? null)
  }
}
