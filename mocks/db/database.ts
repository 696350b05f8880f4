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
  ...deskKeys,
  ...entryKeys,
  ...filingKeys,
  ...peopleKeys,
  ...reviewKeys,
  ...workKeys,
}

export const tableNames = Object.keys(keys) as TableName[]

/** The primary key of a row. */
export function idOf(table: TableName, row: object): string {
  return String(Reflect.get(row, keys[table]))
}

/** Creates empty tables that record their changes in `changes`. */
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

/** A counter that increases with each change of any row. */
export function revisionOf(db: Database): number {
  return tableNames.reduce((sum, name) => sum + db[name].revision, 0)
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
