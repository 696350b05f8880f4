/** Days, weeks and months of a calendar page, for the due calendar. */
import { isMonth } from './iso-day'

const day = 24 * 3_600_000
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Adds days to a date (`YYYY-MM-DD`); may be negative. */
export function shiftDay(iso: string, days: number): string {
  return isoOf(timeOf(iso) + days * day)
}

/** Adds months to a month (`YYYY-MM`); may be negative. */
export function shiftMonth(month: string, months: number): string {
  const first = new Date(timeOf(`${month}-01`))
  first.setUTCMonth(first.getUTCMonth() + months)
  return isoOf(first.getTime()).slice(0, 7)
}

/** The same day in another month, or that month's last day. */
export function sameDayIn(month: string, iso: string): string {
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1)
  const day = `${month}${iso.slice(7)}`
  return day > last ? last : day
}

/** The weeks of a month, Monday first, padded with days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const monday = shiftDay(first, -((new Date(timeOf(first)).getUTCDay() + 6) % 7))
  const weeks: string[][] = []
  for (let start = monday; start < `${shiftMonth(month, 1)}-01`; start = shiftDay(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(start, index)))
  return weeks
}

/** The month in the address, or the fallback when the address names none of this century. */
export function monthOr(param: string | null, otherwise: string): string {
  return param !== null && isMonth(param) && param.startsWith('20') ? param : otherwise
}

/** Timestamp of a month's start in Beijing time, in milliseconds. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`)
}
