/** A hook that counts seconds down, for resending a verification code. */

import { useCallback, useEffect, useRef, useState } from 'react'

/** How often it ticks, in milliseconds (specification, section 9). */
const tick = 1000

/**
 * Counts whole seconds down by the clock, so that a sleeping tab does not delay the end.
 * @param onEnd called each time it reaches 0
 * @returns the seconds left (0 when stopped), and the start function
 */
export function useCountdown(seconds: number, onEnd?: () => void): [left: number, start: () => void] {
  const [end, setEnd] = useState(0)
  const [remaining, setRemaining] = useState(0)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      // A clock that was set back does not extend the countdown.
      if (end - Date.now() > seconds * 1000) return setEnd(Date.now() + seconds * 1000)
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setRemaining(now)
      if (now > 0) return
      clearInterval(timer)
      setEnd(0)
      ended.current?.()
    }, tick)
    return () => clearInterval(timer)
  }, [end, seconds])
  const start = useCallback(() => {
    setEnd(Date.now() + seconds * 1000)
    setRemaining(seconds)
  }, [seconds])
  return [remaining, start]
}
