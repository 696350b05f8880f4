import { answerOf, deviceDatabase, type InStore } from '@/lib/device-database'
import { inTime } from '@/lib/in-time'
import type { Storage } from '../backend'
import { type Changes, type Database, idOf, putSnapshot, type Snapshot, type TableName, tableNames } from './database'
import { exclusively } from './exclusively'

/** What is stored beside the tables. */
interface Head {
  /** The build's seeds these tables grew from. */
  seedVersion: string
  /** Raised by each change. */
  revision: number
  /** The revision that last changed each table. */
  tables: Partial<Record<TableName, number>>
}

/** What became of the data kept before: another build's or unusable, so begun anew; or nothing can be kept, so it goes with the page. */
export type StorageTrouble = 'anew' | 'memory'

interface Options {
  /** Name of the IndexedDB database. */
  name: string
  seedVersion: string
  seeds(): Snapshot
  /** Hears once what is to be told to whoever uses the demonstration. */
  onTrouble?(trouble: StorageTrouble): void
  /** Milliseconds a device may take; one that hangs counts as one that refuses. */
  patience?: number
}

/** What is kept cannot be used. */
class Unusable extends Error {}

/** Faults of what is kept, as browsers name them: a store that is missing, another version, a damaged file. */
const damaged = ['NotFoundError', 'VersionError', 'DataError', 'UnknownError']

/** Whether a fault is one of what is kept, so that beginning anew mends it; else the device refuses. */
function isUnusable(error: unknown): boolean {
  return error instanceof Unusable || (error instanceof Error && damaged.includes(error.name))
}

/** Contents are long and saved at every pause in typing, so each has an entry of its own; other tables have one each. */
const rowWise: ReadonlySet<TableName> = new Set(['contents'])

function rowKey(table: TableName, id: string): string {
  return `${table}/${id}`
}

/** The entries that hold these rows of a table: all of them without `ids`. */
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

/** The head as it is stored; null where there is none, or where the data was put away on purpose. */
function headOf(stored: unknown): Head | null {
  if (stored === undefined) return null
  const { seedVersion, revision, tables } = (stored ?? {}) as Partial<Head>
  if (typeof seedVersion !== 'string' || typeof revision !== 'number' || typeof tables !== 'object' || tables === null)
    throw new Unusable('head')
  return { seedVersion, revision, tables }
}

/** Whether stored rows can be taken: each an object that can be found again. */
function areRows(table: TableName, rows: unknown): rows is readonly object[] {
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && idOf(table, row) !== 'undefined'
  return Array.isArray(rows) && rows.every(isRow)
}

function put(store: IDBObjectStore, entries: readonly (readonly [string, unknown])[]): void {
  for (const [key, value] of entries) store.put(value, key)
}

/** Throws away a database that cannot be used, of an older or newer make. */
function removeDatabase(name: string): Promise<unknown> {
  return answerOf(indexedDB.deleteDatabase(name))
}

/**
 * Keeps the tables in IndexedDB. Before each work the tables that another tab changed are read again, after it what was
 * changed is written: what one persona does, another sees in the next request. Whatever is found there, work goes on: data of another
 * build, half-written or of another shape is begun anew, and where the device refuses, the tables live as long as the page.
 */
export function indexedStorage({ name, seedVersion, seeds, onTrouble, patience = 5000 }: Options): Storage {
  const inStore: InStore = deviceDatabase(name, 'tables', patience, 'relaxed')
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
        await inTime(removeDatabase(name), patience)
        return startAnew(db)
      })
      onTrouble?.('anew')
      return begun
    } catch {
      return giveUp(db)
    }
  }

  /** Nothing can be kept from here on. */
  function giveUp(db: Database): null {
    refused = true
    if (!known) putSnapshot(db, seeds())
    onTrouble?.('memory')
    return null
  }

  /** The tables as they are kept; null where nothing is. Rejects where they cannot be used. */
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
    // Higher than any that another tab may still hold.
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
        // The next work begins anew, in other tabs too: they find nothing there.
        await inStore('readwrite', async (store) => void store.clear()).catch(() => {})
      }),
  }
}
