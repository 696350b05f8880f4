/** Dates as `YYYY-MM-DD` texts: checked, normalised, converted to timestamps; for profile, forms, seeds and error facts. */

import { halfWidth } from '../text/half-width'
import { isoMoment } from './beijing-time'

const millisecondsADay = 86_400_000

/** UTC midnight of a date in milliseconds; null when the text is no valid `YYYY-MM-DD` date. */
function timeOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  // 2024-02-30 is invalid; some parsers roll it over to March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time
}

/** Whether a text is a valid date `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return timeOf(text) !== null
}

/** Whether a text is a valid date from `least` to `most`, both inclusive. */
export function isDayWithin(text: string, least: string, most = '9999-12-31'): boolean {
  return isDay(text) && text >= least && text <= most
}

/** Days between two dates: 0 for the same day, negative when the end is before the start; null for an invalid date. */
export function daysBetween(start: string, end: string): number | null {
  const [from, to] = [timeOf(start), timeOf(end)]
  return from === null || to === null ? null : Math.round((to - from) / millisecondsADay)
}

/**
 * Normalises common date formats (`2024/1/5`, `20240105`, `2024年1月5日`, full-width) to `YYYY-MM-DD`; returns other text
 * unchanged.
 */
export function canonicalDay(typed: string): string {
  const written = halfWidth(typed)
  const match =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T.*)?$/.exec(written) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(written)
  if (!match) return typed
  const [, year = '', month = '', day = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether a text is a valid month `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}

/** Normalises common month formats (`2024/1`, `2024年1月`, full-width) to `YYYY-MM`; returns other text unchanged. */
export function canonicalMonth(typed: string): string {
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(halfWidth(typed))
  return match ? `${match[1]}-${(match[2] ?? '').padStart(2, '0')}` : typed
}

const hour = 3_600_000

/**
 * The date of a timestamp from the wire. Dates travel as midnight in China's time. The timestamp is read an hour late,
 * so that midnights during the daylight saving of 1986 to 1991 (UTC+9) keep their date. Empty outside the years 0000 to
 * 9999.
 */
export function dayOfTimestamp(at: number): string {
  return isoMoment(at + 9 * hour)?.slice(0, 10) ?? ''
}

/** The timestamp of a date (`YYYY-MM-DD`): midnight in China's time, in milliseconds since 1970-01-01T00:00Z. */
export function timestampOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}

/** The last millisecond of a date (`YYYY-MM-DD`) in China's time: until then a deadline on that day is kept. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+08:00`)
}
