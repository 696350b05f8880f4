import { t } from './i18n'
import { likelyNow } from './server-date'

const hour = 3_600_000

/** What stands for a moment that no calendar of four digits has: a date nobody meant. */
const noTime = '—'

/** A moment in letters, `YYYY-MM-DDTHH:mm:ss.sssZ`; undefined for one that no calendar of four digits has. */
export function isoMoment(at: number): string | undefined {
  const written = Number.isFinite(new Date(at).getTime()) ? new Date(at).toISOString() : ''
  return written.length === 24 ? written : undefined
}

/** Letters of a moment as the clocks of Beijing show it: UTC+8 all year round, as since 1992. */
const onBeijingClocks = (at: number, from: number, to: number) => isoMoment(at + 8 * hour)?.slice(from, to) ?? noTime

/** Whether this browser's clock differs from Beijing's: then times say whose they are. */
function isElsewhere(at: number): boolean {
  return new Date(at).getTimezoneOffset() !== -480
}

const labelled = (at: number, time: string) =>
  time !== noTime && isElsewhere(at) ? t('{time}（北京时间）', { time }) : time

/** A moment's day in Beijing, `YYYY-MM-DD`; `at` in milliseconds since 1970-01-01T00:00Z, as everywhere here. */
export function formatDay(at: number): string {
  return onBeijingClocks(at, 0, 10)
}

/** A moment with its minute in Beijing, `YYYY-MM-DD HH:mm`, for what names the zone itself. */
export function formatMinuteInBeijing(at: number): string {
  return onBeijingClocks(at, 0, 16).replace('T', ' ')
}

/** The same for a page: says 北京时间 where the browser's zone is another. */
export function formatMinute(at: number): string {
  return labelled(at, formatMinuteInBeijing(at))
}

/** Of today the time alone, `HH:mm`; of any other day with the day. */
export function formatRecent(at: number): string {
  return formatDay(at) === beijingToday() ? labelled(at, onBeijingClocks(at, 11, 16)) : formatMinute(at)
}

/** The time of day in Beijing to the second, `HH:mm:ss`. */
export function formatSecond(at: number): string {
  return labelled(at, onBeijingClocks(at, 11, 19))
}

/** The hour of the day in Beijing, 0 to 23. */
export function beijingHour(at: number): number {
  return Number(onBeijingClocks(at, 11, 13))
}

/** Today in Beijing, `YYYY-MM-DD`: the day that rules and deadlines go by, so by the server's clock once it was heard. */
export function beijingToday(): string {
  return formatDay(likelyNow())
}

/** Milliseconds from a moment until the next day begins in Beijing; never 0. */
export function untilBeijingMidnight(at: number): number {
  const day = 24 * hour
  return day - ((at + 8 * hour) % day)
}

/** The day of the week in Beijing, in words of the language. */
export function formatWeekday(at: number, language: 'zh' | 'en'): string {
  if (isoMoment(at + 8 * hour) === undefined) return noTime
  return new Intl.DateTimeFormat(language === 'en' ? 'en' : 'zh-CN', { weekday: 'long', timeZone: 'UTC' }).format(
    at + 8 * hour,
  )
}
