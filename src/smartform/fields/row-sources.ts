/** Compares a table's rows with those of a source, such as the resume. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { columnKind } from '../kinds/column-kinds'
import type { TableNode } from '../schema/nodes'
import { inputColumns } from '../schema/rows'
import type { RowValue } from '../schema/values'

/** The state of a source row in a table: equal, changed, or missing. Rows are identified by their entry's id. */
export interface RowSource {
  row: RowValue
  state: 'kept' | 'changed' | 'missing'
}

/** Compares a source's rows with a table's. Columns without a source value keep the table's. */
export function rowSources(node: TableNode, rows: readonly RowValue[], from: readonly RowValue[]): RowSource[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  return from.map((row) => {
    const here = known.get(row.id)
    if (!here) return { row, state: 'missing' }
    const alike = cellsFromSource(node, row).every(([id, value]) => jsonEqual(value, here.cells[id]))
    return { row, state: alike ? 'kept' : 'changed' }
  })
}

/** A table with one row taken over: merged into the existing row, or added at the end. */
export function withRow(node: TableNode, rows: readonly RowValue[], taken: RowValue): RowValue[] {
  if (!rows.some(({ id }) => id === taken.id)) return [...rows, taken]
  const values = Object.fromEntries(cellsFromSource(node, taken))
  return rows.map((row) => (row.id === taken.id ? { ...row, cells: { ...row.cells, ...values } } : row))
}

/** A row's name: its first answer. */
export function rowName(node: TableNode, row: RowValue): string {
  for (const column of inputColumns(node)) {
    const cellValue = row.cells[column.id]
    const text = cellValue === undefined ? '' : columnKind(column).text(column, cellValue)
    if (text !== '') return text
  }
  return row.id
}

function cellsFromSource(node: TableNode, row: RowValue) {
  return inputColumns(node).flatMap((column): [string, RowValue['cells'][string]][] => {
    const kind = columnKind(column)
    const cellValue = row.cells[column.id]
    return cellValue === undefined || kind.isEmpty(cellValue) ? [] : [[column.id, cellValue]]
  })
}
