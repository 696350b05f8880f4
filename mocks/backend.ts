/** Creates the embedded backend over a storage: tables, seeds, requests, personas, simulated network. */

import { basePath } from '@/lib/routing/base-path'
import type { BlobStore } from './blobs'
import { advanceClock, resetClock, serverNow } from './clock'
import { type Changes, createDatabase, type Database, putSnapshot, type Snapshot, takeSnapshot } from './db/database'
import { seed } from './db/seed'
import { type PersonaId, personaUserId } from './personas'
import { expireSessions, openSession } from './sessions'
import { type NetworkStore, SimulatedNetwork } from './simulated-network'

/**
 * Persistent storage of the tables. `run` holds the only lock while `work` runs, then stores and clears its changes.
 */
export interface Storage {
  run<Result>(db: Database, changes: Changes, work: () => Promise<Result> | Result): Promise<Result>
  clear(): Promise<void>
}

/** The backend's interface for tests and the demo panel. */
export interface Backend {
  db: Database
  blobs: BlobStore
  /** The portal's folder on its site: `/portal`, or empty. */
  base: string
  network: SimulatedNetwork
  /** Opens a session without a password. Returns its token. */
  signIn(person: Person): string
  /** Resets to the seeds, normal network conditions and the real clock. */
  reset(): Promise<void>
  /** Advances the server's clock, in milliseconds. */
  advance(ms: number): void
  /** Runs work on the tables as one request does: exclusively, on the newest rows, stored afterwards. */
  transaction<Result>(work: () => Promise<Result> | Result): Promise<Result>
}

/** A persona, or another seeded person. */
export type Person = PersonaId | { userId: string }

interface Parts {
  blobs: BlobStore
  network: NetworkStore
  /** Absent: in memory only. */
  storage?: Storage
  /** The portal's folder on its site, as in `lib/base-path`. */
  base?: string
}

/** Seeds with their creation time; they are reused within an hour of it. */
export interface MadeSeeds {
  rows: Snapshot
  at: number
}
let seeds: MadeSeeds | null = null

/** Takes seeds that were made elsewhere, unless they are too old. */
export function keepSeeds(made: MadeSeeds): void {
  seeds = made
}

/** Fresh seeds for now. Rows are never changed in place, so one set serves many databases. */
export function freshSeeds(now: number): Snapshot {
  if (!seeds || Math.abs(now - seeds.at) > 3600_000) {
    const db = createDatabase()
    seed(db, now)
    seeds = { rows: takeSnapshot(db), at: now }
  }
  return seeds.rows
}

export function createBackend({ blobs, network: networkStore, storage, base = basePath }: Parts): Backend {
  const changes: Changes = new Map()
  const db = createDatabase(storage && changes)

  async function transaction<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    if (storage) return storage.run(db, changes, work)
    return work()
  }

  const network = new SimulatedNetwork(networkStore, () => {
    if (!storage) return expireSessions(db, serverNow())
    return transaction(() => expireSessions(db, serverNow()))
  })

  if (!storage) putSnapshot(db, freshSeeds(serverNow()))

  return {
    db,
    blobs,
    base,
    network,
    transaction,
    signIn: (person) =>
      openSession({ db, now: serverNow() }, typeof person === 'string' ? personaUserId(person) : person.userId),
    async reset() {
      resetClock()
      network.clear()
      await blobs.clear()
      if (storage) {
        await storage.clear()
        await transaction(() => undefined)
      } else putSnapshot(db, freshSeeds(serverNow()))
    },
    advance: advanceClock,
  }
}
