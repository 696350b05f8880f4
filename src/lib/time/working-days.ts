/** Working days in Beijing, for deadlines in working days. */
import { holidaysByLaw, publicHolidays } from './public-holidays'

const day = 24 * 3600_000
const beijing = 8 * 3600_000

const isIn = (date: string, range: string) => {
  const [from = '', until = from] = range.split('/')
  return from <= date && date <= until
}

/** Whether the Beijing date of a timestamp is a working day. */
export function isWorkingDay(at: number): boolean {
  const local = new Date(at + beijing)
  const [year = '', month, date] = local.toISOString().slice(0, 10).split('-')
  const { off, work } = publicHolidays[year] ?? holidaysByLaw
  const here = `${month}-${date}`
  if (work.includes(here)) return true
  return local.getUTCDay() % 6 !== 0 && !off.some((range) => isIn(here, range))
}

/**
 * The last millisecond of the Beijing day that is `days` after `from`. With `working`, weekends and public holidays do
 * not count.
 */
export function endOfDayAfter(from: number, days: number, working = false): number {
  const midnight = Math.floor((from + beijing) / day) * day - beijing
  let at = midnight + (working ? 0 : days * day)
  for (let remaining = working ? days : 0; remaining > 0; ) {
    at += day
    if (isWorkingDay(at)) remaining -= 1
  }
  return at + day - 1
}
