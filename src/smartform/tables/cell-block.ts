import type { FormEngine } from '../engine/engine'
import { cellPath } from '../engine/paths'
import type { TableNode } from '../schema/nodes'
import { hasFixedRows, makeRow, rowLimit } from '../schema/rows'
import type { CellValue, RowValue } from '../schema/values'

/** A cell by its row's and column's place, counted from 0. */
export interface CellSpot {
  row: number
  column: number
}

export function sameSpot(one: CellSpot, other: CellSpot): boolean {
  return one.row === other.row && one.column === other.column
}

/** A block of cells, its edges included. */
export interface CellBlock {
  top: number
  bottom: number
  left: number
  right: number
}

export function blockBetween(one: CellSpot, other: CellSpot): CellBlock {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/** What is to be written where, row by row; undefined leaves a cell as it is. */
export type CellGrid = readonly (readonly (CellValue | undefined)[])[]

/** A grid repeated until it fills a block where it goes into it evenly, as spreadsheets do; else itself. */
export function tiled<T>(grid: readonly (readonly T[])[], { top, bottom, left, right }: CellBlock) {
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  const [height, width] = [grid.length, grid[0]?.length ?? 0]
  if (height === 0 || width === 0 || rows % height !== 0 || columns % width !== 0) return grid
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => grid[row % height]?.[column % width] as T),
  )
}

export interface Writing {
  newRow(): RowValue
  /** The cell cannot be changed by the person. */
  locked(rowId: string, columnId: string): boolean
}

/** Writing into the rows of an open form. */
export function writingIn(engine: FormEngine, table: TableNode): Writing {
  return {
    newRow: () => makeRow(table, `r${crypto.randomUUID()}`, {}),
    locked: (rowId, columnId) => engine.field(cellPath(table.id, rowId, columnId))?.locked === true,
  }
}

/**
 * A table's rows with a grid of cells written into them from a spot on; rows are added behind while there is room. Cells that are
 * computed or locked, or for which there is no place, are left as they are and counted.
 */
export function withCells(
  table: TableNode,
  rows: readonly RowValue[],
  from: CellSpot,
  grid: CellGrid,
  { newRow, locked }: Writing,
): { rows: readonly RowValue[]; written: readonly { rowId: string; columnId: string }[]; left: number } {
  const limit = hasFixedRows(table) ? rows.length : Math.max(rows.length, rowLimit(table))
  const result = [...rows]
  const written: { rowId: string; columnId: string }[] = []
  let left = 0
  grid.forEach((line, down) => {
    const at = from.row + down
    const wanted = line.filter((value) => value !== undefined).length
    if (at >= limit) {
      left += wanted
      return
    }
    const before = result[at]
    const row = before ?? newRow()
    const cells: Record<string, CellValue> = { ...row.cells }
    line.forEach((value, across) => {
      if (value === undefined) return
      const column = table.columns[from.column + across]
      if (!column || column.kind === 'computed' || (before && locked(row.id, column.id))) {
        left += 1
        return
      }
      cells[column.id] = value
      written.push({ rowId: row.id, columnId: column.id })
    })
    result[at] = { id: row.id, cells }
  })
  return { rows: result, written, left }
}
