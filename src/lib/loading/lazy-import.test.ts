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

it('a chunk request is repeated after a network error', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue('page')
  expect(await settle(loadChunk(load))).toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a chunk is reported as missing after three failed attempts', async () => {
  const gone = vi.fn(() => Promise.reject(new Error('404')))
  expect(await settle(loadChunk(gone))).toBeInstanceOf(ChunkMissingError)
  expect(gone).toHaveBeenCalledTimes(3)
})

it('loading times out after 120 seconds for all attempts together', async () => {
  const loading = loadChunk(() => new Promise<string>(() => {})).catch((reason: unknown) => reason)
  const seen = vi.fn()
  void loading.then(seen)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loading).toBeInstanceOf(ChunkMissingError)
})

it('a failed page is requested again on each visit, although the router caches the first result', async () => {
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

describe('a missing page chunk', () => {
  it('is distinguished from another missing chunk', async () => {
    expect(await settle(loadPagePart(() => Promise.reject(new Error('404'))))).toBeInstanceOf(PageMissingError)
  })

  it('causes a document reload after a deploy, at most once a minute', () => {
    expect(mayReload()).toBe(true)
    noteReload()
    expect(mayReload()).toBe(false)
  })

  it('causes no reload while offline, because the page would be lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(mayReload()).toBe(false)
  })

  it('causes no reload while changes are unsaved', () => {
    const stop = watchUnsaved({ unsaved: () => true })
    expect(mayReload()).toBe(false)
    stop()
  })
})
