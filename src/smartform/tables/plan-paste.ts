import type { Block } from '@/lib/sheets/parse-block'
import type { ColumnNode, TableNode } from '../schema/nodes'
import { hasFixedRows, inputColumns, rowLimit } from '../schema/rows'
import type { CellValue, RowValue } from '../schema/values'
import { type ConvertedCell, convertCell, type FoundEntries, lookupOf } from './convert-cell'
import type { Mapping } from './map-columns'

/** Where the first row of a block goes: over the row at this place, or behind all rows. */
export type PastePlace = { over: number } | 'end'

/** One row of a block as it would be written. */
export interface PlannedRow {
  /** Its place in the block, counted from 1 as the person sees it there. */
  sourceRow: number
  source: readonly string[]
  cells: ReadonlyMap<string, ConvertedCell>
  good: boolean
}

/** Every row of a block under a mapping; rows with nothing in the chosen columns are left out. */
export function planRows(block: Block, mapping: Mapping, columns: readonly ColumnNode[], entries: FoundEntries) {
  const byId = new Map(columns.map((column) => [column.id, column]))
  return block.flatMap((source, index): PlannedRow[] => {
    if (mapping.hasHeader && index === 0) return []
    const cells = new Map<string, ConvertedCell>()
    let filled = false
    mapping.columns.forEach(({ columnId, unit }, at) => {
      const column = columnId === null ? undefined : byId.get(columnId)
      if (!column) return
      const text = source[at] ?? ''
      filled ||= text.trim() !== ''
      cells.set(column.id, convertCell(column, text, { unit, entries }))
    })
    if (!filled) return []
    return [{ sourceRow: index + 1, source, cells, good: [...cells.values()].every((cell) => cell.problem === null) }]
  })
}

/** How many rows a table takes from a place on. */
export function roomFrom(table: TableNode, count: number, place: PastePlace): number {
  const limit = hasFixedRows(table) ? count : Math.max(count, rowLimit(table))
  return Math.max(0, limit - (place === 'end' ? count : place.over))
}

/**
 * A table's rows with planned ones written over them from a place on, more added behind while there is room. Columns that
 * are not mapped keep what they hold. `newRow` makes an empty row; `locked` cells are left as they are.
 */
export function pasteRows(
  table: TableNode,
  rows: readonly RowValue[],
  planned: readonly PlannedRow[],
  place: PastePlace,
  { newRow, locked }: { newRow(): RowValue; locked(rowId: string, columnId: string): boolean },
): readonly RowValue[] {
  const start = place === 'end' ? rows.length : place.over
  const result = [...rows]
  planned.slice(0, roomFrom(table, rows.length, place)).forEach((plan, offset) => {
    const at = start + offset
    const before = result[at]
    const row = before ?? newRow()
    const cells: Record<string, CellValue> = { ...row.cells }
    for (const column of inputColumns(table)) {
      const cell = plan.cells.get(column.id)
      if (cell && !(before && locked(row.id, column.id))) cells[column.id] = cell.value
    }
    result[at] = { id: row.id, cells }
  })
  return result
}

/** Texts that have to be looked up before a block can be written, by where. */
export function textsToFind(
  block: Block,
  mapping: Mapping,
  columns: readonly ColumnNode[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>()
  mapping.columns.forEach(({ columnId }, at) => {
    const column = columns.find((one) => one.id === columnId)
    const where = column && lookupOf(column)
    if (!where) return
    const texts = wanted.get(where) ?? new Set()
    for (const row of mapping.hasHeader ? block.slice(1) : block) {
      const text = (row[at] ?? '').replaceAll('\u00a0', ' ').trim()
      if (text !== '') texts.add(text)
    }
    wanted.set(where, texts)
  })
  return wanted
}
