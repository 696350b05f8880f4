// @vitest-environment jsdom
/** Tests of telling other tabs of a sign-out. */
import { afterEach, expect, it, vi } from 'vitest'
import { onSignOutElsewhere, tellOtherTabs } from './sign-out-tabs'

afterEach(() => void vi.restoreAllMocks())

it('the other tabs are told of a sign-out, each time, and nothing of it stays in the storage', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem')
  tellOtherTabs()
  tellOtherTabs()
  const [[key, first] = [], [, second] = []] = set.mock.calls
  expect(key).toBe('portal-signed-out')
  // A browser tells of a changed value only.
  expect(first).not.toBe(second)
  expect(localStorage).toHaveLength(0)
})

it('a tab hears of a sign-out in another one, and of nothing else', () => {
  const act = vi.fn()
  const stop = onSignOutElsewhere(act)
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  hear('portal-signed-out', null)
  hear('portal-layout', '1')
  expect(act).not.toHaveBeenCalled()
  hear('portal-signed-out', '0.5')
  expect(act).toHaveBeenCalledOnce()
  stop()
  hear('portal-signed-out', '0.6')
  expect(act).toHaveBeenCalledOnce()
})
