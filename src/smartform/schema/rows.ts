import { columnKind } from '../kinds/column-kinds'
import { isRawObject, type RawObject } from './definition-reader'
import type { ColumnNode, FormNode, TableNode } from './nodes'
import type { CellValue, RowValue } from './values'

/** A form's table by its id. */
export function tableIn({ fields }: Pick<FormNode, 'fields'>, id: string): TableNode | null {
  const node = fields.get(id)
  return node?.kind === 'table' ? node : null
}

export function columnOf(table: TableNode, id: string): ColumnNode | undefined {
  return table.columns.find((column) => column.id === id)
}

/** The rows of a table's value; none of any other. */
export function rowsIn(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? value : []
}

/** Columns whose cells hold a value; computed ones are worked out. */
export function inputColumns(node: TableNode): ColumnNode[] {
  return node.columns.filter((column) => column.kind !== 'computed')
}

/** Whether the rows are given, by the definition or by what the content began with, so that none can be added, removed or moved. */
export function hasFixedRows({ fixedRows, givenRows }: TableNode): boolean {
  return givenRows || (fixedRows?.length ?? 0) > 0
}

const usualLimit = 100

/** The most rows a free table takes. */
export function rowLimit({ maxRows = usualLimit }: Pick<TableNode, 'maxRows'>): number {
  return maxRows
}

/** Cells of a row the definition fills and locks. */
export function presetCells(node: TableNode, rowId: string): RawObject | undefined {
  return node.fixedRows?.find((row) => row.id === rowId)?.cells
}

/** The cell's value from outside; the column's default, or empty, where nothing is said. */
function cellOf(column: ColumnNode, cells: RawObject): CellValue {
  const kind = columnKind(column)
  if (Object.hasOwn(cells, column.id)) return kind.coerce(column, cells[column.id])
  return column.defaultValue === undefined ? kind.empty(column) : kind.coerce(column, column.defaultValue)
}

/** A row with a value in each input column; raw cells of unknown columns are left out. */
export function makeRow(node: TableNode, id: string, cells: RawObject): RowValue {
  const preset = presetCells(node, id)
  const given = preset ? { ...cells, ...preset } : cells
  return { id, cells: Object.fromEntries(inputColumns(node).map((column) => [column.id, cellOf(column, given)])) }
}

/** Row ids become parts of paths, so a slash cannot stand in them. */
export function isRowId(id: unknown): id is string {
  return typeof id === 'string' && /^[^/]{1,100}$/.test(id)
}

/**
 * The rows for anything from outside. Items that are no rows are left out; a bad or repeated id is replaced. Fixed rows are
 * always there, in the definition's order, and no others are.
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
