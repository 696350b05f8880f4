import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 8)

it.each([
  [30 * day, '还剩 30 天', false],
  [3 * day, '还剩 3 天', false],
  [3 * day - 1, '还剩 2 天', true],
  [day, '还剩 1 天', true],
  [day - 1, '还剩 23 小时', true],
  [hour, '还剩 1 小时', true],
  [hour - 1, '还剩不到 1 小时', true],
  [1, '还剩不到 1 小时', true],
  [0, '已截止', true],
  [-day, '已截止', true],
])('%i ms before the end: %s', (left, words, near) => {
  expect(timeLeft(now + left, now)).toEqual({ words, near })
})
