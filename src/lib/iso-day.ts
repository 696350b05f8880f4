import { isoMoment } from './beijing-time'
import { halfWidth } from './half-width'

const millisecondsADay = 86_400_000

/** Milliseconds of a day's midnight in UTC, or null when the text is no real day in `YYYY-MM-DD`. */
function timeOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  // 2024-02-30 is no day; some parsers roll it over to March
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time
}

/** Whether a text is a real day of the calendar written `YYYY-MM-DD`: leap days only in leap years. */
export function isDay(text: string): boolean {
  return timeOf(text) !== null
}

/** Days from one day to another (the same day: 0; backwards: negative); null when one is no real day. */
export function daysBetween(start: string, end: string): number | null {
  const [from, to] = [timeOf(start), timeOf(end)]
  return from === null || to === null ? null : Math.round((to - from) / millisecondsADay)
}

/** `YYYY-MM-DD` for a day in one of the usual ways (`2024/1/5`, `20240105`, `2024年1月5日`, full-width); other text as it was. */
export function canonicalDay(typed: string): string {
  const written = halfWidth(typed)
  const match =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T.*)?$/.exec(written) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(written)
  if (!match) return typed
  const [, year = '', month = '', day = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether a text is a month of the calendar written `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}

/** `YYYY-MM` for a month in one of the usual ways (`2024/1`, `2024年1月`, full-width); other text as it was. */
export function canonicalMonth(typed: string): string {
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(halfWidth(typed))
  return match ? `${match[1]}-${(match[2] ?? '').padStart(2, '0')}` : typed
}

const hour = 3_600_000

/**
 * The day a timestamp of the wire stands for, `YYYY-MM-DD`; days travel as the midnight of China's time, wherever the browser
 * is. Read an hour late, so that midnights of the summer times of 1986 to 1991 (UTC+9) are still on their day. Empty for a moment that
 * no calendar of four digits has.
 */
export function dayOfTimestamp(at: number): string {
  return isoMoment(at + 9 * hour)?.slice(0, 10) ?? ''
}

/** The timestamp of a real day (`YYYY-MM-DD`): its midnight in China's time, in milliseconds since 1970-01-01T00:00Z. */
export function timestampOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}
