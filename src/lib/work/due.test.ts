/** Tests of what is overdue or due soon, in words and colour. */
import { describe, expect, it } from 'vitest'
import { byDueDate, dueWords, exactTimeRemaining, urgencyColors, urgencyOf } from './due'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 8)

describe('an overdue item is orange, an item due within three days is red with its remaining days', () => {
  it.each([
    ['2026-10-12T16:00', '已逾期 40 天', 'orange'],
    ['2026-11-20T16:00', '已逾期 1 天', 'orange'],
    ['2026-11-20T23:59', '已逾期 1 天', 'orange'],
    ['2026-11-21T00:00', '已逾期', 'orange'],
    ['2026-11-21T16:00', '已逾期', 'orange'],
    ['2026-11-21T16:01', '还剩不到 1 小时', 'red'],
    ['2026-11-21T17:00', '还剩 1 小时', 'red'],
    ['2026-11-22T15:59', '还剩 23 小时', 'red'],
    ['2026-11-22T16:00', '即将到期，还剩 1 天', 'red'],
    ['2026-11-23T00:00', '即将到期，还剩 2 天', 'red'],
    ['2026-11-23T23:59', '即将到期，还剩 2 天', 'red'],
    ['2026-11-24T16:00', '即将到期，还剩 3 天', 'red'],
    ['2026-11-24T16:01', '还剩 3 天', 'default'],
    ['2026-11-25T00:00', '还剩 4 天', 'default'],
    ['2026-12-21T09:00', '还剩 30 天', 'default'],
  ])('due on %s, looked at on 2026-11-21 at 16:00: %s, %s', (due, words, color) => {
    const dueAt = Date.parse(`${due}+08:00`)
    expect(dueWords(dueAt, now)).toBe(words)
    expect(urgencyColors[urgencyOf(dueAt, now)]).toBe(color)
  })

  it('items are sorted by deadline, those without one last', () => {
    const sorted = [7, null, -3, 2].toSorted(byDueDate((number) => number))
    expect(sorted).toEqual([-3, 2, 7, null])
  })
})

describe('the time remaining until a deadline, to the minute', () => {
  it.each([
    ['twelve days and five hours', 12 * day + 5 * hour + hour - 1, '还剩 12 天 5 小时'],
    ['exactly one day', day, '还剩 1 天 0 小时'],
    ['less than a day says the minutes', 3 * hour + 7 * 60_000, '还剩 3 小时 7 分钟'],
    ['the last minute', 30_000, '还剩 0 小时 0 分钟'],
    ['the moment itself is over', 0, null],
    ['a minute after', -60_000, null],
  ])('%s', (_, remaining, expected) => {
    expect(exactTimeRemaining(now + remaining, now)).toBe(expected)
  })
})
