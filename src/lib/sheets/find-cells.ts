/** Searches the cells of an editable table for a text and steps through the places; for the search bar of table fields. */

import { halfWidth } from '../text/half-width'
import type { CellPosition } from './cell-positions'

/** Text for comparing: width, case, spaces and the commas of large numbers do not count. */
function plain(text: string): string {
  return halfWidth(text)
    .replace(/(?<=\d),(?=\d)/g, '')
    .toLowerCase()
}

/**
 * Every cell in whose text something stands, row by row.
 * @param textOf a cell as it is read
 */
export function findCells<R, C>(
  query: string,
  rows: readonly R[],
  columns: readonly C[],
  textOf: (row: R, column: C) => string,
): readonly CellPosition[] {
  const sought = plain(query)
  if (sought === '') return []
  return rows.flatMap((row, at) =>
    columns.flatMap((column, across) =>
      plain(textOf(row, column)).includes(sought) ? [{ row: at, column: across }] : [],
    ),
  )
}

/**
 * The place, in a list of spots in their order, of the next after one (`by` 1), the one before it (-1), or it itself where it is
 * there, else the next (0); round the ends. -1: there is none.
 */
export function stepTo(spots: readonly CellPosition[], from: CellPosition, by: -1 | 0 | 1): number {
  const beyond = (position: CellPosition) => position.row - from.row || position.column - from.column
  const found =
    by < 0
      ? spots.findLastIndex((position) => beyond(position) < 0)
      : spots.findIndex((position) => beyond(position) >= by)
  if (found >= 0 || spots.length === 0) return found
  return by < 0 ? spots.length - 1 : 0
}
