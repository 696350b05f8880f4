import debounce from 'lodash/debounce'
import { onSignOut } from '../events/sign-out-tasks'
import { estimatedServerNow } from '../time/server-date'
import { draftTimeout } from './draft-database'
import {
  changeSlots,
  type DraftKey,
  type FoundSlot,
  readSlots,
  type StoredAnswer,
  type StoredDraftRef,
} from './draft-store'
import { closedSlots, formerGone, knownToOthers, newSlot, openSlot } from './open-documents'
import { forgetKeys, seal, unseal } from './session-cipher'

/**
 * A draft is written this long after the last key, and this often while somebody types without a pause; milliseconds. A write
 * takes some time as well. Together they stay below the 300 ms of typing that a crash may take along.
 */
const pause = 100
const longest = 150
/** So many writes may be under way while somebody types: more would keep a slow device so busy that they all time out. */
const maxPending = 3
/** How long after it did not answer the device is asked again what was left on it, each time; milliseconds. */
const askAgain = [2000, 4000, 8000, 16_000, 32_000]

/** An answer that is not on the server. */
export interface UnsavedAnswer {
  name: string
  /** What may lie on a device as it is; absent where all of it is sensitive. */
  clear?: unknown
  /** Certificate, bank and phone numbers in it (patterns, "Security"); null or absent for none. */
  secret?: Readonly<Record<string, unknown>> | null
  /** The revision it was typed upon. */
  base?: number
}

/** An answer a page that is gone left on this device. */
export interface FoundAnswer extends StoredDraftRef {
  clear?: unknown
  /** Null where there was none, or it cannot be read any more. */
  secret: Readonly<Record<string, unknown>> | null
  /** How many sensitive answers there were. */
  withheld: number
  base: number
}

type Typed = Pick<UnsavedAnswer, 'clear' | 'secret'>

/** An answer as it was written last, or as a page that is gone left it, and since when it has been that. */
type WrittenAnswer = Typed & { at: number }

function isSame(typed: Typed, other: Typed): boolean {
  // A large table that nobody has touched since is the same object, and is not read through again.
  if (typed.clear === other.clear && typed.secret === other.secret) return true
  const wordsOf = ({ clear, secret = null }: Typed) => JSON.stringify([clear, secret])
  return wordsOf(typed) === wordsOf(other)
}

interface DraftWriterOptions {
  draftKey: DraftKey
  /** What is not on the server now. */
  unsaved(): readonly UnsavedAnswer[]
  /** Everything unsaved now is on the device. */
  onStored(): void
  /** Something of it is in this page only: the device is full, refuses, hangs, or cannot encrypt. */
  onFailed(): void
}

/** Of pages of this document that were left just now. */
const lastWrites = new Set<Promise<void>>()

// For the whole document: somebody who signs out after leaving a form leaves its key behind as little as one who is in it.
// Whose login has run out keeps it, and goes on where they were.
onSignOut({
  after: (ending) => {
    if (ending === 'asked') forgetKeys()
  },
})

/**
 * Writes what is not on the server to this device, for every place that takes typing: 100 ms after the last key, every 150 ms
 * while the typing goes on, or at once. Each open page has a slot of its own. What a page left in its slot is found by the next
 * page that opens the same thing, and stays there until that page has it.
 *
 * A write does not wait for the one before it: a page that crashes or is closed finishes nothing that it has not started, and what
 * it has committed the database still does, in order. None takes longer than two seconds.
 */
