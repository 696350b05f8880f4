/** Dates as text: which are dates, how typed ones are read, and what travels to the backend. */
import { describe, expect, it } from 'vitest'
import {
  canonicalDay,
  canonicalMonth,
  dayOfTimestamp,
  daysBetween,
  endOfDay,
  isDay,
  isDayWithin,
  isMonth,
  timestampOfDay,
} from './iso-day'

describe('a date', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-12-31', '0001-01-01', '9999-12-31'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-5',
    '24-01-05',
    '2024/01/05',
    'x2024-01-05',
    '2024-01-05x',
    '2024-01-05T00:00',
    '',
  ])('“%s” is none', (day) => {
    expect(isDay(day)).toBe(false)
  })

  it('lies within two others, both of which count', () => {
    expect(isDayWithin('2024-05-01', '2024-05-01', '2024-05-31')).toBe(true)
    expect(isDayWithin('2024-05-31', '2024-05-01', '2024-05-31')).toBe(true)
    expect(isDayWithin('2024-04-30', '2024-05-01', '2024-05-31')).toBe(false)
    expect(isDayWithin('2024-06-01', '2024-05-01', '2024-05-31')).toBe(false)
    expect(isDayWithin('9999-12-31', '2024-05-01')).toBe(true)
    expect(isDayWithin('2024-05-32', '2024-05-01', '2024-06-30')).toBe(false)
  })
})

describe('the days between two dates', () => {
  it.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2024-03-01', '2024-03-01', 0],
    ['2024-03-02', '2024-03-01', -1],
    ['2023-12-31', '2024-12-31', 366],
    ['2024-02-30', '2024-03-01', null],
    ['2024-03-01', 'soon', null],
  ])('from %s to %s are %s', (start, end, days) => {
    expect(daysBetween(start, end)).toBe(days)
  })
})

describe('a typed date', () => {
  it.each([
    ['2024/1/5', '2024-01-05'],
    ['2024.12.31', '2024-12-31'],
    ['2024-1-05', '2024-01-05'],
    ['20240105', '2024-01-05'],
    ['2024年1月5日', '2024-01-05'],
    ['2024年11月15', '2024-11-15'],
    ['２０２４／１／５', '2024-01-05'],
    ['2024-01-05T12:30:00', '2024-01-05'],
    // No date yet: what is typed stays.
    ['2024', '2024'],
    ['2024-1', '2024-1'],
    ['2024010', '2024010'],
    ['202401051', '202401051'],
    ['x2024-1-5', 'x2024-1-5'],
    ['2024-1-5 上午', '2024-1-5 上午'],
    ['2024-1-123', '2024-1-123'],
    ['120240105', '120240105'],
    ['', ''],
  ])('%s is read as %s', (typed, day) => {
    expect(canonicalDay(typed)).toBe(day)
  })
})

describe('a month', () => {
  it.each([
    ['2024-02', true],
    ['2024-12', true],
    ['2024-13', false],
    ['2024-2', false],
    ['2024', false],
    ['', false],
  ])('“%s”: %s', (month, expected) => {
    expect(isMonth(month)).toBe(expected)
  })

  it.each([
    ['2024/1', '2024-01'],
    ['2024.11', '2024-11'],
    ['2024年1月', '2024-01'],
    ['２０２４年１２月', '2024-12'],
    ['2024-1-5', '2024-1-5'],
    ['x2024/1', 'x2024/1'],
    ['2024/123', '2024/123'],
    ['2024', '2024'],
  ])('typed as %s it is read as %s', (typed, month) => {
    expect(canonicalMonth(typed)).toBe(month)
  })
})

describe('a date on the wire', () => {
  it('is its midnight in China', () => {
    expect(timestampOfDay('2024-01-05')).toBe(Date.UTC(2024, 0, 4, 16))
    expect(dayOfTimestamp(Date.UTC(2024, 0, 4, 16))).toBe('2024-01-05')
    expect(dayOfTimestamp(timestampOfDay('1985-04-16'))).toBe('1985-04-16')
  })

  it('ends in its last millisecond', () => {
    expect(endOfDay('2024-12-31') + 1).toBe(timestampOfDay('2025-01-01'))
  })

  it('keeps its date where the midnight is that of daylight saving, an hour earlier', () => {
    expect(dayOfTimestamp(Date.UTC(1988, 5, 30, 15))).toBe('1988-07-01')
    expect(dayOfTimestamp(Date.UTC(1988, 5, 30, 14, 59))).toBe('1988-06-30')
  })

  it('is empty outside the years that a date can say', () => {
    expect(dayOfTimestamp(8.64e15)).toBe('')
    expect(dayOfTimestamp(Number.NaN)).toBe('')
  })
})
