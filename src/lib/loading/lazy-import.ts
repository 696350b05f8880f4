/** Loads chunks (pages, dialogs, packages) with retries and a timeout: the way to write every dynamic import. */

import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createListeners } from '../events/listeners'
import { hasUnsavedWork } from '../events/unsaved-work'
import { text } from '../i18n/i18n'
import { pointerReleased } from '../input/pointer-press'
import { getSessionEntry, setSessionEntry } from '../storage/session-storage'
import { withTimeout } from './with-timeout'

/** Timeout for a chunk in milliseconds, all tries together (specification, section 9 "Chunk load timeout 120 s"). */
const timeout = 120_000
/** Delays before the second and third try, in milliseconds. */
const pauses = [300, 1200]
/** Seconds before a reloaded document may be reloaded again. */
const reloadPause = 60
const reloadedKey = 'chunk-reload'

/** The message for a missing chunk; `failureText` returns it too. */
export const chunkMissingText = text('这部分没有加载成功，可能是网络中断或平台刚刚更新。已填写的内容都在，请重试')

/** A chunk could not be loaded: the network is down, or a deploy has replaced the files of this document. */
export class ChunkMissingError extends Error {
  override readonly name = 'PartMissing'
}

const { listen, notify } = createListeners()

/** Notifies of each missing chunk, to check for a deploy. */
export const onChunkMissing = listen

/** The same for a page that somebody navigates to. */
export class PageMissingError extends ChunkMissingError {}

/** Whether a reload would find the missing page's files and lose nothing; at most once a minute. */
export function mayReload(): boolean {
  return navigator.onLine && !hasUnsavedWork() && !getSessionEntry(reloadedKey)
}

/**
 * Loads a chunk: the only place for `import()` (`npm run check` refuses others). Tries three times, then rejects with
 * this error; the caller shows it in place. Never reloads the document.
 * @param load a dynamic import and the selection of its export
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await withTimeout(tries(load), timeout)
    await pointerReleased()
    return loaded
  } catch (cause) {
    notify()
    throw new ChunkMissingError('A part of the portal could not be loaded', { cause })
  }
}

/**
 * A route's page, loaded on navigation. A failure is thrown to the route's error element and retried at the next visit;
 * the router alone would remember the failure for good.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const lazy = () =>
    loadPagePart(load).then(
      (Component): Awaited<ReturnType<LazyPage>> => ({ Component }),
      (missing) => laterPage(load, missing),
    )
  return Object.assign(lazy, { load })
}

/** The `lazy` function of a route; `load` prefetches the code and tells the build which file that is. */
type LazyPage = (() => Promise<{ Component: ComponentType; loader?: () => Promise<null> }>) & {
  load(): Promise<ComponentType>
}

/** A route's lazy page; null where the route has none. */
export function lazyPageOf({ lazy }: RouteObject): LazyPage | null {
  return typeof lazy === 'function' && 'load' in lazy ? (lazy as LazyPage) : null
}

/** Prefetches a route's code. A failure is retried on navigation. */
export function fetchPage(route: RouteObject): void {
  const page = lazyPageOf(route)
  if (page) loadChunk(page.load).catch(() => {})
}

function laterPage(load: () => Promise<ComponentType>, missing: unknown) {
  let isReported = false
  let Page: ComponentType | undefined
  const loader = async () => {
    if (isReported) Page ??= await loadPagePart(load)
    isReported = true
    if (!Page) throw missing
    return null
  }
  const draw = () => Page && createElement(Page)
  return { loader, Component: draw }
}

/** Loads something that a page needs before its first render. Rejects like a missing page. */
export async function loadPagePart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load)
  } catch (cause) {
    throw new PageMissingError('A page could not be loaded', { cause })
  }
}

/** Notes that the document reloads because of a missing page, so that it does not do so again for a minute. */
export function noteReload(): void {
  setSessionEntry(reloadedKey, '1', reloadPause)
}

async function tries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}
