// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchUnsaved } from '../events/unsaved-work'
import {
  ChunkMissingError,
  lazyPage,
  loadChunk,
  loadPagePart,
  mayReload,
  noteReload,
  PageMissingError,
} from './lazy-import'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What came of it, or why nothing did. */
async function settle<T>(loading: Promise<T>): Promise<unknown> {
  const settled = loading.catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(400_000)
  return settled
}

it('tries a chunk again when the network hiccups', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue('page')
  expect(await settle(loadChunk(load))).toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})

it('says that a part is missing when three tries brought nothing', async () => {
  const gone = vi.fn(() => Promise.reject(new Error('404')))
  expect(await settle(loadChunk(gone))).toBeInstanceOf(ChunkMissingError)
  expect(gone).toHaveBeenCalledTimes(3)
})

it('gives up waiting after 120 seconds, all tries together', async () => {
  const loading = loadChunk(() => new Promise<string>(() => {})).catch((reason: unknown) => reason)
  const seen = vi.fn()
  void loading.then(seen)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loading).toBeInstanceOf(ChunkMissingError)
})

it('asks for a page that did not come again at each visit, for the router remembers the first answer', async () => {
  const load = vi.fn<() => Promise<() => null>>().mockRejectedValue(new Error('offline'))
  const lazy = lazyPage(load)
  if (typeof lazy !== 'function') throw new Error('a lazy route is a function')
  const loading = lazy()
  await vi.advanceTimersByTimeAsync(2000)
  const route = (await loading) as { loader(): Promise<unknown>; Component(): unknown }
  const visit = () => settle(route.loader())
  expect(await visit()).toBeInstanceOf(PageMissingError)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await visit()).toBeInstanceOf(PageMissingError)
  expect(load).toHaveBeenCalledTimes(6)
  const page = () => null
  load.mockResolvedValue(page)
  expect(await visit()).toBeNull()
  expect(route.Component()).toMatchObject({ type: page })
})

describe('a page that somebody goes to and that is missing', () => {
  it('is told apart from another part that is missing', async () => {
    expect(await settle(loadPagePart(() => Promise.reject(new Error('404'))))).toBeInstanceOf(PageMissingError)
  })

  it('is worth a new document after a deploy, once a minute', () => {
    expect(mayReload()).toBe(true)
    noteReload()
    expect(mayReload()).toBe(false)
  })

  it('is worth none while offline: the page would be gone', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(mayReload()).toBe(false)
  })

  it('is worth none while something is not saved', () => {
    const stop = watchUnsaved({ unsaved: () => true })
    expect(mayReload()).toBe(false)
    stop()
  })
})
