import type { TableNode } from '../schema/nodes'
import { coerceRows, hasFixedRows, isRowId, makeRow, rowLimit } from '../schema/rows'
import type { RowValue } from '../schema/values'
import { same } from './same'

/** What becomes of a table's rows; pure. */

export function hasRoom(table: TableNode, rows: readonly RowValue[]): boolean {
  return !hasFixedRows(table) && rows.length < rowLimit(table)
}

/** A row for a table, with the id given if it is free. Ids are random, so that two people's rows never meet in one. */
export function newRow(table: TableNode, rows: readonly RowValue[], given: Partial<RowValue>): RowValue {
  const { id } = given
  const free = isRowId(id) && !rows.some((row) => row.id === id)
  return makeRow(table, free ? id : randomId(), given.cells ?? {})
}

function randomId(): string {
  return `r${Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')}`
}

export function within(index: number, length: number): number {
  return Number.isFinite(index) ? Math.min(Math.max(Math.trunc(index), 0), length) : length
}

/** Moves one row so that it stands at `to`. */
export function moved(rows: readonly RowValue[], from: number, to: number): readonly RowValue[] {
  const row = rows[from]
  const rest = rows.toSpliced(from, 1)
  return row ? rest.toSpliced(within(to, rest.length), 0, row) : rows
}

/** Rows from outside for a table; those that are as before stay the same objects. */
export function takenRows(table: TableNode, before: ReadonlyMap<string, RowValue>, raw: unknown): readonly RowValue[] {
  return coerceRows(table, raw).map((row) => {
    const known = before.get(row.id)
    return known && same(known, row) ? known : row
  })
}
