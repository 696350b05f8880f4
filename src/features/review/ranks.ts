/** Places by total, the highest first; equal totals share a place. Nothing for what has no total. */
export function placesByTotal(tasks: readonly { id: string; total: number | null }[]): ReadonlyMap<string, number> {
  const totals = tasks.flatMap(({ total }) => total ?? [])
  return new Map(
    tasks.flatMap(({ id, total }) =>
      total === null ? [] : [[id, totals.filter((other) => other > total).length + 1] as const],
    ),
  )
}