export function createDraftWriter({ draftKey, unsaved, onStored: onKept, onFailed }: DraftWriterOptions) {
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
        await change
      } catch {
        return onFailed()
      }
      if (number === started) hasContent = entries.length > 0
      taken = taken.filter((item) => !leaving.includes(item))
      // A browser that cannot encrypt keeps no sensitive answers: those are in this page only.
      if (entries.some(([, value]) => value.withheld > 0 && value.sealed === null)) onFailed()
      // What was typed while writing has its own turn.
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

  /** Waits where a slow device has enough to do; what was typed meanwhile is in the next write. */
  function inTurn(): void {
    if (pending >= maxPending) isDue = true
    else void now()
  }

  return {
    /** The page is being worked in: nobody else takes its slot over; the answer ends it, keeping what is left. */
    open(): () => void {
      forgetKeys(draftKey.userId)
      const leave = openSlot(slot)
      opened = true
      return () => {
        opened = false
        leave()
        const ending = now()
        lastWrites.add(ending)
        void ending.then(() => lastWrites.delete(ending))
      }
    },
    /**
     * What pages that are gone left of this, newest first. A device that fails or hangs is asked again for a minute, as long as the
     * page is open; then nothing was left.
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
    /** Something was typed: it is kept soon. */
    soon(): void {
      edits += 1
      later()
    },
    /** Writes everything at once; resolves when it and every write before it has ended. Never rejects. */
    now,
    /** These are in this page now, or nobody wants them: with the next writing they leave where they were found. */
    take(found: readonly FoundAnswer[]): void {
      // Newest first: of two with one name the newest counts.
      const remaining = found.map(({ name, clear, secret, at }) => [name, { clear, secret, at }] as const).reverse()
      written = new Map([...remaining, ...written])
      taken = [...taken, ...found]
      later()
    },
  }
}

/** The writes of pages that were left have ended; those that do not end are waited for once. */
async function lastWritten(): Promise<void> {
  if (lastWrites.size === 0) return
  await Promise.race([Promise.all(lastWrites), new Promise((resolve) => setTimeout(resolve, draftTimeout))])
  lastWrites.clear()
}

/** Slots of a person that nobody writes in any more; null where the device fails or hangs. */
async function readLeftDrafts(userId: string): Promise<readonly FoundSlot[] | null> {
  try {
    await Promise.all([formerGone(), lastWritten()])
    const slots = await readSlots(userId, estimatedServerNow())
    const remaining = await closedSlots(slots.map(({ slot }) => slot))
    return slots.filter(({ slot }) => remaining.has(slot))
  } catch {
    return null
  }
}

async function readDraftsOf({ userId, thing }: DraftKey): Promise<readonly FoundAnswer[] | null> {
  const slots = (await readLeftDrafts(userId))?.filter((slot) => slot.thing === thing)
  const found = await Promise.all(slots?.flatMap(({ slot, answers }) => unsealed(userId, slot, answers)) ?? [])
  return slots ? found.sort((answer, other) => other.at - answer.at) : null
}

/** What pages that are gone left of a thing, newest first; to be looked at, it stays where it is. Never rejects. */
export async function findDrafts(draftKey: DraftKey): Promise<readonly FoundAnswer[]> {
  return (await readDraftsOf(draftKey)) ?? []
}

/** The things of which pages that are gone left something. Never rejects. */
export async function keysOfLeftDrafts(userId: string): Promise<ReadonlySet<string>> {
  return new Set((await readLeftDrafts(userId))?.map(({ thing }) => thing))
}

/** Removes what pages that are gone left of a thing: the person gave it up. Never rejects. */
export async function dropDrafts(draftKey: DraftKey): Promise<void> {
  const nothing = { slot: newSlot(), answers: {} }
  await changeSlots(draftKey, nothing, await findDrafts(draftKey), estimatedServerNow()).catch(() => undefined)
}

function unsealed(
  userId: string,
  slot: string,
  answers: Readonly<Record<string, StoredAnswer>>,
): Promise<FoundAnswer>[] {
  return Object.entries(answers).map(async ([name, { clear, sealed, withheld, base, at }]) => {
    const plain = sealed === null ? null : await unseal(userId, sealed)
    const secret: FoundAnswer['secret'] = plain === null ? null : JSON.parse(plain)
    return { slot, name, clear, secret, withheld, base, at }
  })
}
