/**
 * Caches responses and files on the device, for reviewing and opening the portal offline. Per user; cleared after `deviceLifetime`, at sign-out,
 * and when another user signs in. Does nothing where the browser refuses, is full or hangs.
 */

import { createListeners } from '../events/listeners'
import { onSignOut } from '../events/sign-out-tasks'
import { estimatedServerNow } from '../time/server-date'
import { answerOf, deviceDatabase } from './device-database'
import { deviceLifetime } from './device-lifetime'

/** Timeout of IndexedDB in milliseconds; a file of some megabytes takes longer than a response. */
const timeoutMs = 10_000

/** A cached response, and when it arrived, in milliseconds since 1970. */
export interface CachedResponse<Value> {
  value: Value
  at: number
}

interface StoredAnswer {
  userId: string
  value: unknown
  at: number
}

const database = deviceDatabase('portal-kept-answers', 'answers', timeoutMs)

/** Like the store function, but resolves with undefined on failure. */
function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Result>) {
  return database(mode, work).catch(() => undefined)
}

onSignOut({
  after: (ending) => {
    if (ending === 'asked') void inStore('readwrite', (store) => answerOf(store.clear()))
  },
})

const { listen, notify } = createListeners()
let isRefusing = false

/** Whether the device refused to store the last response, for screens that promise to open offline. */
export const cacheRefusal = { listen, read: () => isRefusing }

/**
 * Stores a response in place of the former one. Resolves whether it is stored; `cacheRefusal` says so too. Never rejects.
 */
export async function cacheResponse(userId: string, key: string, value: unknown): Promise<boolean> {
  const stored: StoredAnswer = { userId, value, at: estimatedServerNow() }
  const written = await inStore('readwrite', async (store) => {
    await dropOld(store, userId)
    return answerOf(store.put(stored, [userId, key]))
  })
  const wasRefusing = isRefusing
  isRefusing = written === undefined
  if (isRefusing !== wasRefusing) notify()
  return !isRefusing
}

/** Removes entries of other users and entries older than seven days. */
async function dropOld(store: IDBObjectStore, userId: string): Promise<void> {
  const cursor = store.openCursor()
  await new Promise<void>((resolve, reject) => {
    cursor.onerror = () => reject(cursor.error)
    cursor.onsuccess = () => {
      const at = cursor.result
      if (!at) return resolve()
      const stored = at.value as StoredAnswer
      if (stored.userId !== userId || estimatedServerNow() - stored.at >= deviceLifetime) at.delete()
      at.continue()
    }
  })
}

/** The cached response; null where there is none or it cannot be read. Never rejects. */
export async function cachedResponse<Value>(userId: string, key: string): Promise<CachedResponse<Value> | null> {
  const stored = await inStore('readonly', (store) => answerOf<StoredAnswer | undefined>(store.get([userId, key])))
  if (!stored || estimatedServerNow() - stored.at >= deviceLifetime) return null
  return { value: stored.value as Value, at: stored.at }
}

/**
 * The cached response of any user, for a start before the user is known; only one user's responses are cached at a
 * time. Never rejects.
 */
export async function lastCachedResponse<Value>(key: string): Promise<Value | null> {
  const found = await inStore('readonly', async (store) => {
    const keys = await answerOf(store.getAllKeys())
    const mine = keys.find((idbValidKey) => Array.isArray(idbValidKey) && idbValidKey[1] === key)
    return mine && answerOf<StoredAnswer | undefined>(store.get(mine))
  })
  return found && estimatedServerNow() - found.at < deviceLifetime ? (found.value as Value) : null
}

/** Removes one cached response. Never rejects. */
export async function dropCachedResponse(userId: string, key: string): Promise<void> {
  await inStore('readwrite', (store) => answerOf(store.delete([userId, key])))
}
