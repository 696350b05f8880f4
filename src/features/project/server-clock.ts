import { useEffect, useState } from 'react'
import { t } from '@/lib/i18n'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What is left until a deadline; null once it is over. */
interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** The time from `now` to `until`, both in milliseconds since 1970 by the server's clock; whole minutes, rounded down. */
function timeLeft(until: number, now: number): TimeLeft | null {
  const left = until - now
  if (left <= 0) return null
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
  }
}

/** The time left in words: 还剩 12 天 5 小时; hours and minutes on the last day; null once it is over. */
export function timeLeftText(until: number, now: number): string | null {
  const left = timeLeft(until, now)
  if (left === null) return null
  if (left.days > 0) return t('还剩 {days} 天 {hours} 小时', { days: left.days, hours: left.hours })
  return t('还剩 {hours} 小时 {minutes} 分钟', { hours: left.hours, minutes: left.minutes })
}

/** The server's clock as a function: what it said with an answer that has just come, plus what has passed here since. */
export function serverClock(serverTime: number): () => number {
  const start = performance.now()
  return () => serverTime + performance.now() - start
}

/**
 * The server's clock, live to the minute: what it said with an answer, plus what has passed here since. The person's own
 * clock may be wrong; how fast it runs is not.
 */
export function useServerNow(serverTime: number | undefined): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (serverTime === undefined) return
    const start = performance.now()
    setPassed(0)
    const timer = setInterval(() => setPassed(performance.now() - start), minute / 2)
    return () => clearInterval(timer)
  }, [serverTime])
  return (serverTime ?? 0) + passed
}
