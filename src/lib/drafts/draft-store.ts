/** Stores drafts on the device by person and subject; the base of `draft-writer.ts` and `use-draft.ts`. */

import { answerOf } from '../storage/device-database'
import { deviceLifetime } from '../storage/device-lifetime'
import { inDraftStore } from './draft-database'
import { areDraftsClosed, isOwnerSignedOut, sealingKeyOf } from './draft-owner'

/** The owner and subject of a draft. Drafts of other people cannot be read. */
export interface DraftKey {
  userId: string
  /** The type and id of the subject: `review:content-1`. */
  thing: string
}

/** A stored answer. */
export interface StoredAnswer {
  clear?: unknown
  /** Encrypted with the tab's key. */
  sealed: string | null
  /** Number of sensitive values that are encrypted or were left out. */
  withheld: number
  /** The server revision on which it was typed. */
  base: number
  /** When this value was typed, in milliseconds since 1970. A page that stores it again does not change the time. */
  at: number
}

export type StoredAnswers = Readonly<Record<string, StoredAnswer>>

/** The stored answers of one open page. Each page writes its own slot, so that pages never overwrite each other. */
export interface StoredSlot {
  /** When it was written, in milliseconds since 1970. */
  touchedAt: number
  /** The owner's public key, with which anybody can seal the slot (`sealed-drafts.ts`); null where it was not known. */
  sealingKey?: string | null
  answers: StoredAnswers
}

/** A reference to an answer in a slot, in the version that was read. */
export interface StoredDraftRef {
  slot: string
  name: string
  at: number
}

const keyOf = ({ userId, thing }: DraftKey, slot: string) => [userId, thing, slot]

/** A stored slot. */
export interface FoundSlot {
  thing: string
  slot: string
  answers: StoredAnswers
}

/** Reads every slot of a person. Deletes what is too old (`device-lifetime.ts`), of all people and also what is sealed. */
export function readSlots(userId: string, now: number): Promise<readonly FoundSlot[]> {
  return inDraftStore('readwrite', async (slots) => {
    const [keys, all] = await Promise.all([answerOf(slots.getAllKeys()), answerOf<StoredSlot[]>(slots.getAll())])
    return all.flatMap(({ touchedAt, answers }, index) => {
      const key = keys[index]
      if (key !== undefined && now - touchedAt >= deviceLifetime) {
        slots.delete(key)
        return []
      }
      const [whose, thing, slot]: unknown[] = Array.isArray(key) ? key : []
      if (typeof thing !== 'string' || typeof slot !== 'string') return []
      return whose === userId ? [{ thing, slot, answers }] : []
    })
  })
}

/**
 * Replaces a page's slot (an empty slot is deleted) and removes answers from other slots, in one transaction. Answers
 * that changed since they were read stay. Rejects after a sign-out in another tab.
 * @returns whether it was written; false since this tab's sign-out has begun, which seals what was written before
 */
export async function changeSlots(
  draftKey: DraftKey,
  own: { slot: string; answers: StoredAnswers },
  taken: readonly StoredDraftRef[],
  now: number,
): Promise<boolean> {
  if (areDraftsClosed()) return false
  if (isOwnerSignedOut()) throw new Error('signed out in another tab')
  const sealingKey = sealingKeyOf(draftKey.userId)
  await inDraftStore('readwrite', async (slots) => {
    put(slots, keyOf(draftKey, own.slot), { touchedAt: now, sealingKey, answers: own.answers })
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
  return true
}

function put(slots: IDBObjectStore, key: IDBValidKey, slot: StoredSlot): void {
  if (Object.keys(slot.answers).length === 0) slots.delete(key)
  else slots.put(slot, key)
}
