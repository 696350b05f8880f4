/** Compares a table's rows here with the server's after a conflict, and merges the chosen ones; for the conflict choices of table fields. */

import { jsonEqual } from '../collections/json-equal'
import type { Row } from './row'

export type Side = 'mine' | 'server'

/** A row with two versions, or one that only one side has. */
export interface RowDifference<R extends Row = Row> {
  rowId: string
  mine: R | null
  server: R | null
  /** Columns whose cells differ; all filled ones where one side has no such row. */
  columnIds: readonly string[]
  /** The side that alone changed the row since both began with the same one; null when both did, or it is not known. */
  suggested: Side | null
}

function differing(mine: Row | null, server: Row | null): string[] {
  const columns = new Set([...Object.keys(mine?.cells ?? {}), ...Object.keys(server?.cells ?? {})])
  return [...columns].filter((id) => !jsonEqual(mine?.cells[id] ?? null, server?.cells[id] ?? null))
}

function suggestedSide(mine: Row | null, server: Row | null, base: Row | null): Side | null {
  if (jsonEqual(server, base)) return 'mine'
  return jsonEqual(mine, base) ? 'server' : null
}

/**
 * The rows in which two versions of a table differ, mine in their order, then those only the server has. `base` is what
 * both began with, where it is known. Empty when they hold the same rows, perhaps in another order.
 */
export function rowDifferences<R extends Row>(
  mine: readonly R[],
  server: readonly R[],
  base?: readonly R[] | null,
): RowDifference<R>[] {
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
export function resolvedRows<R extends Row>(
  mine: readonly R[],
  server: readonly R[],
  choices: Readonly<Record<string, Side>>,
): R[] {
  const ofMine = new Map(mine.map((row) => [row.id, row]))
  const inServer = new Set(server.map((row) => row.id))
  const sideOf = (rowId: string): Side => choices[rowId] ?? 'mine'
  const rows: R[] = server.flatMap((row) => {
    const merged = sideOf(row.id) === 'server' ? row : ofMine.get(row.id)
    return merged ? [merged] : []
  })
  mine.forEach((row, index) => {
    if (inServer.has(row.id) || sideOf(row.id) === 'server') return
    const before = mine.slice(0, index).findLast((item) => rows.some((row) => row.id === item.id))
    rows.splice(before ? rows.findIndex((row) => row.id === before.id) + 1 : 0, 0, row)
  })
  return rows
}
