/** Stores batch decisions with an open report on this device, for the hooks beside it. */

import { getLocalEntry, removeLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'
import type { WorkAction } from '../kind'

/** A paper of a batch decision. */
export interface BatchPaper {
  id: string
  /** Empty after a sign-out: names do not stay on the device. */
  name: string
  /** The revision it was listed in, where the list knows it. */
  revision?: number
}

/** A batch decision, as this device keeps it until its report is closed. */
export interface BatchEntry {
  /** The idempotency key of every part. */
  key: string
  /** The list it was made in. */
  list: string
  at: number
  action: WorkAction
  /** The label of the decision; a text key. */
  verb: string
  opinion?: string
  /** A sign-out has removed the opinion: what is not decided yet cannot be sent any more. */
  withheld?: true
  facts?: Readonly<Record<string, unknown>>
  papers: readonly BatchPaper[]
}

/** How long an entry is kept: as long as the backend remembers the batch, in milliseconds. */
const keptFor = 24 * 3600_000

const storageKey = (userId: string) => `portal-batches.${userId}`

function allEntries(userId: string, now: number): readonly BatchEntry[] {
  try {
    const stored: unknown = JSON.parse(getLocalEntry(storageKey(userId)) ?? '[]')
    return Array.isArray(stored) ? (stored as BatchEntry[]).filter(({ at }) => now - at < keptFor) : []
  } catch {
    return []
  }
}

function store(userId: string, entries: readonly BatchEntry[]): void {
  if (entries.length === 0) removeLocalEntry(storageKey(userId))
  else setLocalEntry(storageKey(userId), JSON.stringify(entries))
}

/** The person's batches of a list whose report is not closed, the newest first. */
export function batchEntries(userId: string, list: string, now: number): readonly BatchEntry[] {
  return allEntries(userId, now).filter((entry) => entry.list === list)
}

/** Keeps a batch before its first part is sent, so that a closed tab loses none. */
export function keepBatchEntry(userId: string, entry: BatchEntry): void {
  store(userId, [entry, ...allEntries(userId, entry.at).filter(({ key }) => key !== entry.key)])
}

export function dropBatchEntry(userId: string, key: string, now: number): void {
  store(
    userId,
    allEntries(userId, now).filter((entry) => entry.key !== key),
  )
}

/**
 * Leaves of a person's batches what identifies them: keys, ids, revisions. Called at a sign-out, so that the next
 * person at the device reads no names and no opinions. An expired login keeps them, because the same person goes on.
 */
export function withholdBatches(userId: string, now: number): void {
  const entries = allEntries(userId, now)
  store(
    userId,
    entries.map(({ opinion, papers, ...rest }) => ({
      ...rest,
      ...(opinion && { withheld: true }),
      papers: papers.map((paper) => ({ ...paper, name: '' })),
    })),
  )
}
