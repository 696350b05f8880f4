/** Tests of working days and public holidays. */
import { expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'
import { endOfDayAfter, isWorkingDay } from './working-days'

const at = (date: string) => Date.parse(`${date}T10:00:00+08:00`)
const dayOf = (moment: number) => new Date(moment + 8 * 3600_000).toISOString().slice(0, 19)

it.each([
  ['2026-09-30', true, 'a Wednesday'],
  ['2026-10-01', false, 'the National Day'],
  ['2026-10-07', false, 'the last day of that week'],
  ['2026-10-10', true, 'a Saturday worked instead'],
  ['2026-10-11', false, 'a Sunday'],
  ['2026-02-14', true, 'a Saturday worked before the Spring Festival'],
  ['2026-02-16', false, 'New Year’s Eve by the moon'],
  ['2031-05-01', false, 'by law, in a year not published yet'],
  ['2031-05-05', true, 'a Monday of that year'],
])('%s: people work %s (%s)', (date, works) => {
  expect(isWorkingDay(at(date))).toBe(works)
})

it.each([
  ['2026-09-30', 5, false, '2026-10-05T23:59:59'],
  ['2026-09-30', 5, true, '2026-10-13T23:59:59'],
  ['2026-11-20', 1, true, '2026-11-23T23:59:59'],
])('from %s, %i days (working: %s) end with %s', (date, days, working, ends) => {
  expect(dayOf(endOfDayAfter(at(date), days, working))).toBe(ends)
})

it.each(Object.entries(publicHolidays))(
  'the table of %s names days of that year, and only weekends as extra working days',
  (year, yearOff) => {
    for (const day of yearOff.off.flatMap((range) => range.split('/')))
      expect(isWorkingDay(at(`${year}-${day}`))).toBe(false)
    for (const day of yearOff.work) {
      expect([0, 6]).toContain(new Date(at(`${year}-${day}`)).getUTCDay())
      expect(isWorkingDay(at(`${year}-${day}`))).toBe(true)
    }
  },
)
