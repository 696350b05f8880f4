/** Tests of when typed text is sent, and how long its answer is waited for. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerInTime, createSendTimer } from './send-timing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const timer = () => {
  const send = vi.fn()
  return { send, ...createSendTimer(send) }
}

it('text is sent 1.2 seconds after the last key', () => {
  const { send, soon } = timer()
  soon()
  vi.advanceTimersByTime(1000)
  soon()
  vi.advanceTimersByTime(1199)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledOnce()
})

it('text is sent every six seconds while somebody goes on typing', () => {
  const { send, soon } = timer()
  for (let second = 0; second < 12; second += 1) {
    soon()
    expect(send).toHaveBeenCalledTimes(second < 6 ? 0 : 1)
    vi.advanceTimersByTime(1000)
  }
  expect(send).toHaveBeenCalledTimes(2)
})

it.each([
  [1, 2000],
  [2, 4000],
  [5, 32_000],
  [6, 60_000],
  [20, 60_000],
])('the retry number %i comes after %i milliseconds', (attempt, delay) => {
  const { send, retry } = timer()
  retry(attempt)
  vi.advanceTimersByTime(delay - 1)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledOnce()
})

it('nothing is sent after it was called off, and the next text waits as long as the first', () => {
  const { send, soon, cancel } = timer()
  soon()
  vi.advanceTimersByTime(1000)
  cancel()
  vi.advanceTimersByTime(60_000)
  expect(send).not.toHaveBeenCalled()
  soon()
  vi.advanceTimersByTime(1199)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledOnce()
})

it('an answer is waited for twenty seconds; a failure or a later one counts as none', async () => {
  expect(await answerInTime(Promise.resolve('saved'), 'none')).toBe('saved')
  expect(await answerInTime(Promise.reject(new Error('lost')), 'none')).toBe('none')
  const settled = vi.fn()
  void answerInTime(new Promise<string>(() => {}), 'none').then(settled)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls).toEqual([['none']])
})
