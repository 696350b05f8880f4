/** Reads tables of a form and their rows: columns, fixed rows, row limits; for engine, editors, views and backend. */
import { columnKind } from '../kinds/column-kinds'
import { isRawObject, type RawObject } from './definition-reader'
import type { ColumnNode, FormNode, TableNode } from './nodes'
import type { CellValue, RowValue } from './values'

/** A form's table by id. */
export function tableIn({ fields }: Pick<FormNode, 'fields'>, id: string): TableNode | null {
  const node = fields.get(id)
  return node?.kind === 'table' ? node : null
}

export function columnOf(table: TableNode, id: string): ColumnNode | undefined {
  return table.columns.find((column) => column.id === id)
}

/** The rows of a table's value; empty for anything else. */
export function rowsIn(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? value : []
}

/** Columns whose cells hold a value; computed ones do not. */
export function inputColumns(node: TableNode): ColumnNode[] {
  return node.columns.filter((column) => column.kind !== 'computed')
}

/** Whether the rows are fixed, by the definition or by the initial content. */
export function hasFixedRows({ fixedRows, givenRows }: TableNode): boolean {
  return givenRows || (fixedRows?.length ?? 0) > 0
}

const usualLimit = 100

/** The row limit of a free table. */
export function rowLimit({ maxRows = usualLimit }: Pick<TableNode, 'maxRows'>): number {
  return maxRows
}

/** The most rows that a table of `count` rows may get: fixed rows stay, and rows beyond the limit stay too. */
export function mostRowsIn(table: TableNode, count: number): number {
  return hasFixedRows(table) ? count : Math.max(count, rowLimit(table))
}

/** Cells of a row that the definition fills and locks. */
export function presetCells(node: TableNode, rowId: string): RawObject | undefined {
  return node.fixedRows?.find((row) => row.id === rowId)?.cells
}

/** The cell's value from outside; else the column's default, or empty. */
function cellOf(column: ColumnNode, cells: RawObject): CellValue {
  const kind = columnKind(column)
  if (Object.hasOwn(cells, column.id)) return kind.coerce(column, cells[column.id])
  return column.defaultValue === undefined ? kind.empty(column) : kind.coerce(column, column.defaultValue)
}

/** A row with a value in each input column; unknown columns are dropped. */
export function makeRow(node: TableNode, id: string, cells: RawObject): RowValue {
  const preset = presetCells(node, id)
  const initialCells = preset ? { ...cells, ...preset } : cells
  return {
    id,
    cells: Object.fromEntries(inputColumns(node).map((column) => [column.id, cellOf(column, initialCells)])),
  }
}

/** Row ids are parts of paths, so they contain no slash. */
export function isRowId(id: unknown): id is string {
  return typeof id === 'string' && /^[^/]{1,100}$/.test(id)
}

/**
 * Converts any outside value to rows. Items that are no rows are dropped; a bad or repeated id is replaced. Fixed rows
 * are always present, in the definition's order, and no others.
 */
export function coerceRows(node: TableNode, raw: unknown): readonly RowValue[] {
  const items = Array.isArray(raw) ? raw.filter(isRawObject) : []
  if (node.fixedRows) {
    const cells = new Map(items.map((item) => [item.id, isRawObject(item.cells) ? item.cells : {}]))
    return node.fixedRows.map((row) => makeRow(node, row.id, cells.get(row.id) ?? {}))
  }
  const taken = new Set<string>()
  return items.map((item, index) => {
    let id = isRowId(item.id) ? item.id : `row-${index + 1}`
    while (taken.has(id)) id = `${id}-2`
    taken.add(id)
    return makeRow(node, id, isRawObject(item.cells) ? item.cells : {})
  })
}
