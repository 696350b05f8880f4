/** Tests of adding days and months to dates, as the expressions of forms do. */
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, monthsBetween } from './days'

describe('a period of months ends on the first day after it', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-03-01'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2024-01-29', 1, '2024-02-29'],
    ['2026-03-31', 1, '2026-05-01'],
    ['2026-10-31', 2, '2026-12-31'],
    ['2026-11-30', 1, '2026-12-30'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-15', -15, '2024-12-15'],
    ['2026-01-15', 0, '2026-01-15'],
    ['0999-12-31', 1, '1000-01-31'],
    ['0001-02-01', -1, '0001-01-01'],
  ])('%s and %d months: %s', (start, months, end) => {
    expect(addMonths(start, months)).toBe(end)
  })

  it.each([
    ['2026-02-30', 1, 'no such day'],
    ['2026-01-01', 1.5, 'half a month'],
    ['9999-12-01', 1, 'after the last year'],
    ['0001-01-01', -1, 'before the first year'],
    ['2026-01-01', 1e300, 'a number of no calendar'],
  ])('%s and %d months have no end: %s', (start, months) => {
    expect(addMonths(start, months)).toBeNull()
  })
})

describe('days are added over the ends of months and years', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 365, '2027-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %d days: %s', (start, days, end) => {
    expect(addDays(start, days)).toBe(end)
  })

  it.each([
    ['2026-13-01', 1],
    ['2026-01-01', 0.5],
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['2026-01-01', 1e9],
  ])('%s and %d days: none', (start, days) => {
    expect(addDays(start, days)).toBeNull()
  })
})

it.each([
  ['2027-01-31', '2027-02-28', 0],
  ['2027-01-31', '2027-03-01', 1],
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-15', '2028-03-15', 26],
  ['2025-11-30', '2026-02-28', 2],
  ['2026-02-15', '2026-01-15', -1],
  ['2026-02-14', '2026-01-15', -0],
  ['2026-02-30', '2026-03-30', null],
  ['2026-02-03', 'morgen', null],
  ['9999-12-31', '9999-12-31', 0],
])('from %s to %s there are %s whole months', (start, end, months) => {
  expect(monthsBetween(start, end)).toBe(months)
})
