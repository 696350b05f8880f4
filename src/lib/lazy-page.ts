import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { keepEntry, readEntry } from './session-entries'

/** Longest wait for a chunk in milliseconds (specification, section 9 "Chunk load timeout 120 s"). */
const timeout = 120_000
/** Pauses before the second and the third try, in milliseconds. */
const pauses = [300, 1200]
/** A reload that did not help is not repeated within this many seconds. */
const reloadPause = 60
const reloadedKey = 'chunk-reload'

/**
 * A route's page, loaded when first needed: tried three times; when it stays away although the network is there, a deploy has
 * replaced the files under this tab, and the page is loaded anew, once. Rejects (to the route's error element) after that.
 */
export function lazyPage(load: () => Promise<ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await loadChunk(load) })
}

/** The same for any chunk. Answers what `load` answers. */
export async function loadChunk<T>(load: () => Promise<T>, reload = () => window.location.reload()): Promise<T> {
  for (const pause of pauses) {
    try {
      return await inTime(load())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await inTime(load())
  } catch (error) {
    if (navigator.onLine && !readEntry(reloadedKey)) {
      keepEntry(reloadedKey, '1', reloadPause)
      reload()
    }
    throw error
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page did not load in time')), timeout)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
