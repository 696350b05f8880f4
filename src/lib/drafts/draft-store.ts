import { answerOf } from '../storage/device-database'
import { inDraftStore } from './draft-database'

/** Whose draft of what: nobody else's can be asked for. */
export interface DraftKey {
  userId: string
  /** What is being written, and what it is about: `review:content-1`. */
  thing: string
}

/** One answer as it lies on the device. */
export interface StoredAnswer {
  clear?: unknown
  /** Sealed by the tab's key. */
  sealed: string | null
  /** How many sensitive answers are sealed, or were left out. */
  withheld: number
  /** The revision it was typed upon. */
  base: number
  /** When it was first written as it is, in milliseconds since 1970: a page that writes it once more has not typed it again. */
  at: number
}

export type StoredAnswers = Readonly<Record<string, StoredAnswer>>

/** What one open page has on the device; every page writes in a slot of its own, so that none overwrites another's. */
interface StoredSlot {
  touchedAt: number
  answers: StoredAnswers
}

/** An answer of some slot, as it was when it was read. */
export interface StoredDraftRef {
  slot: string
  name: string
  at: number
}

const sevenDays = 7 * 24 * 60 * 60 * 1000

const keyOf = ({ userId, thing }: DraftKey, slot: string) => [userId, thing, slot]

/** A slot as it lies on the device. */
export interface FoundSlot {
  thing: string
  slot: string
  answers: StoredAnswers
}

/** Every slot of a person. On the way all that is older than seven days goes, of whomever. */
export function readSlots(userId: string, now: number): Promise<readonly FoundSlot[]> {
  return inDraftStore('readwrite', async (slots) => {
    const [keys, all] = await Promise.all([answerOf(slots.getAllKeys()), answerOf<StoredSlot[]>(slots.getAll())])
    return all.flatMap(({ touchedAt, answers }, index) => {
      const key = keys[index]
      const [whose, thing, slot]: unknown[] = Array.isArray(key) ? key : []
      if (typeof thing !== 'string' || typeof slot !== 'string') return []
      if (key !== undefined && now - touchedAt >= sevenDays) {
        slots.delete(key)
        return []
      }
      return whose === userId ? [{ thing, slot, answers }] : []
    })
  })
}

/**
 * Writes what a page's slot holds from now on (a slot without answers goes) and takes answers out of others, all or nothing.
 * What was written there since it was read stays.
 */
export function changeSlots(
  draftKey: DraftKey,
  own: { slot: string; answers: StoredAnswers },
  taken: readonly StoredDraftRef[],
  now: number,
): Promise<void> {
  return inDraftStore('readwrite', async (slots) => {
    put(slots, keyOf(draftKey, own.slot), { touchedAt: now, answers: own.answers })
    for (const slot of new Set(taken.map((item) => item.slot))) {
      const key = keyOf(draftKey, slot)
      const stored = await answerOf<StoredSlot | undefined>(slots.get(key))
      if (!stored) continue
      const gone = new Map(taken.filter((item) => item.slot === slot).map(({ name, at }) => [name, at]))
      const remaining = Object.entries(stored.answers).filter(([name, { at }]) => gone.get(name) !== at)
      put(slots, key, { ...stored, answers: Object.fromEntries(remaining) })
    }
    // Otherwise the browser asks the page whether more requests come, and drops the transaction of a page that is gone.
    slots.transaction.commit()
  })
}

function put(slots: IDBObjectStore, key: IDBValidKey, slot: StoredSlot): void {
  if (Object.keys(slot.answers).length === 0) slots.delete(key)
  else slots.put(slot, key)
}
