// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from './session-storage'

it('a value is stored for the tab until it is removed', () => {
  setSessionEntry('sys', 's02')
  expect(getSessionEntry('sys')).toBe('s02')
  removeSessionEntry('sys')
  expect(getSessionEntry('sys')).toBeNull()
})

it('a value expires after its seconds, not earlier', () => {
  vi.useFakeTimers()
  setSessionEntry('note', 'x', 10)
  vi.advanceTimersByTime(9_900)
  expect(getSessionEntry('note')).toBe('x')
  vi.advanceTimersByTime(200)
  expect(getSessionEntry('note')).toBeNull()
})

it('a value stored again without an expiry does not expire', () => {
  vi.useFakeTimers()
  setSessionEntry('note', 'x', 10)
  setSessionEntry('note', 'y')
  vi.advanceTimersByTime(60_000)
  expect(getSessionEntry('note')).toBe('y')
})
