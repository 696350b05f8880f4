import published from './holidays.json'

const day = 24 * 3600_000
const beijing = 8 * 3600_000

/** Days off and the weekends worked instead, of one year: `MM-DD`, or a range `MM-DD/MM-DD`. */
interface YearOff {
  off: readonly string[]
  work: readonly string[]
}

/** China's public holidays as the State Council's office publishes them each autumn for the next year. */
const years: Readonly<Record<string, YearOff>> = published

/** What is off by law in a year whose arrangement is not published yet; the days by the moon are not known then. */
const fixed: YearOff = { off: ['01-01', '05-01/05-02', '10-01/10-03'], work: [] }

const isIn = (date: string, range: string) => {
  const [from = '', until = from] = range.split('/')
  return from <= date && date <= until
}

/** Whether people work on the day of a moment, by Beijing's clocks. */
export function isWorkingDay(at: number): boolean {
  const local = new Date(at + beijing)
  const [year = '', month, date] = local.toISOString().slice(0, 10).split('-')
  const { off, work } = years[year] ?? fixed
  const here = `${month}-${date}`
  if (work.includes(here)) return true
  return local.getUTCDay() % 6 !== 0 && !off.some((range) => isIn(here, range))
}

/** The last moment of Beijing's day so many days after the day of `from`; `working`: weekends and public holidays not counted. */
export function endOfDayAfter(from: number, days: number, working = false): number {
  const midnight = Math.floor((from + beijing) / day) * day - beijing
  let at = midnight + (working ? 0 : days * day)
  for (let left = working ? days : 0; left > 0; ) {
    at += day
    if (isWorkingDay(at)) left -= 1
  }
  return at + day - 1
}
