import { same } from '@/lib/same'
import type { FieldValue, RowValue } from '../schema/values'

export type Side = 'mine' | 'server'

/** A row with two versions, or one that only one side has. */
export interface RowDifference {
  rowId: string
  mine: RowValue | null
  server: RowValue | null
  /** Columns whose cells differ; all filled ones where one side has no such row. */
  columnIds: readonly string[]
  /** The side that alone changed the row since both began with the same; null when both did, or it is not known. */
  suggested: Side | null
}

/** A table's rows, or null when the value is none (`RowValue` has an id and cells). */
export function rowsOf(value: FieldValue | undefined): readonly RowValue[] | null {
  if (!Array.isArray(value)) return null
  const rows: readonly unknown[] = value
  return rows.every((row) => typeof row === 'object' && row !== null && 'cells' in row) ? (value as RowValue[]) : null
}

function differing(mine: RowValue | null, server: RowValue | null): string[] {
  const columns = new Set([...Object.keys(mine?.cells ?? {}), ...Object.keys(server?.cells ?? {})])
  return [...columns].filter((id) => !same(mine?.cells[id] ?? null, server?.cells[id] ?? null))
}

function suggestedSide(mine: RowValue | null, server: RowValue | null, base: RowValue | null): Side | null {
  if (same(server, base)) return 'mine'
  return same(mine, base) ? 'server' : null
}

/**
 * The rows in which two versions of a table differ, mine in their order, then those only the server has. `base` is what
 * both began with, where it is known. Empty when they hold the same rows, perhaps in another order.
 */
export function rowDifferences(
  mine: readonly RowValue[],
  server: readonly RowValue[],
  base?: readonly RowValue[] | null,
): RowDifference[] {
  const [ofMine, ofServer, ofBase] = [mine, server, base ?? []].map((rows) => new Map(rows.map((row) => [row.id, row])))
  const ids = new Set([...mine, ...server].map((row) => row.id))
  return [...ids].flatMap((rowId) => {
    const [own, theirs] = [ofMine?.get(rowId) ?? null, ofServer?.get(rowId) ?? null]
    const columnIds = differing(own, theirs)
    if (columnIds.length === 0 && own && theirs) return []
    const suggested = base ? suggestedSide(own, theirs, ofBase?.get(rowId) ?? null) : null
    return [{ rowId, mine: own, server: theirs, columnIds, suggested }]
  })
}

/**
 * The table that follows from a choice for each differing row: the server's order, my own rows after the row they followed.
 * A differing row without a choice stays as I have it; one I do not have stays out only if the server's is not chosen.
 */
export function chosenRows(
  mine: readonly RowValue[],
  server: readonly RowValue[],
  choices: Readonly<Record<string, Side>>,
): RowValue[] {
  const ofMine = new Map(mine.map((row) => [row.id, row]))
  const inServer = new Set(server.map((row) => row.id))
  const sideOf = (rowId: string): Side => choices[rowId] ?? 'mine'
  const rows: RowValue[] = server.flatMap((row) => {
    const kept = sideOf(row.id) === 'server' ? row : ofMine.get(row.id)
    return kept ? [kept] : []
  })
  mine.forEach((row, index) => {
    if (inServer.has(row.id) || sideOf(row.id) === 'server') return
    const before = mine.slice(0, index).findLast((one) => rows.some((kept) => kept.id === one.id))
    rows.splice(before ? rows.findIndex((one) => one.id === before.id) + 1 : 0, 0, row)
  })
  return rows
}
