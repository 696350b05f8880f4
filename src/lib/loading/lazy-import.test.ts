// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchUnsaved } from '../events/unsaved-work'
import { watchPointerPress } from '../input/pointer-press'
import {
  ChunkMissingError,
  fetchPage,
  lazyPage,
  lazyPageOf,
  loadChunk,
  loadPagePart,
  mayReload,
  noteReload,
  onChunkMissing,
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

it('a chunk is requested again after 0.3 and 1.2 seconds', async () => {
  const gone = vi.fn(() => Promise.reject(new Error('404')))
  loadChunk(gone).catch(() => {})
  const counts: number[] = []
  for (const wait of [0, 299, 1, 1199, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    counts.push(gone.mock.calls.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3])
})

it('a missing chunk is told once, with its cause and a name that failures know', async () => {
  const listener = vi.fn()
  const stop = onChunkMissing(listener)
  const cause = new Error('404')
  const missing = await settle(loadChunk(() => Promise.reject(cause)))
  stop()
  expect(missing).toMatchObject({ name: 'PartMissing', cause, message: 'A part of the portal could not be loaded' })
  expect(listener).toHaveBeenCalledOnce()
  expect(await settle(loadPagePart(() => Promise.reject(cause)))).toMatchObject({
    message: 'A page could not be loaded',
    cause: { cause },
  })
})

it('code that comes while a pointer is pressed waits for its release', async () => {
  const stop = watchPointerPress(document)
  const press = (type: string) =>
    document.dispatchEvent(Object.assign(new MouseEvent(type, { button: 0 }), { isPrimary: true }))
  press('pointerdown')
  const loaded = vi.fn()
  void loadChunk(async () => 'page').then(loaded)
  await vi.advanceTimersByTimeAsync(1000)
  expect(loaded).not.toHaveBeenCalled()
  press('pointercancel')
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded).toHaveBeenCalledWith('page')
  stop()
})

it('the code of a route’s page can be fetched before somebody goes there; a failure is no fault then', async () => {
  const load = vi.fn(async () => () => null)
  const lazy = lazyPage(load)
  expect(lazyPageOf({ lazy })).toBe(lazy)
  expect([lazyPageOf({}), lazyPageOf({ lazy: async () => ({}) }), lazyPageOf({ lazy: {} })]).toEqual([null, null, null])
  fetchPage({ lazy })
  fetchPage({})
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()
  load.mockRejectedValue(new Error('offline'))
  fetchPage({ lazy })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(4)
})

it('a page that loads is the route’s component', async () => {
  const page = () => null
  const lazy = lazyPage(async () => page)
  expect(typeof lazy === 'function' && (await lazy())).toEqual({ Component: page })
})

it('a page that was missing before is drawn as nothing until it has come, and is loaded once', async () => {
  const load = vi.fn<() => Promise<() => null>>().mockRejectedValue(new Error('offline'))
  const lazy = lazyPage(load)
  const loading = lazy()
  await vi.advanceTimersByTimeAsync(2000)
  const route = (await loading) as { loader(): Promise<unknown>; Component(): unknown }
  expect(route.Component()).toBeUndefined()
  await settle(route.loader())
  load.mockResolvedValue(() => null)
  await settle(route.loader())
  await settle(route.loader())
  expect(load).toHaveBeenCalledTimes(4)
})

it('the document may be reloaded again a minute after the last time', () => {
  noteReload()
  vi.advanceTimersByTime(59_999)
  expect(mayReload()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayReload()).toBe(true)
})
