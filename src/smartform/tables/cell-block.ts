/** Writes a block of cells into the rows of a table field, for paste and fill. */

import { randomId } from '@/lib/random-id'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import type { FormEngine } from '../engine/engine'
import { cellPath } from '../engine/paths'
import type { TableNode } from '../schema/nodes'
import { makeRow, mostRowsIn } from '../schema/rows'
import type { CellValue, RowValue } from '../schema/values'

/** What to write where, row by row; undefined leaves a cell unchanged. */
export type CellGrid = readonly (readonly (CellValue | undefined)[])[]

export interface Writing {
  newRow(): RowValue
  /** Whether the person cannot edit the cell. */
  locked(rowId: string, columnId: string): boolean
}

/** Writing into the rows of an open form. */
export function writingIn(engine: FormEngine, table: TableNode): Writing {
  return {
    newRow: () => makeRow(table, `r${randomId()}`, {}),
    locked: (rowId, columnId) => engine.field(cellPath(table.id, rowId, columnId))?.locked === true,
  }
}

/**
 * A table's rows with a grid written into them from a cell on; rows are added up to the limit. Computed, locked and
 * missing cells are skipped and counted.
 */
export function withCells(
  table: TableNode,
  rows: readonly RowValue[],
  from: CellPosition,
  grid: CellGrid,
  { newRow, locked }: Writing,
): { rows: readonly RowValue[]; written: readonly { rowId: string; columnId: string }[]; left: number } {
  const limit = mostRowsIn(table, rows.length)
  const result = [...rows]
  const written: { rowId: string; columnId: string }[] = []
  let remaining = 0
  grid.forEach((line, down) => {
    const at = from.row + down
    const filledCells = line.filter((value) => value !== undefined).length
    if (at >= limit) {
      remaining += filledCells
      return
    }
    const before = result[at]
    const row = before ?? newRow()
    const cells: Record<string, CellValue> = { ...row.cells }
    line.forEach((value, across) => {
      if (value === undefined) return
      const column = table.columns[from.column + across]
      if (!column || column.kind === 'computed' || (before && locked(row.id, column.id))) {
        remaining += 1
        return
      }
      cells[column.id] = value
      written.push({ rowId: row.id, columnId: column.id })
    })
    result[at] = { id: row.id, cells }
  })
  return { rows: result, written, left: remaining }
}
