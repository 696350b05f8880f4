/** Tests of the embedded backend's tables in the browser's storage: restored, damaged, blocked. */
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { type Backend, createBackend, freshSeeds } from './backend'
import { type Snapshot, tableNames } from './db/database'
import { indexedBlobs } from './db/indexed-blobs'
import { indexedStorage, type StorageTrouble } from './db/indexed-storage'
import { memoryNetworkStore } from './simulated-network'

let count = 0
const newName = () => `backend-${++count}`

/** Few rows: how much is kept is not what these tests are about, and writing all of it each time would be most of their time. */
function seeds(): Snapshot {
  const { users, contents } = freshSeeds(Date.now())
  const none = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot
  return { ...none, users: users.filter(({ id }) => id === 'user-researcher'), contents: contents.slice(0, 5) }
}

/** One tab: its own tables in memory over the storage that all share. */
function openTab(name: string, seedVersion = '1'): Backend {
  const storage = indexedStorage({ name, seedVersion, seeds })
  return createBackend({ blobs: indexedBlobs(`${name}-files`), network: memoryNetworkStore(), storage })
}

const nameOf = (tab: Backend) => tab.transaction(() => tab.db.users.get('user-researcher')?.userFullname)
const rename = (tab: Backend, userFullname: string) =>
  tab.transaction(() => void tab.db.users.update('user-researcher', { userFullname }))

