/** Stores batch decisions with an open report on this device, for the hooks beside it. */

import { getPersonEntry, removePersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import type { WorkAction } from '../kind'

/** A paper of a batch decision. */
export interface BatchPaper {
  id: string
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
  facts?: Readonly<Record<string, unknown>>
  papers: readonly BatchPaper[]
}

/** How long an entry is kept: as long as the backend remembers the batch, in milliseconds. */
const keptFor = 24 * 3600_000

/** Names of papers and opinions: a sign-out seals them. An expired login keeps them, because the same person goes on. */
const stored = 'words/batches'

function allEntries(userId: string, now: number): readonly BatchEntry[] {
  try {
    const entries: unknown = JSON.parse(getPersonEntry(userId, stored) ?? '[]')
    return Array.isArray(entries) ? (entries as BatchEntry[]).filter(({ at }) => now - at < keptFor) : []
  } catch {
    return []
  }
}

function store(userId: string, entries: readonly BatchEntry[]): void {
  if (entries.length === 0) removePersonEntry(userId, stored)
  else setPersonEntry(userId, stored, JSON.stringify(entries))
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
