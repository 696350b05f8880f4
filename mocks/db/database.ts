/**
 * The embedded backend's tables in memory: the names, row types and keys of all tables, insert, update, snapshots.
 */
import { type CoreRows, coreKeys } from './rows'
import { type AwardRows, awardKeys } from './rows-awards'
import { type BaseRows, baseKeys } from './rows-bases'
import { type BatchRows, batchKeys } from './rows-batch'
import { type DeskRows, deskKeys } from './rows-desk'
import { type EntryRows, entryKeys } from './rows-entry'
import { type FilingRows, filingKeys } from './rows-filings'
import { type FormRows, formKeys } from './rows-forms'
import { type LogRows, logKeys } from './rows-log'
import { type PanelRows, panelKeys } from './rows-panels'
import { type PeopleRows, peopleKeys } from './rows-people'
import { type ReviewRows, reviewKeys } from './rows-review'
import { type WorkRows, workKeys } from './rows-work'
import { Table } from './table'

type Rows = CoreRows &
  AwardRows &
  BaseRows &
  BatchRows &
  DeskRows &
  EntryRows &
  FilingRows &
  FormRows &
  PanelRows &
  LogRows &
  PeopleRows &
  ReviewRows &
  WorkRows

export type TableName = keyof Rows

/** Plain rows by table, for seeding, storing and restoring. */
export type Snapshot = { [Name in TableName]: readonly Rows[Name][] }

/** All tables, by name: `db.users.get(id)`. Use them inside a request only; `backend.ts` stores the changes. */
export type Database = { readonly [Name in TableName]: Table<Rows[Name]> }

/** The changed rows by table and id, each with its previous row; undefined: the row is new. */
export type Changes = Map<TableName, Map<string, object | undefined>>

const keys: Readonly<Record<TableName, string>> = {
  ...coreKeys,
  ...awardKeys,
  ...baseKeys,
  ...batchKeys,
  ...deskKeys,
  ...entryKeys,
  ...filingKeys,
  ...formKeys,
  ...panelKeys,
  ...logKeys,
  ...peopleKeys,
  ...reviewKeys,
  ...workKeys,
}

export const tableNames = Object.keys(keys) as TableName[]

/** The primary key of a row. */
export function idOf(table: TableName, row: object): string {
  return String(Reflect.get(row, keys[table]))
}

/** A recording of changed rows while some work runs. */
interface Recording {
  changes: Changes
  /** Everything is reverted at its end, so storage need not know of it. */
  dry: boolean
}

/** The recordings that run on a database now, the innermost last. */
const recordings = new WeakMap<Database, Recording[]>()

/** Creates empty tables that record their changes in `changes`. */
export function createDatabase(changes?: Changes): Database {
  const running: Recording[] = []
  const note = (name: TableName, id: string, before?: object) => {
    const isDry = running.some(({ dry }) => dry)
    for (const into of [...running.map((recording) => recording.changes), ...(changes && !isDry ? [changes] : [])]) {
      const rows = into.get(name) ?? new Map<string, object | undefined>()
      into.set(name, rows)
      if (!rows.has(id)) rows.set(id, before)
    }
  }
  const entries = tableNames.map((name) => {
    return [
      name,
      new Table(
        (row: object) => idOf(name, row),
        (id, before) => note(name, id, before),
      ),
    ]
  })
  const db: Database = Object.fromEntries(entries)
  recordings.set(db, running)
  return db
}

/**
 * Runs work and returns the rows it changed. Where it throws, its changes are reverted.
 * @param dry reverts them in any case: nothing of it is stored
 */
export function record<Result>(db: Database, work: () => Result, dry = false): { result: Result; changes: Changes } {
  const running = recordings.get(db) ?? []
  const recording: Recording = { changes: new Map(), dry }
  running.push(recording)
  let isDone = false
  try {
    const result = work()
    isDone = !dry
    return { result, changes: recording.changes }
  } finally {
    running.splice(running.indexOf(recording), 1)
    if (!isDone) undo(db, recording.changes)
  }
}

/** Nothing that is remembered depends on who has read what: recording it must not make the next list slow. */
const uncounted: readonly TableName[] = ['workReads', 'dataUses']

/** A counter that increases with each change of any row, except of `workReads` and `dataUses`. */
export function revisionOf(db: Database): number {
  return tableNames.reduce((sum, name) => (uncounted.includes(name) ? sum : sum + db[name].revision), 0)
}

/** The current rows of all tables. Rows are never changed in place, so nothing is copied. */
export function takeSnapshot(db: Database): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, db[name].all()])) as unknown as Snapshot
}

/** Reverts all recorded changes. */
export function undo(db: Database, changes: Changes): void {
  for (const [name, rows] of changes) {
    const table: Pick<Table<never>, 'putBack'> = db[name]
    for (const [id, row] of rows) table.putBack(id, row as undefined)
  }
}

/** Restores the rows of some or all tables. */
export function putSnapshot(db: Database, snapshot: Partial<Snapshot>): void {
  for (const name of tableNames) {
    const rows = snapshot[name]
    const table: Pick<Table<never>, 'replace'> = db[name]
    if (rows) table.replace(rows as readonly never[])
  }
}
