// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { documentsAnew, openDocument, texts, within } from '../../../tests/open-documents'
import { storedDrafts } from '../../../tests/stored-drafts'

const day = 24 * 60 * 60 * 1000

/** Lets the device do what it was asked to, however busy the machine is. */
async function written(done: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !done(); turn += 1) await new Promise((go) => setImmediate(go))
  expect(done()).toBe(true)
}

/** What a page that is closed still does: nothing that waits for an answer of the database. */
async function dueAtOnce(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

/** A transaction that never ends. */
const never = () => ({}) as IDBRequest
const hanging = {
  objectStore: () => ({
    get: never,
    getAll: never,
    getAllKeys: never,
    put: never,
    delete: never,
    transaction: hanging,
  }),
  abort() {},
  commit() {},
} as unknown as IDBTransaction

documentsAnew()

describe('a draft on the device', () => {
  it.each([
    ['100 ms after the last key', 1, 100],
    ['every 150 ms while somebody types without a pause', 9, 50],
  ])('%s', async (_case, keys, every) => {
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    for (let key = 1; key <= keys; key += 1) {
      page.type({ opinion: '字'.repeat(key) })
      await vi.advanceTimersByTimeAsync(every)
    }
    // The clock stands: what is not being written by now never is.
    await written(() => page.said.includes('kept'))
    vi.useRealTimers()
    tab.close()
    const other = await openDocument()
    expect(texts(await other.page('u1', 'review:1').keeper.find())).toEqual([['opinion', '字'.repeat(keys)]])
  })

  it('is written even when the page closes while a write is pending', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    await page.keeper.find()
    const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
    const commits = vi.spyOn(IDBTransaction.prototype, 'commit')
    page.type({ opinion: '一' })
    const first = page.keeper.now()
    await dueAtOnce()
    page.type({ opinion: '一二' })
    const second = page.keeper.now()
    await dueAtOnce()
    const written = writes.mock.calls.map(([stored]) => stored.answers.opinion.clear)
    expect([written, commits.mock.calls.length]).toEqual([['一', '一二'], 2])
    await Promise.all([first, second])
    expect(page.said).toEqual(['kept'])
  })

  it('is written three times at once on a slow device, and the next write has all text typed meanwhile', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    await page.keeper.find()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const writes = vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(hanging)
    for (let key = 1; key <= 10; key += 1) {
      page.type({ opinion: '字'.repeat(key) })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(writes).toHaveBeenCalledTimes(3)
    writes.mockRestore()
    // Each is given up after two seconds.
    await vi.advanceTimersByTimeAsync(2000)
    await written(() => page.said.includes('kept'))
    vi.useRealTimers()
    tab.close()
    const other = await openDocument()
    expect(texts(await other.page('u1', 'review:1').keeper.find())).toEqual([['opinion', '字'.repeat(10)]])
  })

  it('is deleted once the form is saved, also while a write of it is pending', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    page.type({ opinion: '已经保存' })
    void page.keeper.now()
    await page.saved()
    expect(await storedDrafts()).toBe('[]')
  })

  it('belongs to one user and one form, and expires after seven days', async () => {
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    page.type({ opinion: '我' })
    await page.keeper.now()
    tab.close()
    const next = await openDocument()
    expect(await next.page('u2', 'review:1').keeper.find()).toEqual([])
    expect(await next.page('u1', 'review:2').keeper.find()).toEqual([])
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day - 1000)
    expect(await next.page('u1', 'review:1').keeper.find()).toHaveLength(1)
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day + 1000)
    expect(await next.page('u1', 'review:1').keeper.find()).toEqual([])
    vi.spyOn(Date, 'now').mockReturnValue(now)
    expect(await next.page('u1', 'review:1').keeper.find()).toEqual([])
  })
})

describe('a page reopened in the same document', () => {
  it('finds the last typed text', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'review:1')
    page.type({ opinion: '最后' })
    page.leave()
    expect(texts(await tab.page('u1', 'review:1').keeper.find())).toEqual([['opinion', '最后']])
  })
})

describe('a draft on a device', () => {
  const faults: readonly [string, () => void][] = [
    [
      'is full',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
    [
      'refuses',
      () => {
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
      },
    ],
    ['hangs on opening', () => void vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)],
    ['hangs in a transaction', () => void vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(hanging)],
    [
      'has locks that hang',
      () => {
        const hang = () => new Promise(() => {})
        Object.defineProperty(navigator, 'locks', { value: { request: hang, query: hang }, configurable: true })
      },
    ],
    ['hangs on reading', () => void vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue({} as IDBRequest)],
  ]

  it.each(faults)(
    'whose database %s: the failure is reported within the timeout, nothing waits, and the draft is stored and found later',
    async (what, fault) => {
      const former = await openDocument()
      const left = former.page('u1', 'review:1')
      left.type({ opinion: '先前' })
      await left.keeper.now()
      former.close()
      const tab = await openDocument()
      const page = tab.page('u1', 'review:1')
      fault()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      page.type({ opinion: '字' })
      const found = page.keeper.find()
      await within(9000, page.keeper.now())
      // What hangs on reading alone, or only cannot say who else is there, can still be written.
      const writes = what === 'hangs on reading' || what === 'has locks that hang'
      expect(page.said.at(-1)).toBe(writes ? 'kept' : 'failed')
      vi.restoreAllMocks()
      page.type({ opinion: '字字' })
      await within(9000, page.keeper.now())
      expect(page.said.at(-1)).toBe('kept')
      expect(texts(await within(60_000, found))).toEqual([['opinion', '先前']])
    },
  )
})
