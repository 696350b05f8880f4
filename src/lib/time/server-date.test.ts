/** Tests of the server's clock as a page knows it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const loaded = async () => {
  vi.resetModules()
  return import('./server-date')
}
const day = 86_400_000
const now = Date.UTC(2026, 10, 26, 8)

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

it('until the server has answered, the clock of the device is the time', async () => {
  const { estimatedServerNow, noteServerDate } = await loaded()
  expect(estimatedServerNow()).toBe(now)
  noteServerDate(null)
  noteServerDate('soon')
  expect(estimatedServerNow()).toBe(now)
})

it('a device whose clock is a year behind, and is put right meanwhile, still knows the time of the server', async () => {
  const { estimatedServerNow, noteServerDate } = await loaded()
  vi.advanceTimersByTime(3000)
  noteServerDate(new Date(now + 365 * day).toUTCString())
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(now + 300 * day)
  expect(estimatedServerNow()).toBe(now + 365 * day + 5000)
  noteServerDate('not a date')
  expect(estimatedServerNow()).toBe(now + 365 * day + 5000)
})
