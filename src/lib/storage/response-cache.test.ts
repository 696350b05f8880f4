/** Tests of the response cache: what it keeps, for whom and how long, and a device that stores nothing. */
import { afterEach, expect, it, vi } from 'vitest'
import { afterLogin } from '../events/sign-out-tasks'
import { cachedResponse, cacheRefusal, cacheResponse, dropCachedResponse, lastCachedResponse } from './response-cache'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  afterLogin('asked')
})

it('a device that cannot store responses is marked until it can again', async () => {
  const listener = vi.fn()
  cacheRefusal.listen(listener)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await cacheResponse('user', 'review', 1)).toBe(false)
  expect(cacheRefusal.read()).toBe(true)
  vi.restoreAllMocks()
  expect(await cacheResponse('user', 'review', 1)).toBe(true)
  expect(cacheRefusal.read()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
})

const week = 7 * 24 * 3_600_000

it('a response is read by its person and name until seven days have passed', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26), toFake: ['Date'] })
  const at = Date.now()
  await cacheResponse('u1', 'review', { title: 'a' })
  expect(await cachedResponse('u1', 'review')).toEqual({ value: { title: 'a' }, at })
  expect(await cachedResponse('u2', 'review')).toBeNull()
  expect(await cachedResponse('u1', 'session')).toBeNull()
  expect(await lastCachedResponse('review')).toEqual({ title: 'a' })
  expect(await lastCachedResponse('session')).toBeNull()
  vi.setSystemTime(at + week - 1)
  expect(await cachedResponse('u1', 'review')).not.toBeNull()
  expect(await lastCachedResponse('review')).not.toBeNull()
  vi.setSystemTime(at + week)
  expect(await cachedResponse('u1', 'review')).toBeNull()
  expect(await lastCachedResponse('review')).toBeNull()
})

it('a stored response removes those of other people and those that are too old, and no others', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26), toFake: ['Date'] })
  const at = Date.now()
  await cacheResponse('u1', 'old', 1)
  vi.setSystemTime(at + 1)
  await cacheResponse('u1', 'new', 2)
  vi.setSystemTime(at + week)
  await cacheResponse('u1', 'newest', 3)
  vi.setSystemTime(at + 1)
  expect(await cachedResponse('u1', 'old')).toBeNull()
  expect(await cachedResponse('u1', 'new')).toMatchObject({ value: 2 })
  await cacheResponse('u2', 'new', 4)
  expect(await cachedResponse('u1', 'new')).toBeNull()
  expect(await lastCachedResponse('new')).toBe(4)
})

it('one response can be removed, and a sign-out that was asked for removes all', async () => {
  await cacheResponse('u1', 'a', 1)
  await cacheResponse('u1', 'b', 2)
  await dropCachedResponse('u1', 'a')
  expect([await cachedResponse('u1', 'a'), await lastCachedResponse('b')]).toEqual([null, 2])
  afterLogin('forced')
  expect(await lastCachedResponse('b')).toBe(2)
  afterLogin('asked')
  expect(await lastCachedResponse('b')).toBeNull()
})

it('a device that cannot be read has no responses', async () => {
  await cacheResponse('u1', 'a', 1)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([await cachedResponse('u1', 'a'), await lastCachedResponse('a')]).toEqual([null, null])
  await dropCachedResponse('u1', 'a')
})
