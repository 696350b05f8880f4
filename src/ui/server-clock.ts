import { useEffect, useState } from 'react'

/** How often the clock is read, in milliseconds: every deadline is told to the minute. */
const tick = 30_000

/**
 * The server's clock, live to the minute: what it said with an answer, plus what has passed here since. The person's own
 * clock may be wrong; how fast it runs is not.
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

/** The server's clock as a function: what it said with an answer that has just come, plus what has passed here since. */
export function serverClock(serverTime: number): () => number {
  const start = performance.now()
  return () => serverTime + performance.now() - start
}
