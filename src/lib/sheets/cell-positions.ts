/** Positions and blocks of cells in editable tables. */

/** A cell by its row's and column's place, counted from 0. */
export interface CellPosition {
  row: number
  column: number
}

export function samePosition(position: CellPosition, other: CellPosition): boolean {
  return position.row === other.row && position.column === other.column
}

/** A block of cells, its edges included. */
export interface CellBlock {
  top: number
  bottom: number
  left: number
  right: number
}

export function blockBetween(position: CellPosition, other: CellPosition): CellBlock {
  return {
    top: Math.min(position.row, other.row),
    bottom: Math.max(position.row, other.row),
    left: Math.min(position.column, other.column),
    right: Math.max(position.column, other.column),
  }
}

/** A grid repeated until it fills a block where it goes into it evenly, as spreadsheets do; else itself. */
export function tiled<T>(grid: readonly (readonly T[])[], { top, bottom, left, right }: CellBlock) {
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  const [height, width] = [grid.length, grid[0]?.length ?? 0]
  // Nothing goes evenly into a block: what is left of a division by 0 is no number.
  if (rows % height !== 0 || columns % width !== 0) return grid
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => grid[row % height]?.[column % width] as T),
  )
}
