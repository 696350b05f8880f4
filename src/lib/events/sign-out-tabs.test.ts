// @vitest-environment jsdom
/** Tests of how a tab learns that another one has signed out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'portal-signed-out'

/** The module as a document that is loaded now has it. */
async function openTab() {
  vi.resetModules()
  return import('./sign-out-tabs')
}

const wake: [string, () => void][] = [
  ['is told', () => window.dispatchEvent(new StorageEvent('storage', { key }))],
  ['is thawed', () => document.dispatchEvent(new Event('resume'))],
  ['comes back from the cache of pages', () => window.dispatchEvent(new Event('pageshow'))],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
]

describe('a tab', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it.each(wake)(
    'acts on a sign-out elsewhere when it %s, until it knows it, and no more when it has stopped',
    async (_how, event) => {
      const tab = await openTab()
      const other = await openTab()
      const act = vi.fn()
      const stop = tab.onSignOutElsewhere(act)
      event()
      expect(act).not.toHaveBeenCalled()
      other.tellOtherTabs()
      expect([tab.isSignedOutElsewhere(), other.isSignedOutElsewhere()]).toEqual([true, false])
      event()
      expect(act).toHaveBeenCalledTimes(1)
      tab.markSignOutKnown()
      event()
      expect(act).toHaveBeenCalledTimes(1)
      other.tellOtherTabs()
      stop()
      event()
      expect(act).toHaveBeenCalledTimes(1)
    },
  )

  it('that is opened after the sign-out has nothing to act on', async () => {
    ;(await openTab()).tellOtherTabs()
    expect((await openTab()).isSignedOutElsewhere()).toBe(false)
  })

  it('hears nothing of other keys', async () => {
    const tab = await openTab()
    const act = vi.fn()
    const stop = tab.onSignOutElsewhere(act)
    localStorage.setItem(key, 'another')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(act).not.toHaveBeenCalled()
    stop()
  })
})
