/** Simulates several open documents (tabs) with their locks and texts, for the tests of drafts. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { UnsavedAnswer } from '@/lib/drafts/draft-writer'

/** Names of documents that are open, as the browser knows them. */
export const held = new Map<string, () => void>()

/**
 * The subset of the Web Locks API that drafts use: a second request for a held lock waits until it is free or times
 * out.
 */
export const locks = {
  request: async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown
    const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal; ifAvailable?: boolean }
    if (ifAvailable && held.has(name)) return work(null)
    while (held.has(name)) {
      if (signal?.aborted) throw signal.reason
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    held.set(name, () => held.delete(name))
    const stored = work({ name })
    if (stored instanceof Promise) return stored
    // A browser needs a moment to free it; meanwhile others see it held.
    await new Promise((resolve) => setTimeout(resolve, 10))
    held.delete(name)
    return stored
  },
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
}

/** A new document in a browser tab: modules of its own, and the tab's session storage. */
export async function openDocument(session: Record<string, string> = {}) {
  vi.resetModules()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  const before = new Set(held.keys())
  const { createDraftWriter: createDeviceKeeper } = await import('@/lib/drafts/draft-writer')
  const { forgetKeys } = await import('@/lib/drafts/session-cipher')
  const { inDraftStore } = await import('@/lib/drafts/draft-database')
  return {
    forgetKeys,
    inDraftStore,
    /** A page that writes one thing. */
    page(userId: string, thing: string) {
      let unsaved: readonly UnsavedAnswer[] = []
      const messages: string[] = []
      const draftWriter = createDeviceKeeper({
        draftKey: { userId, thing },
        unsaved: () => unsaved,
        onStored: () => messages.push('kept'),
        onFailed: () => messages.push('failed'),
      })
      const leave = draftWriter.open()
      return {
        keeper: draftWriter,
        said: messages,
        leave,
        type(answers: Readonly<Record<string, string>>) {
          unsaved = Object.entries(answers).map(([name, clear]) => ({ name, clear }))
          draftWriter.soon()
        },
        typeSecret(secret: Readonly<Record<string, string>>) {
          unsaved = [{ name: 'account', secret }]
          draftWriter.soon()
        },
        saved() {
          unsaved = []
          return draftWriter.now()
        },
      }
    },
    /** Closes the tab, or kills its process; session storage survives only a reload. */
    close() {
      for (const [name, free] of held) if (!before.has(name)) free()
      return { ...sessionStorage } as Record<string, string>
    },
  }
}

/** Found drafts as pairs of field name and text. */
export const texts = (found: readonly { name: string; clear?: unknown }[]) =>
  found.map(({ name, clear }) => [name, clear])

/**
 * The result of `work`, which has to come within so many milliseconds of the faked clock. Before each step of the clock the device has done what
 * it was asked to.
 */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let ended = false
  const ending = work.finally(() => {
    ended = true
  })
  for (let elapsed = 0; elapsed <= limit && !ended; elapsed += 100) {
    for (let turn = 0; turn < 100 && !ended; turn += 1) await new Promise((go) => setImmediate(go))
    await vi.advanceTimersByTimeAsync(ended ? 0 : 100)
  }
  expect(ended).toBe(true)
  return ending
}

/**
 * Gives each test of a file fresh browser locks; afterwards no document is open and nothing is stored on the device.
 */
export function documentsAnew(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    held.clear()
    const { inDraftStore } = await openDocument()
    await inDraftStore('readwrite', async (slots) => slots.clear())
  })
}
