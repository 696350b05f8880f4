/** Tests of formatting times in Beijing time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  beijingHour,
  beijingToday,
  formatDay,
  formatMinute,
  formatRecent,
  formatRecentInBeijing,
  formatSecond,
  isoMoment,
  monthInBeijing,
  timesHeading,
  untilBeijingMidnight,
  weekdayOf,
  yearInBeijing,
} from './beijing-time'
import { dayOfTimestamp, timestampOfDay } from './iso-day'

/** Half past midnight of 1 March in Beijing; in Europe and America it is still February. */
const at = Date.parse('2026-02-28T16:30:05Z')
const usual = process.env.TZ

beforeEach(() => vi.useFakeTimers({ now: at, toFake: ['Date'] }))
afterEach(() => {
  process.env.TZ = usual
  vi.useRealTimers()
})

describe.each([
  ['Asia/Shanghai', ''],
  ['Asia/Hong_Kong', ''],
  ['Europe/London', '（北京时间）'],
  ['America/Los_Angeles', '（北京时间）'],
  ['Pacific/Auckland', '（北京时间）'],
])('in a browser of %s', (zone, label) => {
  beforeEach(() => {
    process.env.TZ = zone
  })

  it('days and minutes are Beijing’s, and are marked where the local clock differs', () => {
    expect(formatDay(at)).toBe('2026-03-01')
    expect(beijingToday()).toBe('2026-03-01')
    expect([monthInBeijing(at), monthInBeijing(at - 3_600_000)]).toEqual(['2026-03', '2026-02'])
    expect([yearInBeijing(at), yearInBeijing(Date.parse('2026-12-31T16:00:00Z'))]).toEqual([2026, 2027])
    expect(formatMinute(at)).toBe(`2026-03-01 00:30${label}`)
    expect(formatRecent(at)).toBe(`00:30${label}`)
    expect(formatRecent(at - 3_600_000)).toBe(`2026-02-28 23:30${label}`)
    expect([formatRecentInBeijing(at), formatRecentInBeijing(at - 3_600_000)]).toEqual(['00:30', '2026-02-28 23:30'])
    expect([beijingHour(at), beijingHour(at - 3_600_000)]).toEqual([0, 23])
    expect(formatSecond(at)).toBe(`00:30:05${label}`)
    expect([weekdayOf(at), weekdayOf(at + 6 * 86_400_000), weekdayOf(Number.NaN)]).toEqual(['星期日', '星期六', '—'])
  })
})

it('a time zone that changes while a page is open changes no displayed or sent day, only the mark beside the time', () => {
  const written = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Shanghai'].map((zone) => {
    process.env.TZ = zone
    const day = formatDay(at)
    return [day, timestampOfDay(day), dayOfTimestamp(timestampOfDay(day)), formatMinute(at)]
  })
  const [here, away] = ['2026-03-01 00:30', '2026-03-01 00:30（北京时间）']
  const midnight = Date.parse('2026-03-01T00:00+08:00')
  expect(written).toEqual([here, away, away, here].map((minute) => ['2026-03-01', midnight, '2026-03-01', minute]))
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, 1e21, Date.UTC(9999, 11, 31, 23)])(
  '%d is no valid moment and shows as a dash',
  (moment) => {
    const written = [formatDay, formatMinute, formatRecent, formatSecond].map((format) => format(moment))
    expect(written).toEqual(['—', '—', '—', '—'])
    expect(isoMoment(moment + 8 * 3_600_000)).toBeUndefined()
  },
)

describe('the next day in Beijing', () => {
  it.each([
    ['2026-06-15T15:59:59.999Z', 1],
    ['2026-06-15T16:00:00Z', 86_400_000],
    ['2026-12-31T20:00:00-05:00', 54_000_000],
  ])('begins after %s in %s ms', (moment, remaining) => {
    expect(untilBeijingMidnight(Date.parse(moment))).toBe(remaining)
  })
})

describe('the heading of a column of times', () => {
  it.each([
    ['Asia/Shanghai', '最后修改'],
    ['Europe/London', '最后修改（北京时间）'],
  ])('in %s names the zone only where the reader’s clock differs', (zone, heading) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(timesHeading('最后修改')).toBe(heading)
    } finally {
      process.env.TZ = before
    }
  })
})
