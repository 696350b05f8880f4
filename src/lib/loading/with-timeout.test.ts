/** Tests of the time limit of what cannot be aborted. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what settles in time keeps its result or its error, and leaves no timer', async () => {
  const broken = new Error('broken')
  expect(await withTimeout(Promise.resolve(7), 1000)).toBe(7)
  await expect(withTimeout(Promise.reject(broken), 1000)).rejects.toBe(broken)
  expect(vi.getTimerCount()).toBe(0)
})

it('what takes longer is rejected at its limit, by the name of the browser’s own error', async () => {
  const caught = vi.fn()
  withTimeout(new Promise(() => {}), 1000).catch(caught)
  await vi.advanceTimersByTimeAsync(999)
  expect(caught).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const [error] = caught.mock.calls[0] ?? []
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ name: 'TimeoutError', message: 'No answer within 1000 ms' })
})
