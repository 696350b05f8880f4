/** Decides what is overdue or due soon, and says it in words and colour, for every list with deadlines. */

import { t } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { daysBetween } from '@/lib/time/iso-day'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Milliseconds before a date from which it is due soon. */
const soonFrom = 3 * day

/** How near a date is. */
export type Urgency = 'overdue' | 'soon' | 'later'

/**
 * The one place that decides when something is overdue or due soon (in its last three days); both in milliseconds since 1970 by
 * the server's clock. Home, lists, todos and the embedded backend ask it.
 */
export function urgencyOf(dueAt: number, now: number): Urgency {
  if (dueAt <= now) return 'overdue'
  return dueAt - now <= soonFrom ? 'soon' : 'later'
}

/**
 * The one table of due-date colours (specification, section 4): overdue is orange, due soon is red, the rest has no colour of its own.
 * The values are colours of `ui/StatusTag`.
 */
export const urgencyColors = { overdue: 'orange', soon: 'red', later: 'default' } as const satisfies Record<
  Urgency,
  string
>

/**
 * How long is left, or how long it has been overdue, in words with their number. Days are those of the Beijing calendar, like the dates beside
 * them: what is due on one date has the same number, whatever its time of day. The last 24 hours are told in hours.
 */
export function dueWords(dueAt: number, now: number): string {
  const remaining = dueAt - now
  const days = daysBetween(formatDay(now), formatDay(dueAt)) ?? 0
  if (remaining <= 0) return days < 0 ? t('已逾期 {n} 天', { n: -days }) : t('已逾期')
  if (remaining < hour) return t('还剩不到 1 小时')
  if (remaining < day) return t('还剩 {n} 小时', { n: Math.floor(remaining / hour) })
  return remaining <= soonFrom ? t('即将到期，还剩 {n} 天', { n: days }) : t('还剩 {n} 天', { n: days })
}

/** What is left to the minute: 还剩 12 天 5 小时; hours and minutes on the last day; null once it is over. */
export function exactTimeRemaining(until: number, now: number): string | null {
  const remaining = until - now
  if (remaining <= 0) return null
  const [days, hours] = [Math.floor(remaining / day), Math.floor((remaining % day) / hour)]
  if (days > 0) return t('还剩 {days} 天 {hours} 小时', { days, hours })
  return t('还剩 {hours} 小时 {minutes} 分钟', { hours, minutes: Math.floor((remaining % hour) / minute) })
}

/** Compares by due date, earliest first; items without a date come last. */
export function byDueDate<T>(dueOf: (item: T) => number | null): (a: T, b: T) => number {
  const at = (item: T) => dueOf(item) ?? Number.MAX_SAFE_INTEGER
  return (a, b) => at(a) - at(b)
}
