/** Extends the objection period of award reports by the time in which it stands still. */

/** A pause of a clock, in milliseconds since 1970; `to` null: still paused. */
export interface Pause {
  from: number
  to: number | null
}

/** The end of a period of `length` from `from`, counting overlapping pauses once; null while the clock is paused. */
export function afterPauses(from: number, length: number, pauses: readonly Pause[]): number | null {
  let end = from + length
  let counted = from
  for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
    const begins = Math.max(pause.from, counted)
    // A pause that starts after the period's end has no effect.
    if (begins >= end) continue
    if (pause.to === null) return null
    if (pause.to <= counted) continue
    end += pause.to - begins
    counted = pause.to
  }
  return end
}
