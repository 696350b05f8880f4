/** The embedded backend's clock. Code that builds a context asks it; resolvers and rules read `context.now`. Tests move it (`backend.advance`). */

let shift = 0

/**
 * The embedded server's clock, in milliseconds since 1970-01-01T00:00Z: this machine's clock plus the offset of `advanceClock`. Resolvers and
 * rules read `context.now`; only code that builds a context, or has none, calls this.
 */
export function serverNow(): number {
  return Date.now() + shift
}

/** Advances only the server's clock, in milliseconds. */
export function advanceClock(ms: number): void {
  shift += ms
}

export function resetClock(): void {
  shift = 0
}
