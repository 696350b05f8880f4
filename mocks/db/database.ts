import { type CoreRows, coreKeys } from './rows'
import { type AwardRows, awardKeys } from './rows-awards'
import { type BaseRows, baseKeys } from './rows-bases'
import { type DeskRows, deskKeys } from './rows-desk'
import { type EntryRows, entryKeys } from './rows-entry'
import { type FilingRows, filingKeys } from './rows-filings'
import { type PeopleRows, peopleKeys } from './rows-people'
import { type ReviewRows, reviewKeys } from './rows-review'
import { type WorkRows, workKeys } from './rows-work'
import { Table } from './table'

type Rows = CoreRows & AwardRows & BaseRows & DeskRows & EntryRows & FilingRows & PeopleRows & ReviewRows & WorkRows

export type TableName = keyof Rows

/** Plain rows by table: what is seeded, stored and put back. */
export type Snapshot = { [Name in TableName]: readonly Rows[Name][] }

/** All tables, by name: `db.users.get(id)`. Work on them inside a request only; `backend.ts` stores what changed. */
export type Database = { readonly [Name in TableName]: Table<Rows[Name]> }

/** The rows that changed, by table and id, each as it was before; undefined: there was none. */
export type Changes = Map<TableName, Map<string, object | undefined>>

const keys: Readonly<Record<TableName, string>> = {
  ...coreKeys,
  ...awardKeys,
  ...baseKeys,
  ...deskKeys,
  ...entryKeys,
  ...filingKeys,
  ...peopleKeys,
  ...reviewKeys,
  ...workKeys,
}

export const tableNames = Object.keys(keys) as TableName[]

/** What a row of a table is found by. */
export function idOf(table: TableName, row: object): string {
  return String(Reflect.get(row, keys[table]))
}

/** Makes empty tables, and notes in `changes` what is changed in them. */
export function createDatabase(changes?: Changes): Database {
  const note = (name: TableName, id: string, before?: object) => {
    if (!changes) return
    const rows = changes.get(name) ?? new Map<string, object | undefined>()
    changes.set(name, rows)
    if (!rows.has(id)) rows.set(id, before)
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
  return Object.fromEntries(entries)
}

/** Raised by each change of any row. */
export function revisionOf(db: Database): number {
  return tableNames.reduce((sum, name) => sum + db[name].revision, 0)
}

/** The rows of all tables as they stand. Rows are never changed in place, so nothing is copied. */
export function takeSnapshot(db: Database): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, db[name].all()])) as unknown as Snapshot
}

/** Makes it as if nothing had been changed. */
export function undo(db: Database, changes: Changes): void {
  for (const [name, rows] of changes) {
    const table: Pick<Table<never>, 'putBack'> = db[name]
    for (const [id, row] of rows) table.putBack(id, row as undefined)
  }
}

/** Puts rows back into some or all tables. */
export function putSnapshot(db: Database, snapshot: Partial<Snapshot>): void {
  for (const name of tableNames) {
    const rows = snapshot[name]
    const table: Pick<Table<never>, 'replace'> = db[name]
    if (rows) table.replace(rows as readonly never[])
  }
}
