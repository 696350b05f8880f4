import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { type Backend, createBackend, freshSeeds } from './backend'
import { indexedBlobs } from './db/indexed-blobs'
import { indexedStorage } from './db/indexed-storage'
import { memoryWeather } from './weather'

let count = 0
const newName = () => `backend-${++count}`

/** One tab: its own tables in memory over the storage that all share. */
function openTab(name: string, seedVersion = '1'): Backend {
  const storage = indexedStorage({ name, seedVersion, seeds: () => freshSeeds(Date.now()) })
  return createBackend({ blobs: indexedBlobs(`${name}-files`), weather: memoryWeather(), storage })
}

const nameOf = (tab: Backend) => tab.transaction(() => tab.db.users.get('user-researcher')?.userFullname)
const rename = (tab: Backend, userFullname: string) =>
  tab.transaction(() => void tab.db.users.update('user-researcher', { userFullname }))

describe('the tables in the browser', () => {
  it('are seeded when there are none', async () => {
    expect(await nameOf(openTab(newName()))).toBe('陈思远')
  })

  it('are as they were after a reload', async () => {
    const name = newName()
    await rename(openTab(name), '陈远')
    expect(await nameOf(openTab(name))).toBe('陈远')
  })

  it('show what another tab has done since', async () => {
    const name = newName()
    const [one, other] = [openTab(name), openTab(name)]
    await nameOf(one)
    await rename(other, '陈远')
    expect(await nameOf(one)).toBe('陈远')
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

  it('keep what was done before a request failed', async () => {
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

  it('keep what is filled in a form, and forget one that was removed', async () => {
    const name = newName()
    const tab = openTab(name)
    await tab.transaction(() => {
      const [one, other] = tab.db.contents.all()
      tab.db.contents.update(one?.id ?? '', { revision: 99 })
      tab.db.contents.remove(other?.id ?? '')
    })
    const fresh = openTab(name)
    const revisions = await fresh.transaction(() => fresh.db.contents.all().map(({ revision }) => revision))
    expect(revisions).toHaveLength(tab.db.contents.all().length)
    expect(revisions.filter((one) => one === 99)).toHaveLength(1)
  })

  it('begin anew in all tabs after a reset', async () => {
    const name = newName()
    const [one, other] = [openTab(name), openTab(name)]
    await rename(one, '陈远')
    await nameOf(other)
    await one.reset()
    expect([await nameOf(one), await nameOf(other)]).toEqual(['陈思远', '陈思远'])
  })

  it('begin anew with a build that has other seeds', async () => {
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
