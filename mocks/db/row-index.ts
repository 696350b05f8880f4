/** Finds rows by the value of a column, through an index that is rebuilt after changes. */

import type { Table } from './table'

interface Index<Row> {
  revision: number
  rows: ReadonlyMap<unknown, readonly Row[]>
}

/** Indexes by table and column. */
const known = new WeakMap<object, Map<PropertyKey, Index<object>>>()

/**
 * The rows of a table with a value in a column, in insertion order: an equality search without a look at every row. The
 * index is made anew once after any change of the table.
 */
export function rowsBy<Row extends object, Name extends keyof Row>(
  table: Table<Row>,
  column: Name,
  value: Row[Name],
): readonly Row[] {
  const columns = known.get(table) ?? new Map<PropertyKey, Index<object>>()
  known.set(table, columns)
  const before = columns.get(column) as Index<Row> | undefined
  const index = before?.revision === table.revision ? before : indexed(table, column)
  columns.set(column, index)
  return index.rows.get(value) ?? []
}

function indexed<Row extends object>(table: Table<Row>, column: keyof Row): Index<Row> {
  const rows = new Map<unknown, Row[]>()
  for (const row of table.all()) {
    const same = rows.get(row[column])
    if (same) same.push(row)
    else rows.set(row[column], [row])
  }
  return { revision: table.revision, rows }
}
