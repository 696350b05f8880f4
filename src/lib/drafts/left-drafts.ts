/** Finds the drafts that closed pages stored on this device. */

import { withTimeout } from '../loading/with-timeout'
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
import { closedSlots, formerGone, newSlot } from './open-documents'
import { openSealedDrafts } from './sealed-drafts'
import { unseal } from './session-cipher'

/** An unsaved answer that a closed page stored on this device. */
export interface FoundAnswer extends StoredDraftRef {
  clear?: unknown
  /** Null when there was no sensitive part, or when it cannot be decrypted any more. */
  secret: Readonly<Record<string, unknown>> | null
  /** Number of sensitive values. */
  withheld: number
  base: number
}

/** Running writes of pages in this document that were just left. */
const lastWrites = new Set<Promise<void>>()

/** Remembers the last write of a page that is left until it ends: what is read next must not miss it. */
export function keepLastWrite(write: Promise<void>): void {
  lastWrites.add(write)
  void write.then(() => lastWrites.delete(write))
}

/** Waits for the writes of pages that were left, as long as one write may take. */
export async function lastWritten(): Promise<void> {
  await withTimeout(Promise.all(lastWrites), draftTimeout).catch(() => undefined)
}

/** Whether what was sealed at this person's sign-out is open again. */
const opened = (userId: string) =>
  openSealedDrafts(userId).then(
    () => true,
    () => false,
  )

/** Slots of this person (under one key, or all) without an open page; null when the device fails or hangs. */
async function readLeftDrafts(userId: string, only?: string): Promise<readonly FoundSlot[] | null> {
  try {
    const [isOpened] = await Promise.all([opened(userId), formerGone(), lastWritten()])
    const all = await readSlots(userId, estimatedServerNow())
    const slots = all.filter(({ thing }) => only === undefined || thing === only)
    const remaining = await closedSlots(slots.map(({ slot }) => slot))
    const found = slots.filter(({ slot }) => remaining.has(slot))
    // What could not be opened yet is asked for again, unless there is something to show already.
    return found.length === 0 && !isOpened ? null : found
  } catch {
    return null
  }
}

/** The answers under a key that closed pages stored, newest first; null when the device fails or hangs. */
export async function readDraftsOf({ userId, thing }: DraftKey): Promise<readonly FoundAnswer[] | null> {
  const slots = await readLeftDrafts(userId, thing)
  const found = await Promise.all(slots?.flatMap(({ slot, answers }) => unsealed(userId, slot, answers)) ?? [])
  return slots ? found.sort((answer, other) => other.at - answer.at) : null
}

/** Reads the answers that closed pages stored under a key, newest first, without removing them. Never rejects. */
export async function findDrafts(draftKey: DraftKey): Promise<readonly FoundAnswer[]> {
  return (await readDraftsOf(draftKey)) ?? []
}

/** The draft keys for which closed pages stored answers. Never rejects. */
export async function keysOfLeftDrafts(userId: string): Promise<ReadonlySet<string>> {
  return new Set((await readLeftDrafts(userId))?.map(({ thing }) => thing))
}

/** Deletes the answers that closed pages stored under a key, because the person discarded them. Never rejects. */
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
