/** The scope in which the engine evaluates a form's expressions: hidden answers are missing, computed ones never are. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import type { Scope } from '../expression/evaluate'
import type { Value } from '../expression/values'
import { kindOf } from '../kinds/kinds'
import type { ColumnNode, FormNode, TableNode } from '../schema/nodes'
import { columnOf, tableIn } from '../schema/rows'
import type { RowValue } from '../schema/values'
import type { Derived } from './derived'
import type { Graph } from './graph'
import type { Store } from './store'

interface Sources {
  form: FormNode
  graph: Graph
  store: Store
  today(): string
  /** Read during evaluation only, because derived values are computed in this scope too. */
  derived(): Derived
}

/** The values of a form for expressions. A hidden answer is missing; a computed value never is. */
export function createFormScope(sources: Sources): Scope {
  const { form, graph, store, derived } = sources
  // Rows are replaced on change, so cached reads stay valid.
  const read = new WeakMap<RowValue, Map<string, Value>>()

  const cellOperand = (node: ColumnNode, row: RowValue): Value => {
    const known = getOrCreate(read, row, () => new Map<string, Value>())
    return getOrCreate(known, node.id, () => kindOf(node).operand(node, row.cells[node.id] ?? null))
  }
  const cell = (table: TableNode, column: ColumnNode, row: RowValue): Value => {
    if (column.kind === 'computed') return derived().inRow(`value:${table.id}.${column.id}`, row.id) ?? null
    const condition = graph.keys.ofColumn(table.id, column)
    const shows = condition === null || derived().inRow(condition, row.id) === true
    return shows ? cellOperand(column, row) : null
  }

  const inRow = (table: TableNode | null, row: RowValue | undefined): Scope => ({
    today: sources.today,
    field(id) {
      const node = form.fields.get(id)
      if (!node) return null
      if (node.kind === 'computed') return derived().get(`value:${id}`) ?? null
      return derived().holds(graph.keys.ofField(id)) ? kindOf(node).operand(node, store.value(id)) : null
    },
    column(tableId, columnId) {
      const node = tableIn(form, tableId)
      const column = node && columnOf(node, columnId)
      if (!column || !derived().holds(graph.keys.ofField(tableId))) return []
      return store.table(tableId).rows.map((each) => cell(node, column, each))
    },
    rowCount: (tableId) => (derived().holds(graph.keys.ofField(tableId)) ? store.table(tableId).rows.length : 0),
    cell(columnId) {
      const column = table && columnOf(table, columnId)
      return column && row ? cell(table, column, row) : null
    },
    inRow: (tableId, index) => inRow(tableIn(form, tableId), store.table(tableId).rows[index]),
  })
  return inRow(null, undefined)
}
