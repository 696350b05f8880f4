interface Totalled {
  id: string
  /** Null until everything is scored. */
  total: number | null
}

/** Places by total, the highest first; equal totals share a place. Nothing for what has no total. */
export function placesByTotal(tasks: readonly Totalled[]): ReadonlyMap<string, number> {
  const totals = tasks.flatMap(({ total }) => total ?? [])
  return new Map(
    tasks.flatMap(({ id, total }) =>
      total === null ? [] : [[id, totals.filter((other) => other > total).length + 1] as const],
    ),
  )
}

/**
 * Scored reviews in the order one put them; what has no place yet stands before the first of a lower total.
 * @param ranking identifiers, the best first
 */
export function inOrder<Task extends Totalled>(tasks: readonly Task[], ranking: readonly string[]): Task[] {
  const scored = tasks.filter(({ total }) => total !== null)
  const ordered = ranking.flatMap((id) => scored.find((one) => one.id === id) ?? [])
  const rest = scored.filter((one) => !ordered.includes(one))
  for (const one of rest.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))) {
    const before = ordered.findIndex(({ total }) => (total ?? 0) < (one.total ?? 0))
    ordered.splice(before < 0 ? ordered.length : before, 0, one)
  }
  return ordered
}

/** What contradicts one's order: by review, those that stand behind it with a higher total. */
export function contradictions<Task extends Totalled>(ordered: readonly Task[]): ReadonlyMap<string, readonly Task[]> {
  return new Map(
    ordered.flatMap(({ id, total }, index) => {
      const higher = ordered.slice(index + 1).filter((one) => (one.total ?? 0) > (total ?? 0))
      return higher.length > 0 ? [[id, higher] as const] : []
    }),
  )
}

/** The list with one of its entries at another place, from 0. */
export function moved(order: readonly string[], id: string, to: number): string[] {
  return order.filter((one) => one !== id).toSpliced(to, 0, id)
}
