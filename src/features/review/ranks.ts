/** Ranks and order of scored reviews in a group, as pure functions; for the desk, the ranking table and the standing in the group. */

interface Totalled {
  id: string
  /** Null until everything is scored. */
  total: number | null
}

/** Ranks by total, highest first; equal totals share a rank. None without a total. */
export function ranksByTotal(tasks: readonly Totalled[]): ReadonlyMap<string, number> {
  const totals = tasks.flatMap(({ total }) => total ?? [])
  return new Map(
    tasks.flatMap(({ id, total }) =>
      total === null ? [] : [[id, totals.filter((other) => other > total).length + 1] as const],
    ),
  )
}

/**
 * Scored reviews in the reviewer's order; unranked ones come before the first lower total.
 * @param ranking ids, best first
 */
export function inOrder<Task extends Totalled>(tasks: readonly Task[], ranking: readonly string[]): Task[] {
  const scored = tasks.filter(({ total }) => total !== null)
  const ordered = ranking.flatMap((id) => scored.find((task) => task.id === id) ?? [])
  const rest = scored.filter((task) => !ordered.includes(task))
  for (const task of rest.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))) {
    const before = ordered.findIndex(({ total }) => (total ?? 0) < (task.total ?? 0))
    ordered.splice(before < 0 ? ordered.length : before, 0, task)
  }
  return ordered
}

/** Contradictions of a ranking: for each review, those ranked behind it with a higher total. */
export function contradictions<Task extends Totalled>(ordered: readonly Task[]): ReadonlyMap<string, readonly Task[]> {
  return new Map(
    ordered.flatMap(({ id, total }, index) => {
      const higher = ordered.slice(index + 1).filter((task) => (task.total ?? 0) > (total ?? 0))
      return higher.length > 0 ? [[id, higher] as const] : []
    }),
  )
}

/** The list with one entry moved to an index. */
export function moved(order: readonly string[], id: string, to: number): string[] {
  return order.filter((text) => text !== id).toSpliced(to, 0, id)
}
