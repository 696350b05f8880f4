/** A time in which a clock stands still, in milliseconds since 1970; `to` null: it still does. */
export interface Pause {
  from: number
  to: number | null
}

/** When a time of `length` that began at `from` is over, pauses that overlap counted once; null while the clock stands still. */
export function afterPauses(from: number, length: number, pauses: readonly Pause[]): number | null {
  let end = from + length
  let counted = from
  for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
    const begins = Math.max(pause.from, counted)
    // Begun once the time was over, it stops nothing.
    if (begins >= end) continue
    if (pause.to === null) return null
    if (pause.to <= counted) continue
    end += pause.to - begins
    counted = pause.to
  }
  return end
}
