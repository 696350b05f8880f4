import debounce from 'lodash/debounce'
import { likelyNow } from '../server-date'
import { onSignOut } from '../sign-out-tasks'
import { patience } from './draft-database'
import {
  changeSlots,
  type DraftPlace,
  type FoundSlot,
  readSlots,
  type StoredAnswer,
  type StoredPlace,
} from './draft-store'
import { formerGone, knownToOthers, leftSlots, newSlot, openSlot } from './open-documents'
import { forgetKeys, seal, unseal } from './session-cipher'

/** After the last key, and at most this long while somebody types without a pause; milliseconds. */
const pause = 300
const longest = 1000
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
export interface FoundAnswer extends StoredPlace {
  clear?: unknown
  /** Null where there was none, or it cannot be read any more. */
  secret: Readonly<Record<string, unknown>> | null
  /** How many sensitive answers there were. */
  withheld: number
  base: number
}

const wordsOf = ({ clear, secret = null }: UnsavedAnswer) => JSON.stringify([clear, secret])

interface DeviceKeeperOptions {
  place: DraftPlace
  /** What is not on the server now. */
  unsaved(): readonly UnsavedAnswer[]
  /** Everything unsaved now is on the device. */
  onKept(): void
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
 * Keeps what is not on the server on this device, for every place that takes typing: 300 ms after the last key and within a
 * second however long the typing goes on, or at once. Each open page has a slot of its own; what a page left in one is found
 * by the next that opens the same thing, and stays there until that one has it. Writes follow one another, so that an older
 * one never overwrites a newer; none takes longer than two seconds.
 */
export function createDeviceKeeper({ place, unsaved, onKept, onFailed }: DeviceKeeperOptions) {
  const slot = newSlot()
  const later = debounce(() => void now(), pause, { maxWait: longest })
  let last: Promise<void> = Promise.resolve()
  let edits = 0
  let taken: readonly StoredPlace[] = []
  let holdsSomething = false
  /** What each answer was when it was written last, or left by a page that is gone, and since when it has been that. */
  let since: ReadonlyMap<string, { words: string; at: number }> = new Map()
  let opened = false

  async function stored(answer: UnsavedAnswer, at: number): Promise<StoredAnswer> {
    const { clear, secret = null, base = 0 } = answer
    const sealed = secret ? await seal(place.userId, JSON.stringify(secret)) : null
    return { clear, sealed, withheld: secret ? Object.keys(secret).length : 0, base, at }
  }

  async function write(): Promise<void> {
    const before = edits
    const answers = unsaved()
    const leaving = taken
    if (answers.length === 0 && leaving.length === 0 && !holdsSomething) return
    const moment = likelyNow()
    since = new Map(
      answers.map((one) => {
        const words = wordsOf(one)
        const former = since.get(one.name)
        return [one.name, former?.words === words ? former : { words, at: moment }]
      }),
    )
    try {
      await knownToOthers()
      const entries = await Promise.all(
        answers.map(async (one) => [one.name, await stored(one, since.get(one.name)?.at ?? moment)] as const),
      )
      await changeSlots(place, { slot, answers: Object.fromEntries(entries) }, leaving, moment)
      holdsSomething = entries.length > 0
      taken = taken.filter((one) => !leaving.includes(one))
      // A browser that cannot encrypt keeps no sensitive answers: those are in this page only.
      if (entries.some(([, one]) => one.withheld > 0 && one.sealed === null)) return onFailed()
    } catch {
      return onFailed()
    }
    // What was typed while writing has its own turn.
    if (before === edits) onKept()
  }

  function now(): Promise<void> {
    later.cancel()
    last = last.then(write)
    return last
  }

  return {
    /** The page is being worked in: nobody else takes its slot over; the answer ends it, keeping what is left. */
    open(): () => void {
      forgetKeys(place.userId)
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
      let found = await leftOf(place)
      for (const wait of askAgain) {
        if (found || !opened) break
        await new Promise((resolve) => setTimeout(resolve, wait))
        found = await leftOf(place)
      }
      return found ?? []
    },
    /** Something was typed: it is kept soon. */
    soon(): void {
      edits += 1
      later()
    },
    /** Keeps everything at once. Never rejects. */
    now,
    /** These are in this page now, or nobody wants them: with the next writing they leave where they were found. */
    take(found: readonly FoundAnswer[]): void {
      // Newest first: of two with one name the newest counts.
      const left = found.map((one) => [one.name, { words: wordsOf(one), at: one.at }] as const).reverse()
      since = new Map([...left, ...since])
      taken = [...taken, ...found]
      later()
    },
  }
}

/** The writes of pages that were left have ended; those that do not end are waited for once. */
async function lastWritten(): Promise<void> {
  if (lastWrites.size === 0) return
  await Promise.race([Promise.all(lastWrites), new Promise((resolve) => setTimeout(resolve, patience))])
  lastWrites.clear()
}

/** Slots of a person that nobody writes in any more; null where the device fails or hangs. */
async function leftBehind(userId: string): Promise<readonly FoundSlot[] | null> {
  try {
    await Promise.all([formerGone(), lastWritten()])
    const slots = await readSlots(userId, likelyNow())
    const left = await leftSlots(slots.map(({ slot }) => slot))
    return slots.filter(({ slot }) => left.has(slot))
  } catch {
    return null
  }
}

async function leftOf({ userId, thing }: DraftPlace): Promise<readonly FoundAnswer[] | null> {
  const slots = (await leftBehind(userId))?.filter((one) => one.thing === thing)
  const found = await Promise.all(slots?.flatMap(({ slot, answers }) => unsealed(userId, slot, answers)) ?? [])
  return slots ? found.sort((one, other) => other.at - one.at) : null
}

/** What pages that are gone left of a thing, newest first; to be looked at, it stays where it is. Never rejects. */
export async function findLeft(place: DraftPlace): Promise<readonly FoundAnswer[]> {
  return (await leftOf(place)) ?? []
}

/** The things of which pages that are gone left something. Never rejects. */
export async function thingsLeft(userId: string): Promise<ReadonlySet<string>> {
  return new Set((await leftBehind(userId))?.map(({ thing }) => thing))
}

/** Removes what pages that are gone left of a thing: the person gave it up. Never rejects. */
export async function dropLeft(place: DraftPlace): Promise<void> {
  const nothing = { slot: newSlot(), answers: {} }
  await changeSlots(place, nothing, await findLeft(place), likelyNow()).catch(() => undefined)
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
