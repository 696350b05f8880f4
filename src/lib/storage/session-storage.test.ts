// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { getSessionEntry, removeSessionEntries, removeSessionEntry, setSessionEntry } from './session-storage'

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

it('a value whose time is over is removed with its expiry, at the very moment', () => {
  vi.useFakeTimers()
  setSessionEntry('note', 'x', 10)
  expect(sessionStorage).toHaveLength(2)
  vi.advanceTimersByTime(10_000)
  expect(getSessionEntry('note')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  setSessionEntry('note', 'x', 10)
  removeSessionEntry('note')
  expect(sessionStorage).toHaveLength(0)
})

it('values are removed by the beginning of their names, except one', () => {
  for (const key of ['draft.1', 'draft.2', 'a.draft', 'other']) setSessionEntry(key, 'x')
  removeSessionEntries('draft.', 'draft.2')
  expect(Object.keys(sessionStorage).sort()).toEqual(['a.draft', 'draft.2', 'other'])
  removeSessionEntries('draft.')
  expect(Object.keys(sessionStorage).sort()).toEqual(['a.draft', 'other'])
})
