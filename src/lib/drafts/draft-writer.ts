/** Writes drafts to IndexedDB while a person types. */

import debounce from 'lodash/debounce'
import { onSignOut } from '../events/sign-out-tasks'
import { prefetchSm2 } from '../text/load-sm2'
import { estimatedServerNow } from '../time/server-date'
import { changeSlots, type DraftKey, type StoredAnswer, type StoredDraftRef } from './draft-store'
import { type FoundAnswer, keepLastWrite, lastWritten, readDraftsOf } from './left-drafts'
import { knownToOthers, newSlot, openSlot } from './open-documents'
import { forgetKeys, seal } from './session-cipher'

/**
 * Debounce after the last key, and the interval of writes during continuous typing, in milliseconds. With the duration
 * of a write, both stay below 300 ms, the most typing that a crash may lose.
 */
const pause = 100
const longest = 150
/** Maximum number of parallel writes. More would keep a slow device so busy that all of them time out. */
const maxPending = 3
/** Delays before each retry of reading drafts from a device that did not respond, in milliseconds. */
const askAgain = [2000, 4000, 8000, 16_000, 32_000]

/** An answer that is not on the server. */
export interface UnsavedAnswer {
  name: string
  /** The part that may be stored unencrypted; absent when the whole value is sensitive. */
  clear?: unknown
  /** Certificate, bank and phone numbers in it (patterns, "Security"); null or absent for none. */
  secret?: Readonly<Record<string, unknown>> | null
  /** The server revision on which it was typed. */
  base?: number
}

type Typed = Pick<UnsavedAnswer, 'clear' | 'secret'>

/** The last stored version of an answer, by this page or by a closed page, and when it was typed. */
type WrittenAnswer = Typed & { at: number }

function isSame(typed: Typed, other: Typed): boolean {
  // An unchanged large table is the same object; this skips comparing its content.
  if (typed.clear === other.clear && typed.secret === other.secret) return true
  const wordsOf = ({ clear, secret = null }: Typed) => JSON.stringify([clear, secret])
  return wordsOf(typed) === wordsOf(other)
}

interface DraftWriterOptions {
  draftKey: DraftKey
  /** The answers that are not on the server now. */
  unsaved(): readonly UnsavedAnswer[]
  /** Called when every unsaved answer is stored on the device. */
  onStored(): void
  /** Called when some answers exist in this page only: the device is full, refuses, hangs, or cannot encrypt. */
  onFailed(): void
}

/** The open pages of this document: each writes what it holds and says how many answers the device did not take. */
const openPages = new Set<() => Promise<number>>()

/**
 * Writes what every open page holds, before a sign-out.
 * @returns the number of answers that are in this document only. Never rejects
 */
export async function flushDrafts(): Promise<number> {
  const unstored = await Promise.all([...openPages].map((flush) => flush()))
  await lastWritten()
  return unstored.reduce((sum, count) => sum + count, 0)
}

// Applies to the whole document: signing out removes the encryption key, even after the form was left. An expired login
// keeps the key, so the same person continues after signing in again.
onSignOut({
  after: (ending) => {
    if (ending === 'asked') forgetKeys()
  },
})

/**
 * Stores unsaved answers on this device, for every component that takes typed text: 100 ms after the last key, every
 * 150 ms during continuous typing, or at once. Each open page has its own slot. The next page with the same draft key
 * reads the slots of closed pages; a slot stays until that page has stored its content.
 *
 * Writes do not wait for each other. A page that crashes cannot start a waiting write, but the database completes every
 * committed write, in order. Each write times out after two seconds.
 */
