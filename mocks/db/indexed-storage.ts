/** The embedded backend's tables in the browser (IndexedDB), shared by its tabs; the demo's storage, with a message where stored data had to be put aside. */

import { withTimeout } from '@/lib/loading/with-timeout'
import { answerOf, deviceDatabase, type InStore } from '@/lib/storage/device-database'
import type { Storage } from '../backend'
import { type Changes, type Database, idOf, putSnapshot, type Snapshot, type TableName, tableNames } from './database'
import { exclusively } from './exclusively'

/** Metadata stored beside the tables. */
interface Head {
  /** The version of the seeds that these tables started from. */
  seedVersion: string
  /** Increases with each change. */
  revision: number
  /** The last revision that changed each table. */
  tables: Partial<Record<TableName, number>>
}

/**
 * What happened to the stored data. `anew`: it was another build's or unusable, so the tables start from the seeds.
 * `memory`: nothing can be stored, so the tables live as long as the page.
 */
export type StorageTrouble = 'anew' | 'memory'

interface Options {
  /** Name of the IndexedDB database. */
  name: string
  seedVersion: string
  seeds(): Snapshot
  /** Called once with a problem to report to the user of the demonstration. */
  onTrouble?(trouble: StorageTrouble): void
  /** Timeout of the device, in milliseconds; a timeout counts as a refusal. */
  timeoutMs?: number
}

/** Longer than for drafts: who gives up here loses the logins of the demonstration, and a slow computer needs seconds for its tables. */
const patience = 15_000

/** The stored data cannot be used. */
class Unusable extends Error {}

/** Browsers' error names for bad stored data: a missing store, another version, a damaged file. */
const damaged = ['NotFoundError', 'VersionError', 'DataError', 'UnknownError']

/**
 * Whether an error means bad stored data, which starting anew repairs. Any other error means that the device refuses.
 */
function isUnusable(error: unknown): boolean {
  return error instanceof Unusable || (error instanceof Error && damaged.includes(error.name))
}

/**
 * Contents are long and saved at every pause in typing, batch decisions hold the rows they changed; so each of their
 * rows has its own entry. Every other table has one entry.
 */
const rowWise: ReadonlySet<TableName> = new Set(['contents', 'batchDecisions'])

function rowKey(table: TableName, id: string): string {
  return `${table}/${id}`
}

/** The entries that contain these rows of a table; without `ids`, all of them. */
function entriesOf(
  table: TableName,
  rows: readonly object[],
  changed?: ReadonlyMap<string, unknown>,
): [string, unknown][] {
  if (!rowWise.has(table)) return [[table, rows]]
  return rows.flatMap((row): [string, unknown][] => {
    const id = String(Reflect.get(row, 'id'))
    return !changed || changed.has(id) ? [[rowKey(table, id), row]] : []
  })
}

function readRows(table: TableName, store: IDBObjectStore): Promise<unknown> {
  if (!rowWise.has(table)) return answerOf(store.get(table))
  // '0' is the character after '/'.
  return answerOf(store.getAll(IDBKeyRange.bound(`${table}/`, `${table}0`, false, true)))
}

/** Parses the stored head; null where there is none, or where the data was discarded on purpose. */
function headOf(stored: unknown): Head | null {
  if (stored === undefined) return null
  const { seedVersion, revision, tables } = (stored ?? {}) as Partial<Head>
  if (typeof seedVersion !== 'string' || typeof revision !== 'number' || typeof tables !== 'object' || tables === null)
    throw new Unusable('head')
  return { seedVersion, revision, tables }
}

/** Whether stored rows are valid: each is an object with a primary key. */
function areRows(table: TableName, rows: unknown): rows is readonly object[] {
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && idOf(table, row) !== 'undefined'
  return Array.isArray(rows) && rows.every(isRow)
}

function put(store: IDBObjectStore, entries: readonly (readonly [string, unknown])[]): void {
  for (const [key, value] of entries) store.put(value, key)
}

