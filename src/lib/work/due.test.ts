/** Tests of what is overdue or due soon, in words and colour. */
import { describe, expect, it } from 'vitest'
import { byDueDate, dueWords, exactTimeRemaining, urgencyColors, urgencyOf } from './due'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 8)

describe('an overdue item is orange, an item due within three days is red with its remaining days', () => {
  it.each([
    [-40 * day, '已逾期 40 天', 'orange'],
    [-day, '已逾期 1 天', 'orange'],
    [-1, '已逾期', 'orange'],
    [0, '已逾期', 'orange'],
    [1, '还剩不到 1 小时', 'red'],
    [hour, '还剩 1 小时', 'red'],
    [day - 1, '还剩 23 小时', 'red'],
    [day, '即将到期，还剩 1 天', 'red'],
    [3 * day, '即将到期，还剩 3 天', 'red'],
    [3 * day + 1, '还剩 3 天', 'default'],
    [30 * day, '还剩 30 天', 'default'],
  ])('%i ms before the end: %s, %s', (remaining, words, color) => {
    expect(dueWords(now + remaining, now)).toBe(words)
    expect(urgencyColors[urgencyOf(now + remaining, now)]).toBe(color)
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
