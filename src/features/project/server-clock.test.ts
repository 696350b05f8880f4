import { describe, expect, it } from 'vitest'
import { timeLeftText } from './server-clock'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.UTC(2026, 4, 1)

describe('what is left until a deadline', () => {
  it.each([
    ['twelve days and five hours', 12 * day + 5 * hour + 59 * minute, '还剩 12 天 5 小时'],
    ['exactly one day', day, '还剩 1 天 0 小时'],
    ['less than a day says the minutes', 3 * hour + 7 * minute, '还剩 3 小时 7 分钟'],
    ['the last minute', 30_000, '还剩 0 小时 0 分钟'],
    ['the moment itself is over', 0, null],
    ['a minute after', -minute, null],
  ])('%s', (_, left, expected) => {
    expect(timeLeftText(now + left, now)).toBe(expected)
  })
})
