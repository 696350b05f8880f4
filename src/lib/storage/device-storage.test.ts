// @vitest-environment jsdom
/** Tests of local storage, and of a browser that refuses it. */
import { afterEach, expect, it, vi } from 'vitest'
import { getLocalEntry, localKeys, removeLocalEntry, setLocalEntry } from './device-storage'
import { getSessionEntry, removeSessionEntries, removeSessionEntry, setSessionEntry } from './session-storage'
import { tabId } from './tab-id'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('a value stays on the device until it is removed', () => {
  expect(getLocalEntry('look')).toBeNull()
  setLocalEntry('look', 'dark')
  expect([getLocalEntry('look'), getSessionEntry('look')]).toEqual(['dark', null])
  removeLocalEntry('look')
  expect(getLocalEntry('look')).toBeNull()
})

it('the keys that begin with a word are found, and no others', () => {
  for (const key of ['own/a', 'own/b', 'my-own/c']) setLocalEntry(key, '1')
  expect(localKeys('own/').sort()).toEqual(['own/a', 'own/b'])
  for (const key of ['own/a', 'own/b', 'my-own/c']) removeLocalEntry(key)
  expect(localKeys('own/')).toEqual([])
})

it('a browser that refuses storage breaks nothing', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  setLocalEntry('look', 'dark')
  setSessionEntry('look', 'dark', 60)
  removeLocalEntry('look')
  removeSessionEntry('look')
  removeSessionEntries('lo')
  expect([getLocalEntry('look'), getSessionEntry('look'), localKeys('')]).toEqual([null, null, []])
  expect(await tabId()).toMatch(/^[0-9a-f]{32}$/)
})

/** A browser's locks, shared by its tabs. */
function stubLocks(held: string[] = []): string[] {
  const request = async (name: string, { ifAvailable }: LockOptions, use: (lock: object | null) => unknown) => {
    expect(ifAvailable).toBe(true)
    if (held.includes(name)) return use(null)
    held.push(name)
    return use({ name })
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return held
}
/** The id of a tab that loads the portal, with what its storage has. */
async function loadedTabId(): Promise<string> {
  vi.resetModules()
  return (await import('./tab-id')).tabId()
}

it('a tab has the same id after a reload, and a duplicated tab another one', async () => {
  const held = stubLocks()
  const id = await loadedTabId()
  expect(held).toEqual([`smartform-tab/${id}`])
  // While the first tab is open, a copy of its storage is a duplicate.
  const copy = await loadedTabId()
  expect(copy).not.toBe(id)
  expect(sessionStorage.getItem('smartform-tab')).toBe(copy)
  // A reload lets go of the lock.
  held.length = 0
  expect(await loadedTabId()).toBe(copy)
})

it('a tab asks once for its id', async () => {
  stubLocks()
  const { tabId: ask } = await import('./tab-id')
  expect(await ask()).toBe(await ask())
})

it.each([
  ['without locks', {}],
  ['whose locks fail', { locks: { request: () => Promise.reject(new Error('no')) } }],
])('a browser %s gives a tab a new id at each load', async (_case, browser) => {
  vi.stubGlobal('navigator', browser)
  sessionStorage.setItem('smartform-tab', 'before')
  expect(await loadedTabId()).toMatch(/^[0-9a-f]{32}$/)
})
