import { clear, createStore, delMany, get, promisifyRequest, setMany, type UseStore } from 'idb-keyval'
import type { Storage } from '../backend'
import { type Changes, type Database, putSnapshot, type Snapshot, type TableName, tableNames } from './database'

/** What is stored beside the tables. */
interface Head {
  /** The build's seeds these tables grew from. */
  seedVersion: string
  /** Raised by each change. */
  revision: number
  /** The revision that last changed each table. */
  tables: Partial<Record<TableName, number>>
}

interface Options {
  /** Name of the IndexedDB database. */
  name: string
  seedVersion: string
  seeds(): Snapshot
}

/** Runs work while no other tab runs any; where there are no Web Locks (tests), one after another in this process. */
function exclusively(name: string): <Result>(work: () => Promise<Result>) => Promise<Result> {
  // jsdom and old browsers have none, whatever the DOM types say.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (locks) return (work) => locks.request(name, work)
  return (work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

const queues = new Map<string, Promise<unknown>>()

/** Contents are long and saved at every pause in typing, so each has an entry of its own; other tables have one each. */
const rowWise: ReadonlySet<TableName> = new Set(['contents'])

function rowKey(table: TableName, id: string): string {
  return `${table}/${id}`
}

/** The entries that hold these rows of a table: all of them without `ids`. */
function entriesOf(table: TableName, rows: readonly object[], ids?: ReadonlySet<string>): [string, unknown][] {
  if (!rowWise.has(table)) return [[table, rows]]
  return rows.flatMap((row): [string, unknown][] => {
    const id = String(Reflect.get(row, 'id'))
    return !ids || ids.has(id) ? [[rowKey(table, id), row]] : []
  })
}

function readRows(table: TableName, store: UseStore): Promise<unknown> {
  if (!rowWise.has(table)) return get(table, store)
  // '0' is the character after '/'.
  const range = IDBKeyRange.bound(`${table}/`, `${table}0`, false, true)
  return store('readonly', (entries) => promisifyRequest(entries.getAll(range)))
}

/**
 * Keeps the tables in IndexedDB. Before each work the tables that another tab changed are read again, after it what was
 * changed is written: what one persona does, another sees in the next request.
 */
export function indexedStorage({ name, seedVersion, seeds }: Options): Storage {
  const store: UseStore = createStore(name, 'tables')
  const locked = exclusively(name)
  let known: Head | null = null

  async function bringUpToDate(db: Database): Promise<Head> {
    const stored = await get<Head>('head', store)
    if (!stored || stored.seedVersion !== seedVersion) return startAnew(db, (stored?.revision ?? 0) + 1)
    if (known?.revision === stored.revision) return known
    const stale = tableNames.filter((table) => known?.tables[table] !== stored.tables[table])
    const rows = await Promise.all(stale.map((table) => readRows(table, store)))
    putSnapshot(db, Object.fromEntries(stale.map((table, index) => [table, rows[index]])))
    known = stored
    return stored
  }

  async function startAnew(db: Database, revision: number): Promise<Head> {
    const rows = seeds()
    putSnapshot(db, rows)
    const tables = Object.fromEntries(tableNames.map((table) => [table, revision]))
    known = { seedVersion, revision, tables }
    await clear(store)
    await setMany([...tableNames.flatMap((table) => entriesOf(table, rows[table])), ['head', known]], store)
    return known
  }

  async function write(db: Database, changes: Changes, before: Head): Promise<void> {
    const revision = before.revision + 1
    const tables = { ...before.tables }
    for (const table of changes.keys()) tables[table] = revision
    const next = { ...before, revision, tables }
    const entries = [...changes].flatMap(([table, ids]) => entriesOf(table, db[table].all(), ids))
    const removed = [...changes].flatMap(([table, ids]) =>
      rowWise.has(table) ? [...ids].filter((id) => !db[table].get(id)).map((id) => rowKey(table, id)) : [],
    )
    await setMany([...entries, ['head', next]], store)
    if (removed.length > 0) await delMany(removed, store)
    known = next
  }

  return {
    run: (db, changes, work) =>
      locked(async () => {
        const before = await bringUpToDate(db)
        try {
          return await work()
        } finally {
          if (changes.size > 0) await write(db, changes, before)
          changes.clear()
        }
      }),
    clear: () =>
      locked(async () => {
        // The revision goes on rising, so another tab that still holds old tables sees that they are gone.
        const revision = (await get<Head>('head', store))?.revision ?? 0
        await clear(store)
        await setMany([['head', { seedVersion: '', revision, tables: {} } satisfies Head]], store)
      }),
  }
}
