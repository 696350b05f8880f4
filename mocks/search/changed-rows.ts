/** Finds which search entries have to be rebuilt, because a row they use has changed. */
import type { Database, TableName } from '../db/database'
import type { SearchSource } from './sources/source'

/**
 * Follows the tables of a source.
 * @returns a function that names the rows changed since its last call, and those that use a changed row; null: not known
 */
export function changedRowsOf<Row extends object>(
  db: Database,
  { table, usedTables, usersOf }: SearchSource<Row>,
): () => Set<string> | null {
  const revisions = new Map<TableName, number>()
  /** What changed in a table since the last call. */
  const changedIn = (name: TableName): readonly string[] | null => {
    const before = revisions.get(name) ?? -1
    const { revision } = db[name]
    if (before === revision) return []
    revisions.set(name, revision)
    return before < 0 ? null : db[name].changedSince(before)
  }
  return () => {
    const own = changedIn(table)
    const used = usedTables.map((name) => ({ name, ids: changedIn(name) }))
    if (own === null || used.some(({ ids }) => ids === null)) return null
    const changed = new Set(own)
    for (const { name, ids } of used) if (ids?.length) for (const id of usersOf(name, new Set(ids))) changed.add(id)
    return changed
  }
}
