/** Tests of the time limit that counts only running time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterRunning } from './after-running'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a device is late after the time limit', () => {
  const late = vi.fn()
  afterRunning(5000, late)
  vi.advanceTimersByTime(4999)
  expect(late).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(late).toHaveBeenCalledOnce()
})

it('an answer that came while the page could not run is still taken, and cancels the limit', () => {
  const late = vi.fn()
  const cancel = afterRunning(5000, late)
  // The page is blocked for a minute: the clock goes on, and one timer at most is due afterwards.
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersToNextTimer()
  expect(late).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(60_000)
  expect(late).not.toHaveBeenCalled()
})
