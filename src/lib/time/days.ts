/** Adds days and months to dates, and counts months between them; for the expressions of forms. */
import { isDay } from './iso-day'

/** Date arithmetic on `YYYY-MM-DD` texts. Returns null for an invalid date. */

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number]

function written(year: number, month: number, day: number): string | null {
  return year < 1 || year > 9999
    ? null
    : [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/**
 * Adds months (may be negative). Returns the first day after the period. Where the target month is too short, the first
 * day of the next month: 31 January plus one month is 1 March.
 */
export function addMonths(start: string, months: number): string | null {
  if (!isDay(start) || !Number.isInteger(months)) return null
  const [year, month, day] = partsOf(start)
  const count = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  if (day <= daysInMonth(toYear, toMonth)) return written(toYear, toMonth, day)
  // December has all days, so the next month is in the same year.
  return written(toYear, toMonth + 1, 1)
}

/** Adds days (may be negative). */
export function addDays(start: string, days: number): string | null {
  if (!isDay(start) || !Number.isInteger(days) || Math.abs(days) > 4_000_000) return null
  const time = new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000)
  return written(time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate())
}

/**
 * Whole months between two dates: 2027-01-31 to 2027-02-28 is 0, to 2027-03-01 is 1. Negative when the end is before
 * the start.
 */
export function monthsBetween(start: string, end: string): number | null {
  if (!isDay(start) || !isDay(end)) return null
  if (end < start) return -(monthsBetween(end, start) ?? 0)
  const [[fromYear, fromMonth], [toYear, toMonth]] = [partsOf(start), partsOf(end)]
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return (addMonths(start, months) ?? end) > end ? months - 1 : months
}