describe('the tables in the browser', () => {
  it('are seeded when there are none', async () => {
    expect(await nameOf(openTab(newName()))).toBe('陈思远')
  })

  it('are restored after a reload', async () => {
    const name = newName()
    await rename(openTab(name), '陈远')
    expect(await nameOf(openTab(name))).toBe('陈远')
  })

  it('show changes another tab has made', async () => {
    const name = newName()
    const [first, other] = [openTab(name), openTab(name)]
    await nameOf(first)
    await rename(other, '陈远')
    expect(await nameOf(first)).toBe('陈远')
  })

  it('lose nothing when two tabs work at the same time', async () => {
    const name = newName()
    const tabs = [openTab(name), openTab(name)]
    const add = (tab: Backend, sequence: number) =>
      tab.transaction(async () => {
        await Promise.resolve()
        tab.db.sessions.insert({ id: `session-${sequence}`, userId: 'user-researcher', expiresAt: 0 })
      })
    await Promise.all(Array.from({ length: 20 }, (_, at) => add(tabs[at % 2] ?? openTab(name), at)))
    const fresh = openTab(name)
    expect(await fresh.transaction(() => fresh.db.sessions.all().length)).toBe(20)
  })

  it('keep changes made before a failed request', async () => {
    const name = newName()
    const tab = openTab(name)
    const failing = tab.transaction(() => {
      tab.db.users.update('user-researcher', { failedLogins: 1 })
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    const fresh = openTab(name)
    expect(await fresh.transaction(() => fresh.db.users.get('user-researcher')?.failedLogins)).toBe(1)
  })

  it('keep form answers, and forget a removed form', async () => {
    const name = newName()
    const tab = openTab(name)
    await tab.transaction(() => {
      const [first, other] = tab.db.contents.all()
      tab.db.contents.update(first?.id ?? '', { revision: 99 })
      tab.db.contents.remove(other?.id ?? '')
    })
    const fresh = openTab(name)
    const revisions = await fresh.transaction(() => fresh.db.contents.all().map(({ revision }) => revision))
    expect(revisions).toHaveLength(tab.db.contents.all().length)
    expect(revisions.filter((revision) => revision === 99)).toHaveLength(1)
  })

  it('reset in all tabs', async () => {
    const name = newName()
    const [first, other] = [openTab(name), openTab(name)]
    await rename(first, '陈远')
    await nameOf(other)
    await first.reset()
    expect([await nameOf(first), await nameOf(other)]).toEqual(['陈思远', '陈思远'])
  })

  it('reset with a build that has other seeds', async () => {
    const name = newName()
    await rename(openTab(name, '1'), '陈远')
    expect(await nameOf(openTab(name, '2'))).toBe('陈思远')
  })

  it('keep uploaded files', async () => {
    const name = newName()
    await openTab(name).blobs.put('a', { bytes: new Uint8Array([1, 2]).buffer, type: 'text/plain', name: 'a.txt' })
    expect((await openTab(name).blobs.get('a'))?.bytes.byteLength).toBe(2)
  })
})

/** The database as some other program, version or accident has left it. */
function reloadStored(
  name: string,
  { version = 1, stores = ['tables'], entries = {} as Record<string, unknown> },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store)
      for (const [key, value] of Object.entries(entries)) request.transaction?.objectStore('tables').put(value, key)
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

/** Starts on what is there: whose name is read, what is told, and whether a change outlives the page. */
async function started(name: string, timeoutMs = 20_000) {
  const troubles: StorageTrouble[] = []
  const open = () => {
    const storage = indexedStorage({
      name,
      seedVersion: '2',
      seeds,
      timeoutMs,
      onTrouble: (storageTrouble) => troubles.push(storageTrouble),
    })
    return createBackend({ blobs: indexedBlobs(`${name}-files`), network: memoryNetworkStore(), storage })
  }
  const tab = open()
  const read = await nameOf(tab)
  await rename(tab, '陈远')
  return { read, troubles: [...troubles], inPage: await nameOf(tab), afterReload: await nameOf(open()) }
}

describe('the demonstration starts with damaged or blocked storage', () => {
  const head = { seedVersion: '2', revision: 7, tables: { users: 7 } }
  it.each([
    [
      'an older build’s tables',
      { entries: { head: { ...head, seedVersion: '1' }, users: [{ id: 'user-researcher', gone: 1 }] } },
    ],
    ['a newer build’s tables', { entries: { head: { ...head, seedVersion: '3' }, users: 'packed' } }],
    ['a newer version of the database', { version: 4 }],
    ['a database without the tables', { stores: ['other'] }],
    ['a header of another format', { entries: { head: 'v7' } }],
    ['an empty header', { entries: { head: null } }],
    ['a truncated header', { entries: { head: { seedVersion: '2' } } }],
    ['tables half-written', { entries: { head } }],
    ['a table that is not a list', { entries: { head, users: { id: 'user-researcher' } } }],
    ['rows that are not objects', { entries: { head, users: [null, 7, 'x'] } }],
    ['rows without an id', { entries: { head, users: [{ name: '陈思远' }] } }],
  ])('%s: resets, reports it, and stores later changes', async (_case, as) => {
    const name = newName()
    await reloadStored(name, as)
    expect(await started(name)).toEqual({ read: '陈思远', troubles: ['anew'], inPage: '陈远', afterReload: '陈远' })
  })

  it('an empty or missing database: seeds it without a notice', async () => {
    const name = newName()
    await reloadStored(name, {})
    for (const text of [name, newName()])
      expect(await started(text)).toEqual({ read: '陈思远', troubles: [], inPage: '陈远', afterReload: '陈远' })
  })

  const refusing = (open: () => unknown) => vi.spyOn(indexedDB, 'open').mockImplementation(open as never)
  it.each([
    [
      'denied',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['hanging', () => ({})],
  ])('storage %s: keeps data in memory for the page, and reports it once', async (_case, open) => {
    const spy = refusing(open)
    const { troubles, read, inPage } = await started(newName(), 300)
    expect({ troubles, read, inPage }).toEqual({ troubles: ['memory'], read: '陈思远', inPage: '陈远' })
    spy.mockRestore()
  })

  it('a full device: changes stay visible, and the failure is reported once', async () => {
    const name = newName()
    await started(name)
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { read, troubles, inPage } = await started(name)
    expect({ read, troubles, inPage }).toEqual({ read: '陈远', troubles: ['memory'], inPage: '陈远' })
    spy.mockRestore()
  })

  it('storage denied: keeps uploaded files in memory for the page', async () => {
    const spy = refusing(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const blobs = indexedBlobs(newName())
    await blobs.put('a', { bytes: new Uint8Array([1, 2]).buffer, type: 'text/plain', name: 'a.txt' })
    expect((await blobs.get('a'))?.bytes.byteLength).toBe(2)
    spy.mockRestore()
  })
})
