/** Tests of the countdown. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a countdown ticks every second, reports 0 once, and can be restarted', () => {
  const onEnd = vi.fn()
  const { result } = renderHook(() => useCountdown(60, onEnd))
  expect(result.current[0]).toBe(0)
  act(() => result.current[1]())
  expect(result.current[0]).toBe(60)
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current[0]).toBe(59)
  act(() => vi.advanceTimersByTime(58_000))
  expect([result.current[0], onEnd.mock.calls.length]).toEqual([1, 0])
  act(() => vi.advanceTimersByTime(5000))
  expect([result.current[0], onEnd.mock.calls.length]).toEqual([0, 1])
  act(() => result.current[1]())
  expect(result.current[0]).toBe(60)
})

it('a countdown follows the clock, so a sleeping tab does not extend it', () => {
  const { result } = renderHook(() => useCountdown(60))
  act(() => result.current[1]())
  vi.setSystemTime(Date.now() + 45_000)
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current[0]).toBe(14)
})

it('a countdown does not restart for a year when the clock is set back a year', () => {
  const { result } = renderHook(() => useCountdown(60))
  act(() => result.current[1]())
  vi.setSystemTime(Date.now() - 365 * 86_400_000)
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current[0]).toBe(60)
  act(() => vi.advanceTimersByTime(61_000))
  expect(result.current[0]).toBe(0)
})