export function createDraftWriter({ draftKey, unsaved, ...options }: DraftWriterOptions) {
  const slot = newSlot()
  const later = debounce(inTurn, pause, { maxWait: longest })
  let ready: Promise<unknown> = Promise.resolve()
  let last: Promise<void> = Promise.resolve()
  let edits = 0
  let started = 0
  let pending = 0
  let isDue = false
  let taken: readonly StoredDraftRef[] = []
  let hasContent = false
  let written: ReadonlyMap<string, WrittenAnswer> = new Map()
  let opened = false
  let isStored = true

  function onKept(): void {
    isStored = true
    options.onStored()
  }

  function onFailed(): void {
    isStored = false
    options.onFailed()
  }

  async function flush(): Promise<number> {
    await now()
    return isStored ? 0 : unsaved().length
  }

  async function stored({ clear, secret = null, base = 0 }: UnsavedAnswer, at: number): Promise<StoredAnswer> {
    const sealed = secret ? await seal(draftKey.userId, JSON.stringify(secret)) : null
    return { clear, sealed, withheld: secret ? Object.keys(secret).length : 0, base, at }
  }

  /** Starts a write; `done` resolves at its end. */
  async function start(): Promise<{ done: Promise<void> }> {
    const before = edits
    const answers = unsaved()
    const leaving = taken
    if (answers.length === 0 && leaving.length === 0 && !hasContent) return { done: Promise.resolve() }
    started += 1
    const number = started
    const moment = estimatedServerNow()
    written = new Map(
      answers.map(({ name, clear, secret }) => {
        const former = written.get(name)
        return [name, former && isSame(former, { clear, secret }) ? former : { clear, secret, at: moment }]
      }),
    )
    const times = written
    await knownToOthers()
    const entries = await Promise.all(
      answers.map(async (answer) => [answer.name, await stored(answer, times.get(answer.name)?.at ?? moment)] as const),
    )
    hasContent ||= entries.length > 0
    const change = changeSlots(draftKey, { slot, answers: Object.fromEntries(entries) }, leaving, moment)
    const finish = async () => {
      try {
        // The person may still go back: what is typed meanwhile counts as stored once it is written.
        if (!(await change)) return
      } catch {
        return onFailed()
      }
      if (number === started) hasContent = entries.length > 0
      taken = taken.filter((item) => !leaving.includes(item))
      if (hasContent) prefetchSm2()
      // A browser that cannot encrypt keeps no sensitive answers: those are in this page only.
      if (entries.some(([, value]) => value.withheld > 0 && value.sealed === null)) onFailed()
      // Keys typed during this write are stored by the next one.
      else if (before === edits) onKept()
    }
    return { done: finish() }
  }

  function now(): Promise<void> {
    later.cancel()
    isDue = false
    pending += 1
    const begun = ready.then(start)
    ready = begun.catch(onFailed)
    const ended = begun.then(({ done }) => done).catch(() => undefined)
    last = Promise.all([last, ended]).then(() => {
      pending -= 1
      if (isDue) inTurn()
    })
    return last
  }

  /** Waits while too many writes are running; the next write includes everything typed meanwhile. */
  function inTurn(): void {
    if (pending >= maxPending) isDue = true
    else void now()
  }

  return {
    /**
     * Claims the slot, so that no other page takes it over. The returned function releases it and keeps its unsaved
     * answers.
     */
    open(): () => void {
      forgetKeys(draftKey.userId)
      const leave = openSlot(slot)
      opened = true
      openPages.add(flush)
      return () => {
        opened = false
        openPages.delete(flush)
        leave()
        keepLastWrite(now())
      }
    },
    /**
     * Reads the answers that closed pages stored under this key, newest first. Retries a failing device for a minute
     * while the page is open, then returns nothing.
     */
    async find(): Promise<readonly FoundAnswer[]> {
      let found = await readDraftsOf(draftKey)
      for (const wait of askAgain) {
        if (found || !opened) break
        await new Promise((resolve) => setTimeout(resolve, wait))
        found = await readDraftsOf(draftKey)
      }
      return found ?? []
    },
    /** Schedules a write after typing. */
    soon(): void {
      edits += 1
      later()
    },
    /** Writes everything at once; resolves when it and every write before it has ended. Never rejects. */
    now,
    /** Marks found answers as restored or discarded: the next write removes them from their former slots. */
    take(found: readonly FoundAnswer[]): void {
      // Newest first: the newest value of each name counts.
      const remaining = found.map(({ name, clear, secret, at }) => [name, { clear, secret, at }] as const).reverse()
      written = new Map([...remaining, ...written])
      taken = [...taken, ...found]
      later()
    },
  }
}
