/** Estimates the server's time from the `Date` of its responses; for countdowns, greetings and drafts. */

let heard: { at: number; since: number } | null = null

/** Takes note of the `Date` an answer of the server carries, which has just come. */
export function noteServerDate(header: string | null): void {
  const at = Date.parse(String(header))
  if (Number.isFinite(at)) heard = { at, since: performance.now() }
}

/**
 * The time by the server's clock as far as this document has heard of it, else by this device's, which may be a year behind and put right
 * in the middle of something. For what is thrown away by its age.
 */
export function estimatedServerNow(): number {
  return heard ? heard.at + performance.now() - heard.since : Date.now()
}
