// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from './session-storage'

it('keeps a value for the tab, and lets go of it when told', () => {
  setSessionEntry('sys', 's02')
  expect(getSessionEntry('sys')).toBe('s02')
  removeSessionEntry('sys')
  expect(getSessionEntry('sys')).toBeNull()
})

it('forgets a value when its seconds are over, and not before', () => {
  vi.useFakeTimers()
  setSessionEntry('note', 'x', 10)
  vi.advanceTimersByTime(9_900)
  expect(getSessionEntry('note')).toBe('x')
  vi.advanceTimersByTime(200)
  expect(getSessionEntry('note')).toBeNull()
})

it('keeps a value for good when it is kept again without an expiry', () => {
  vi.useFakeTimers()
  setSessionEntry('note', 'x', 10)
  setSessionEntry('note', 'y')
  vi.advanceTimersByTime(60_000)
  expect(getSessionEntry('note')).toBe('y')
})
