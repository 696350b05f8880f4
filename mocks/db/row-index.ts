/** Equality search in a table by an index: for lookups in one column that repeat. `where` looks at every row. */

import type { Table } from './table'

/** A column of a table: its rows by value, and each row by id as it was indexed. */
interface Index<Row> {
  revision: number
  rows: Map<unknown, readonly Row[]>
  byId: Map<string, Row>
}

/** Indexes by table and column. */
const known = new WeakMap<object, Map<PropertyKey, Index<object>>>()

/**
 * The rows of a table with a value in a column, in insertion order. The index follows the table's last changes row by
 * row; it is made anew where there were too many, or where a row got another value, because the order would change.
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
  const byId = new Map<string, Row>()
  for (const [id, row] of table.entries()) {
    const same = rows.get(row[column])
    if (same) same.push(row)
    else rows.set(row[column], [row])
    byId.set(id, row)
  }
  return { revision: table.revision, rows, byId }
}

/** Brings an index up to date; false where it has to be made anew. Lists given out before stay as they were. */
function follow<Row extends object>(index: Index<Row>, table: Table<Row>, column: keyof Row): boolean {
  if (index.revision === table.revision) return true
  const changed = table.changedSince(index.revision)
  if (changed === null) return false
  const { rows, byId } = index
  for (const id of new Set(changed)) {
    const [before, row] = [byId.get(id), table.get(id)]
    if (before && row && before[column] !== row[column]) return false
    const value = (row ?? before)?.[column]
    const same = rows.get(value) ?? []
    if (row) {
      rows.set(value, before ? same.with(same.indexOf(before), row) : [...same, row])
      byId.set(id, row)
    } else if (before) {
      rows.set(
        value,
        same.filter((other) => other !== before),
      )
      byId.delete(id)
    }
  }
  index.revision = table.revision
  return true
}
