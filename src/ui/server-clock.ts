/** Hooks for the current time by the server's clock, for deadlines. */

import { useEffect, useState } from 'react'

/** Update interval of the clock in milliseconds: deadlines are shown to the minute. */
const tick = 30_000

/**
 * The server's current time: the time from a response plus the time since then. The device's clock may be wrong, but it
 * runs at the right speed.
 */
export function useServerNow(serverTime: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(serverTime)) return
    const start = performance.now()
    setPassed(0)
    const timer = setInterval(() => setPassed(performance.now() - start), tick)
    return () => clearInterval(timer)
  }, [serverTime])
  return serverTime + passed
}

/** The server's clock as a function, from the time in a fresh response. */
export function serverClock(serverTime: number): () => number {
  const start = performance.now()
  return () => serverTime + performance.now() - start
}
