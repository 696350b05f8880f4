// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { keepEntry, readEntry, removeEntry } from './session-entries'

it('keeps a value for the tab, and lets go of it when told', () => {
  keepEntry('sys', 's02')
  expect(readEntry('sys')).toBe('s02')
  removeEntry('sys')
  expect(readEntry('sys')).toBeNull()
})

it('forgets a value when its seconds are over, and not before', () => {
  vi.useFakeTimers()
  keepEntry('note', 'x', 10)
  vi.advanceTimersByTime(9_900)
  expect(readEntry('note')).toBe('x')
  vi.advanceTimersByTime(200)
  expect(readEntry('note')).toBeNull()
})

it('keeps a value for good when it is kept again without an expiry', () => {
  vi.useFakeTimers()
  keepEntry('note', 'x', 10)
  keepEntry('note', 'y')
  vi.advanceTimersByTime(60_000)
  expect(readEntry('note')).toBe('y')
})
