let shift = 0

/**
 * The server's clock, in milliseconds since 1970-01-01T00:00Z: this machine's clock plus the offset of `advanceClock`.
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
