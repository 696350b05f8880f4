// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from './lazy-page'

beforeEach(() => {
  vi.useFakeTimers()
})

async function settle<T>(loading: Promise<T>): Promise<T | 'failed'> {
  const settled = loading.catch(() => 'failed' as const)
  await vi.advanceTimersByTimeAsync(400_000)
  return settled
}

it('tries a chunk again when the network hiccups', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue('page')
  expect(await settle(loadChunk(load))).toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads the page anew once after a deploy, and not again when that did not help', async () => {
  const reload = vi.fn()
  const gone = () => Promise.reject(new Error('404'))
  expect(await settle(loadChunk(gone, reload))).toBe('failed')
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() - 390_000)
  expect(await settle(loadChunk(gone, reload))).toBe('failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload while offline: the page would be gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  expect(await settle(loadChunk(() => Promise.reject(new Error('offline')), reload))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

it('gives up waiting after 120 seconds', async () => {
  const load = vi.fn(() => new Promise<string>(() => {}))
  const loading = loadChunk(load, () => {}).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(119_000)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(400_000)
  expect(await loading).toBe('failed')
})
