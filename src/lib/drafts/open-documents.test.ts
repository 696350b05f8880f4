// @vitest-environment jsdom
/** Tests of which slots of drafts belong to an open document: with Web Locks, without them, and with locks that hang. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { held, locks, within } from '../../../tests/open-documents'

/** The module as a new document loads it; `former`: the name of the document that the tab held before. */
async function newDocument(former?: string) {
  vi.resetModules()
  sessionStorage.clear()
  if (former !== undefined) sessionStorage.setItem('portal_drafts_document', former)
  return import('./open-documents')
}

const setLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true })

beforeEach(() => setLocks(locks))
afterEach(() => {
  vi.useRealTimers()
  held.clear()
})

describe('the slots of closed pages', () => {
  it('are those of documents that hold no lock, and of pages that this document has left', async () => {
    const item = await newDocument()
    const [open, left] = [item.newSlot(), item.newSlot()]
    item.openSlot(open)
    item.openSlot(left)()
    held.set('portal-drafts/living', () => {})
    // A lock of another part of the portal with a name like a document’s.
    held.set('other/gone', () => {})
    held.set('gone', () => {})
    const slots = [open, left, 'living/1', 'gone/1', item.closedSlot('gone/2')]
    expect([...(await item.closedSlots(slots))]).toEqual([left, 'gone/1', item.closedSlot('gone/2')])
  })

  it.each([
    ['without Web Locks', undefined],
    ['where the locks fail', { ...locks, query: () => Promise.reject(new Error('no locks')) }],
    ['where no lock is held', { ...locks, query: async () => ({}) }],
  ])('%s are all but those of this document', async (_case, value) => {
    const item = await newDocument()
    setLocks(value)
    const open = item.newSlot()
    item.openSlot(open)
    expect([...(await item.closedSlots([open, 'living/1']))]).toEqual(['living/1'])
  })

  it('are told within a second where the locks never answer', async () => {
    const item = await newDocument()
    setLocks({ ...locks, query: () => new Promise(() => {}) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect([...(await within(1000, item.closedSlots(['living/1'])))]).toEqual(['living/1'])
  })
})

describe('the name of a slot', () => {
  it('is this document’s, and another one each time', async () => {
    const item = await newDocument()
    await item.knownToOthers()
    const name = sessionStorage.getItem('portal_drafts_document')
    expect([item.newSlot(), item.newSlot()]).toEqual([`${name}/1`, `${name}/2`])
  })

  it('without a page is the same whenever its text is moved, and never one that is in use', async () => {
    const { closedSlot } = await newDocument()
    expect(closedSlot('a/1')).toBe('closed/a/1')
    expect(closedSlot(closedSlot('a/1'))).toBe(closedSlot('a/1'))
    expect(closedSlot()).not.toBe(closedSlot())
  })
})

describe('a document', () => {
  it('is known to others once it is asked to be, by a lock it keeps', async () => {
    const item = await newDocument()
    await item.knownToOthers()
    const name = sessionStorage.getItem('portal_drafts_document')
    expect([...held.keys()]).toEqual([`portal-drafts/${name}`])
    await item.knownToOthers()
    expect(held.size).toBe(1)
  })

  it('takes its lock again when it comes back from the page cache, and not at its first showing', async () => {
    const item = await newDocument()
    await item.knownToOthers()
    const name = `portal-drafts/${sessionStorage.getItem('portal_drafts_document')}`
    held.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(held.has(name)).toBe(false)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(() => expect(held.has(name)).toBe(true))
    await new Promise((go) => setTimeout(go, 30))
    expect(held.has(name)).toBe(true)
  })

  it('leaves its lock to another holder when it comes back', async () => {
    const item = await newDocument()
    await item.knownToOthers()
    const name = `portal-drafts/${sessionStorage.getItem('portal_drafts_document')}`
    const request = vi.spyOn(locks, 'request')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    // Former documents of this file listen as well.
    const own = request.mock.calls.findIndex(([asked]) => asked === name)
    expect(request.mock.calls[own]?.[1]).toEqual({ ifAvailable: true })
    expect(await request.mock.results[own]?.value).toBeNull()
    request.mockRestore()
  })
})

describe('the document that this one replaced', () => {
  it('is waited for until its lock is free, once for all forms', async () => {
    held.set('portal-drafts/former', () => {})
    const item = await newDocument('former')
    let gone = false
    const [first, second] = [item.formerGone(), item.formerGone()]
    void first.then(() => {
      gone = true
    })
    await new Promise((go) => setTimeout(go, 50))
    expect(gone).toBe(false)
    expect(second).toBe(first)
    held.delete('portal-drafts/former')
    await first
    expect(gone).toBe(true)
  })

  it('is waited for a second at most: a duplicated tab stays open', async () => {
    held.set('portal-drafts/former', () => {})
    const item = await newDocument('former')
    const started = performance.now()
    await item.formerGone()
    expect(performance.now() - started).toBeGreaterThan(900)
  })

  it.each([
    ['there was none', undefined, locks],
    ['there are no locks', 'former', undefined],
    ['the locks fail', 'former', { ...locks, request: () => Promise.reject(new Error('no locks')) }],
  ])('is not waited for where %s', async (_case, former, value) => {
    setLocks(value)
    const item = await newDocument(former)
    const request = vi.spyOn(locks, 'request')
    await expect(item.formerGone()).resolves.toBeUndefined()
    expect(request.mock.calls.map(([name]) => name)).not.toContain(`portal-drafts/${former}`)
    request.mockRestore()
  })
})
