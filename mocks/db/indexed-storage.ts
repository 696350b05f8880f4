import { clear, createStore, get, getMany, setMany, type UseStore } from 'idb-keyval'
import type { Storage } from '../backend'
import { type Database, putSnapshot, type Snapshot, type TableName, tableNames } from './database'

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

/**
 * Keeps the tables in IndexedDB, one entry per table. Before each work the tables that another tab changed are read again,
 * after it those that were changed are written: what one persona does, another sees in the next request.
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
    const rows = await getMany(stale, store)
    putSnapshot(db, Object.fromEntries(stale.map((table, index) => [table, rows[index]])))
    known = stored
    return stored
  }

  async function startAnew(db: Database, revision: number): Promise<Head> {
    const rows = seeds()
    putSnapshot(db, rows)
    const tables = Object.fromEntries(tableNames.map((table) => [table, revision]))
    known = { seedVersion, revision, tables }
    await setMany([...tableNames.map((table): [string, unknown] => [table, rows[table]]), ['head', known]], store)
    return known
  }

  async function write(db: Database, changed: ReadonlySet<TableName>, before: Head): Promise<void> {
    const revision = before.revision + 1
    const tables = { ...before.tables }
    for (const table of changed) tables[table] = revision
    const next = { ...before, revision, tables }
    const entries = [...changed].map((table): [string, unknown] => [table, db[table].all()])
    await setMany([...entries, ['head', next]], store)
    known = next
  }

  return {
    run: (db, changed, work) =>
      locked(async () => {
        const before = await bringUpToDate(db)
        try {
          return await work()
        } finally {
          if (changed.size > 0) await write(db, changed, before)
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
