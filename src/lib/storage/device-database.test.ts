/** Tests of the database on the device: whole or not at all, a device that does not answer, and one that answers again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { randomId } from '../random-id'
import { answerOf, deviceDatabase, type InStore } from './device-database'

let name: string
let inStore: InStore
beforeEach(() => {
  name = `test-${randomId()}`
  inStore = deviceDatabase(name, 'things', 1000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const put = (key: string, value: unknown) => inStore('readwrite', (store) => answerOf(store.put(value, key)))
const read = (key: string) => inStore('readonly', (store) => answerOf<unknown>(store.get(key)))

it('what was written is read again, also by a page that opens the database later', async () => {
  await put('a', 1)
  expect(await read('a')).toBe(1)
  inStore = deviceDatabase(name, 'things', 1000)
  expect(await read('a')).toBe(1)
})

it('the database is opened once', async () => {
  const open = vi.spyOn(indexedDB, 'open')
  await put('a', 1)
  await read('a')
  expect(open.mock.calls).toEqual([[name, 1]])
})

it('a write is flushed to the disk, unless a power loss may take it', async () => {
  await put('a', 1)
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await put('a', 2)
  await deviceDatabase(name, 'things', 1000, 'relaxed')('readonly', async () => undefined)
  expect(begin.mock.calls).toEqual([
    ['things', 'readwrite', { durability: 'strict' }],
    ['things', 'readonly', { durability: 'relaxed' }],
  ])
})

it('work that fails half-way changes nothing, and the next one succeeds', async () => {
  await put('a', 1)
  const broken = new Error('broken')
  const half = inStore('readwrite', async (store) => {
    await answerOf(store.put(2, 'a'))
    throw broken
  })
  await expect(half).rejects.toThrow()
  expect(await read('a')).toBe(1)
})

it('a request that the database refuses is an error', async () => {
  await put('a', 1)
  const twice = inStore('readwrite', (store) => answerOf(store.add(2, 'a')))
  await expect(twice).rejects.toMatchObject({ name: 'ConstraintError' })
})

it('a transaction that the browser ends by itself is an error, although each of its requests succeeded', async () => {
  const ended = inStore('readwrite', async (store) => {
    await answerOf(store.put(1, 'a'))
    store.transaction.abort()
  })
  await expect(ended).rejects.toThrow('aborted')
  expect(await read('a')).toBeUndefined()
})

it('a request that fails outside a transaction is an error too', async () => {
  const database = await answerOf(indexedDB.open(name, 2))
  database.close()
  await expect(answerOf(indexedDB.open(name, 1))).rejects.toMatchObject({ name: 'VersionError' })
})

it('a browser that refuses is asked again the next time', async () => {
  const denied = new DOMException('denied', 'SecurityError')
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    const request = { error: denied } as unknown as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  })
  await expect(put('a', 1)).rejects.toBe(denied)
  await put('a', 2)
  expect(await read('a')).toBe(2)
})

it('a device that does not answer is given up after the time limit, and what was to be written never is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  const { open } = indexedDB
  let answer = () => {}
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...parameters) => {
    const late = {} as IDBOpenDBRequest
    answer = () => {
      const request = open.apply(indexedDB, parameters)
      request.onupgradeneeded = () => request.result.createObjectStore('things')
      request.onsuccess = () => late.onsuccess?.(Object.assign(new Event('success')))
      Object.defineProperty(late, 'result', { get: () => request.result })
    }
    return late
  })
  const work = vi.fn(async () => undefined)
  const writing = inStore('readwrite', work).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await writing).toBe('the device does not answer')
  answer()
  vi.useRealTimers()
  await put('b', 2)
  expect(await read('b')).toBe(2)
  expect(work).not.toHaveBeenCalled()
})

it('a transaction that takes too long is undone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  await put('a', 1)
  let isWritten = false
  const hanging = inStore('readwrite', async (store) => {
    await answerOf(store.put(2, 'a'))
    isWritten = true
    // Keeps the transaction alive without an end.
    for (;;) await answerOf(store.get('a'))
  }).catch((error: Error) => error.message)
  await vi.waitFor(() => expect(isWritten).toBe(true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await hanging).toBe('the device does not answer')
  vi.useRealTimers()
  expect(await read('a')).toBe(1)
})

it('another version of the portal can change the database while a page is open', async () => {
  await put('a', 1)
  const upgrade = indexedDB.open(name, 2)
  const database = await answerOf(upgrade)
  expect(database.version).toBe(2)
  database.close()
})
