/** Undo steps of a table's rows, as differences between two states. */

import { groupBy } from '../collections/get-or-create'
import { jsonEqual } from '../collections/json-equal'
import type { Row } from './row'

/**
 * The changes that one operation made to a table's rows: removed rows, added rows, changed cells, and the former order.
 * Undoing it keeps everything typed since.
 */
export interface RowStep<R extends Row = Row> {
  removed: readonly { row: R; index: number }[]
  added: ReadonlySet<string>
  changed: readonly { rowId: string; columnId: string; before: unknown; after: unknown }[]
  /** The former order of ids; null where the remaining rows kept their order. */
  order: readonly string[] | null
}

function changesOf(before: Row, after: Row): RowStep['changed'] {
  if (before === after) return []
  const columns = new Set([...Object.keys(before.cells), ...Object.keys(after.cells)])
  return [...columns].flatMap((columnId) => {
    const [was, is] = [before.cells[columnId] ?? null, after.cells[columnId] ?? null]
    return jsonEqual(was, is) ? [] : [{ rowId: after.id, columnId, before: was, after: is }]
  })
}

/** The changes between two states of the rows; null for none. */
export function stepBetween<R extends Row>(before: readonly R[], after: readonly R[]): RowStep<R> | null {
  const [old, now] = [new Map(before.map((row) => [row.id, row])), new Map(after.map((row) => [row.id, row]))]
  const removed = before.flatMap((row, index) => (now.has(row.id) ? [] : [{ row, index }]))
  const added = new Set(after.filter((row) => !old.has(row.id)).map((row) => row.id))
  const changed = after.flatMap((row) => {
    const was = old.get(row.id)
    return was ? changesOf(was, row) : []
  })
  const [stayed, stay] = [before.filter((row) => now.has(row.id)), after.filter((row) => old.has(row.id))]
  const moved = stayed.some((row, index) => row.id !== stay[index]?.id)
  if (removed.length + added.size + changed.length === 0 && !moved) return null
  return { removed, added, changed, order: moved ? before.map((row) => row.id) : null }
}

/** Undoes a step; values typed into its cells since then stay. */
export function withoutStep<R extends Row>(rows: readonly R[], step: RowStep<R>): readonly R[] {
  const changes = groupBy(step.changed, ({ rowId }) => rowId)
  const unchanged = rows
    .filter((row) => !step.added.has(row.id))
    .map((row) => {
      const back = (changes.get(row.id) ?? []).filter((change) =>
        jsonEqual(row.cells[change.columnId] ?? null, change.after),
      )
      if (back.length === 0) return row
      const cells = { ...row.cells, ...Object.fromEntries(back.map((item) => [item.columnId, item.before])) }
      return { ...row, cells }
    })
  const ordered = step.order ? inOrder(unchanged, step.order) : unchanged
  const there = new Set(ordered.map((row) => row.id))
  const whole = [...ordered]
  for (const { row, index } of step.removed) if (!there.has(row.id)) whole.splice(Math.min(index, whole.length), 0, row)
  return whole
}

/** Restores a former order; unknown rows stay behind their current predecessor. */
function inOrder<R extends Row>(rows: readonly R[], order: readonly string[]): readonly R[] {
  const indexById = new Map(order.map((id, index) => [id, index]))
  let last = -1
  // The sort is stable, so an unknown row stays behind the one whose rank it takes.
  const ranked = rows.map((row) => {
    last = indexById.get(row.id) ?? last
    return { row, rank: last }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row)
}