/** Deletes a database of an older or newer format that cannot be used. */
function removeDatabase(name: string): Promise<unknown> {
  return answerOf(indexedDB.deleteDatabase(name))
}

/**
 * Stores the tables in IndexedDB. Before each transaction it reloads the tables that another tab changed; afterwards it
 * writes the changes, so another persona sees them in the next request. Work never stops: foreign, half-written or
 * malformed data is replaced by the seeds, and where the device refuses, the tables live as long as the page.
 */
export function indexedStorage({ name, seedVersion, seeds, onTrouble, timeoutMs = patience }: Options): Storage {
  const inStore: InStore = deviceDatabase(name, 'tables', timeoutMs, 'relaxed')
  const locked = exclusively(name)
  let known: Head | null = null
  let refused = false

  async function bringUpToDate(db: Database): Promise<Head | null> {
    if (refused) return null
    try {
      return (await readTables(db)) ?? (await startAnew(db))
    } catch (error) {
      if (!isUnusable(error)) return giveUp(db)
    }
    try {
      const begun = await startAnew(db).catch(async () => {
        await withTimeout(removeDatabase(name), timeoutMs)
        return startAnew(db)
      })
      onTrouble?.('anew')
      return begun
    } catch {
      return giveUp(db)
    }
  }

  /** From here on nothing can be stored. */
  function giveUp(db: Database): null {
    refused = true
    if (!known) putSnapshot(db, seeds())
    onTrouble?.('memory')
    return null
  }

  /** Reads the stored tables; null where there are none. Rejects where they cannot be used. */
  function readTables(db: Database): Promise<Head | null> {
    return inStore('readonly', async (store) => {
      const stored = headOf(await answerOf(store.get('head')))
      if (!stored) return null
      if (stored.seedVersion !== seedVersion) throw new Unusable('another build')
      if (known?.revision === stored.revision) return known
      const stale = tableNames.filter((table) => known?.tables[table] !== stored.tables[table])
      const rows = await Promise.all(stale.map((table) => readRows(table, store)))
      if (!stale.every((table, index) => areRows(table, rows[index]))) throw new Unusable('rows')
      putSnapshot(db, Object.fromEntries(stale.map((table, index) => [table, rows[index]])))
      known = stored
      return stored
    })
  }

  async function startAnew(db: Database): Promise<Head> {
    const rows = seeds()
    // Higher than any revision that another tab may still have.
    const revision = Math.max(Date.now(), (known?.revision ?? 0) + 1)
    const tables = Object.fromEntries(tableNames.map((table) => [table, revision]))
    const head: Head = { seedVersion, revision, tables }
    await inStore('readwrite', async (store) => {
      store.clear()
      put(store, [...tableNames.flatMap((table) => entriesOf(table, rows[table])), ['head', head]])
    })
    putSnapshot(db, rows)
    known = head
    return head
  }

  async function write(db: Database, changes: Changes, before: Head): Promise<void> {
    const revision = before.revision + 1
    const tables = { ...before.tables }
    for (const table of changes.keys()) tables[table] = revision
    const next = { ...before, revision, tables }
    const entries = [...changes].flatMap(([table, rows]) => entriesOf(table, db[table].all(), rows))
    const removed = [...changes].flatMap(([table, rows]) =>
      rowWise.has(table) ? [...rows.keys()].filter((id) => !db[table].get(id)).map((id) => rowKey(table, id)) : [],
    )
    await inStore('readwrite', async (store) => {
      put(store, [...entries, ['head', next]])
      for (const key of removed) store.delete(key)
    })
    known = next
  }

  return {
    run: (db, changes, work) =>
      locked(async () => {
        const before = await bringUpToDate(db)
        try {
          return await work()
        } finally {
          if (before && changes.size > 0) await write(db, changes, before).catch(() => giveUp(db))
          changes.clear()
        }
      }),
    clear: () =>
      locked(async () => {
        refused = false
        // The next transaction starts from the seeds, in other tabs too, because they find no data.
        await inStore('readwrite', async (store) => void store.clear()).catch(() => {})
      }),
  }
}
