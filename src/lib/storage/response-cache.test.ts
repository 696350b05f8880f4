/** Tests of the response cache on a device that stores nothing. */
import { afterEach, expect, it, vi } from 'vitest'
import { cacheRefusal, cacheResponse } from './response-cache'

afterEach(() => void vi.restoreAllMocks())

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
