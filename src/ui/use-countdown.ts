import { useCallback, useEffect, useState } from 'react'

/**
 * Counts whole seconds down, by the clock, so that a sleeping tab does not stretch them.
 * @returns the seconds left (0 when it does not run), and how to start it
 */
export function useCountdown(seconds: number): [left: number, start: () => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) setEnd(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback(() => {
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }, [seconds])
  return [left, start]
}
