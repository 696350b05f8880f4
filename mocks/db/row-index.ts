/** Equality search in a table by an index: for lookups in one column that repeat. `where` looks at every row. */

import type { Table } from './table'

/** A column of a table: its rows by value, and how many they are. */
interface Index<Row> {
  revision: number
  size: number
  rows: Map<unknown, readonly Row[]>
}

/** Indexes by table and column. */
const known = new WeakMap<object, Map<PropertyKey, Index<object>>>()

/**
 * The rows of a table with a value in a column, in insertion order. The index follows the table's last changes row by
 * row; it is made anew where there were too many, where a row was removed, or where one got another value, because the order
 * would change.
 */
export function rowsBy<Row extends object, Name extends keyof Row>(
  table: Table<Row>,
  column: Name,
  value: Row[Name],
): readonly Row[] {
  const columns = known.get(table) ?? new Map<PropertyKey, Index<object>>()
  known.set(table, columns)
  const before = columns.get(column) as Index<Row> | undefined
  const index = before && follow(before, table, column) ? before : indexed(table, column)
  columns.set(column, index)
  return index.rows.get(value) ?? []
}

function indexed<Row extends object>(table: Table<Row>, column: keyof Row): Index<Row> {
  const rows = new Map<unknown, Row[]>()
  for (const [, row] of table.entries()) {
    const same = rows.get(row[column])
    if (same) same.push(row)
    else rows.set(row[column], [row])
  }
  return { revision: table.revision, size: table.size, rows }
}

/** Brings an index up to date; false where it has to be made anew. Lists given out before stay as they were. */
function follow<Row extends object>(index: Index<Row>, table: Table<Row>, column: keyof Row): boolean {
  if (index.revision === table.revision) return true
  const changed = table.changedSince(index.revision)
  if (changed === null) return false
  for (const id of new Set(changed)) {
    const row = table.get(id)
    if (!row) return false
    const same = index.rows.get(row[column]) ?? []
    const at = same.findIndex((other) => table.idOf(other) === id)
    if (at < 0) index.size += 1
    index.rows.set(row[column], at < 0 ? [...same, row] : same.with(at, row))
  }
  index.revision = table.revision
  // A row that got another value is counted twice now.
  return index.size === table.size
}
