/** Tests of the arithmetic of days and months. */
import { describe, expect, it } from 'vitest'
import { monthOr, sameDayIn, shiftDay, shiftMonth, startOfMonth, weeksOf } from './months'

describe('months', () => {
  it.each([
    ['2026-02', 5, '2026-01-26', '2026-03-01'],
    ['2024-02', 5, '2024-01-29', '2024-03-03'],
    ['2021-02', 4, '2021-02-01', '2021-02-28'],
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -14, '2025-01'],
  ])('%s shifted by %i is %s', (month, by, other) => expect(shiftMonth(month, by)).toBe(other))

  it.each([
    ['2026-02', '2026-01-31', '2026-02-28'],
    ['2024-02', '2024-03-30', '2024-02-29'],
    ['2026-12', '2026-11-15', '2026-12-15'],
  ])('in %s the day of %s is %s', (month, day, there) => expect(sameDayIn(month, day)).toBe(there))

  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', '2020-01'],
    ['0001-01', '2020-01'],
    ['abc', '2020-01'],
    [null, '2020-01'],
  ])('the month parameter %s means %s', (param, month) => expect(monthOr(param, '2020-01')).toBe(month))

  it('a month begins at midnight in Beijing', () => {
    expect(startOfMonth('2026-03')).toBe(Date.UTC(2026, 1, 28, 16))
  })

  it('arithmetic crosses the ends of months and years', () => expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01'))
})
