import { same } from '@/lib/same'
import { columnKind } from '../kinds/column-kinds'
import type { TableNode } from '../schema/nodes'
import { inputColumns } from '../schema/rows'
import type { RowValue } from '../schema/values'

/** How a source's row stands to a table: taken as it is, changed since, or not in it. Rows are known by their entry's id. */
export interface RowSource {
  row: RowValue
  state: 'kept' | 'changed' | 'missing'
}

/** How the rows of a source stand to those of a table. What a source says nothing of is the table's own. */
export function rowSources(node: TableNode, rows: readonly RowValue[], from: readonly RowValue[]): RowSource[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  return from.map((row) => {
    const here = known.get(row.id)
    if (!here) return { row, state: 'missing' }
    const alike = saidCells(node, row).every(([id, said]) => same(said, here.cells[id]))
    return { row, state: alike ? 'kept' : 'changed' }
  })
}

/** A table with one row taken over: as its source says it where that says anything, or added at the end. */
export function withRow(node: TableNode, rows: readonly RowValue[], taken: RowValue): RowValue[] {
  if (!rows.some(({ id }) => id === taken.id)) return [...rows, taken]
  const said = Object.fromEntries(saidCells(node, taken))
  return rows.map((row) => (row.id === taken.id ? { ...row, cells: { ...row.cells, ...said } } : row))
}

/** What a row is called: its first answer. */
export function rowName(node: TableNode, row: RowValue): string {
  for (const column of inputColumns(node)) {
    const said = row.cells[column.id]
    const text = said === undefined ? '' : columnKind(column).text(column, said)
    if (text !== '') return text
  }
  return row.id
}

function saidCells(node: TableNode, row: RowValue) {
  return inputColumns(node).flatMap((column): [string, RowValue['cells'][string]][] => {
    const kind = columnKind(column)
    const said = row.cells[column.id]
    return said === undefined || kind.isEmpty(said) ? [] : [[column.id, said]]
  })
}
