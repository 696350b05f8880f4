import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { text } from './i18n'
import { inTime } from './in-time'
import { createListeners } from './listeners'
import { released } from './press'
import { keepEntry, readEntry } from './session-entries'
import { hasUnsavedWork } from './unsaved-work'

/** Longest wait for a chunk in milliseconds, all tries together (specification, section 9 "Chunk load timeout 120 s"). */
const timeout = 120_000
/** Pauses before the second and the third try, in milliseconds. */
const pauses = [300, 1200]
/** A document that was loaded anew is not loaded anew again within this many seconds. */
const reloadPause = 60
const reloadedKey = 'chunk-reload'

/** What to tell a person about a part that is missing; `failureText` gives it too. */
export const partMissingText = text('这部分功能没有加载成功，可能是网络中断或系统刚刚更新。已填写的内容都在，请重试')

/** Code that is fetched when needed did not come: the line is gone, or a deploy has replaced the files under this document. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

const { listen, tell } = createListeners()

/** Hears of each part that did not come, to look whether a deploy has replaced it. */
export const onPartMissing = listen

/** The same for a page somebody goes to. */
export class PageMissing extends PartMissing {}

/** Whether a new document would find the files of a missing page, and nothing would be lost by it; at most once a minute. */
export function mayReload(): boolean {
  return navigator.onLine && !hasUnsavedWork() && !readEntry(reloadedKey)
}

/**
 * Fetches code that is not in the first load: the one way to do so (`npm run check` refuses a bare `import()`). Tried three times.
 * Rejects with `PartMissing`; whoever calls says so at its place. Never loads the document anew.
 * @param load a dynamic import, and what is wanted of its module
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await inTime(tries(load), timeout)
    await released()
    return loaded
  } catch (cause) {
    tell()
    throw new PartMissing('A part of the portal could not be loaded', { cause })
  }
}

/**
 * A route's page, loaded when it is gone to. One that did not come is a `PageMissing` to the route's error element, and is asked for
 * again at the next visit: the router itself would remember the failure for good.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const lazy = () =>
    loadPagePart(load).then(
      (Component): Awaited<ReturnType<LazyPage>> => ({ Component }),
      (missing) => laterPage(load, missing),
    )
  return Object.assign(lazy, { load })
}

/** How a route comes to its page; `load` fetches the code ahead, and tells the build which file that is. */
type LazyPage = (() => Promise<{ Component: ComponentType; loader?: () => Promise<null> }>) & {
  load(): Promise<ComponentType>
}

/** A route's page by code that is fetched for it; null where the route has none. */
export function lazyPageOf({ lazy }: RouteObject): LazyPage | null {
  return typeof lazy === 'function' && 'load' in lazy ? (lazy as LazyPage) : null
}

/** Fetches a route's code before it is gone to. What fails is asked for again by going there. */
export function fetchPage(route: RouteObject): void {
  const page = lazyPageOf(route)
  if (page) loadChunk(page.load).catch(() => {})
}

function laterPage(load: () => Promise<ComponentType>, missing: unknown) {
  let told = false
  let Page: ComponentType | undefined
  const loader = async () => {
    if (told) Page ??= await loadPagePart(load)
    told = true
    if (!Page) throw missing
    return null
  }
  const draw = () => Page && createElement(Page)
  return { loader, Component: draw }
}

/** What a page needs before it can be drawn. Rejects with `PageMissing`. */
export async function loadPagePart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load)
  } catch (cause) {
    throw new PageMissing('A page could not be loaded', { cause })
  }
}

/** Notes that the document is loaded anew on account of a missing page: done once, it is not done again for a minute. */
export function noteReload(): void {
  keepEntry(reloadedKey, '1', reloadPause)
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
