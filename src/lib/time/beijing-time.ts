/** Formats timestamps in Beijing time: days, minutes, notes about the time zone. */

import { t, text } from '../i18n/i18n'
import { estimatedServerNow } from './server-date'

const hour = 3_600_000

/** Placeholder for a timestamp outside the years 0000 to 9999. */
const noTime = '—'

/** The ISO text of a timestamp, `YYYY-MM-DDTHH:mm:ss.sssZ`; undefined outside the years 0000 to 9999. */
export function isoMoment(at: number): string | undefined {
  const written = Number.isFinite(new Date(at).getTime()) ? new Date(at).toISOString() : ''
  return written.length === 24 ? written : undefined
}

/** Part of the ISO text in Beijing time: UTC+8 all year, without daylight saving since 1992. */
const onBeijingClocks = (at: number, from: number, to: number) => isoMoment(at + 8 * hour)?.slice(from, to) ?? noTime

/** Whether the browser's time zone differs from Beijing's; then texts name the zone. */
export function isElsewhere(at: number): boolean {
  return new Date(at).getTimezoneOffset() !== -480
}

const labelled = (at: number, time: string) =>
  time !== noTime && isElsewhere(at) ? t('{time}（北京时间）', { time }) : time

/** The Beijing date of a timestamp, `YYYY-MM-DD`. Timestamps are milliseconds since 1970-01-01T00:00Z in this file. */
export function formatDay(at: number): string {
  return onBeijingClocks(at, 0, 10)
}

/** The Beijing month of a timestamp, `YYYY-MM`. */
export function monthInBeijing(at: number): string {
  return onBeijingClocks(at, 0, 7)
}

/** The Beijing year of a timestamp. */
export function yearInBeijing(at: number): number {
  return Number(onBeijingClocks(at, 0, 4))
}

/** Beijing date and time, `YYYY-MM-DD HH:mm`, for texts that name the zone themselves. */
export function formatMinuteInBeijing(at: number): string {
  return onBeijingClocks(at, 0, 16).replace('T', ' ')
}

/** Beijing date and time for a page; adds 北京时间 when the browser is in another zone. */
export function formatMinute(at: number): string {
  return labelled(at, formatMinuteInBeijing(at))
}

/**
 * The heading of a column or block of times, with 北京时间 where the browser is in another zone: said once for the block, whose times then come
 * from `formatMinuteInBeijing`.
 */
export function timesHeading(heading: string): string {
  return isElsewhere(estimatedServerNow()) ? t('{time}（北京时间）', { time: heading }) : heading
}

/** As `formatRecent`, for texts that name the zone themselves. */
export function formatRecentInBeijing(at: number): string {
  return formatDay(at) === beijingToday() ? onBeijingClocks(at, 11, 16) : formatMinuteInBeijing(at)
}

/** `HH:mm` for a timestamp of today; date and time for any other day. */
export function formatRecent(at: number): string {
  return formatDay(at) === beijingToday() ? labelled(at, onBeijingClocks(at, 11, 16)) : formatMinute(at)
}

/** Beijing time of day with seconds, `HH:mm:ss`. */
export function formatSecond(at: number): string {
  return labelled(at, onBeijingClocks(at, 11, 19))
}

/** The hour of the day in Beijing, 0 to 23. */
export function beijingHour(at: number): number {
  return Number(onBeijingClocks(at, 11, 13))
}

/** Today in Beijing, `YYYY-MM-DD`: the day that rules and deadlines go by, so by the server's clock once it was heard. */
export function beijingToday(): string {
  return formatDay(estimatedServerNow())
}

/** Milliseconds until the next midnight in Beijing; never 0. */
export function untilBeijingMidnight(at: number): number {
  const day = 24 * hour
  return day - ((at + 8 * hour) % day)
}

/** Sunday first. Written out, because `Intl.DateTimeFormat` takes 15 ms to make, a tenth of a second on a slow machine. */
const weekdays = [
  text('星期日'),
  text('星期一'),
  text('星期二'),
  text('星期三'),
  text('星期四'),
  text('星期五'),
  text('星期六'),
]

/** The weekday in Beijing, as a text for `t`. */
export function weekdayOf(at: number): string {
  return weekdays[new Date(at + 8 * hour).getUTCDay()] ?? noTime
}
