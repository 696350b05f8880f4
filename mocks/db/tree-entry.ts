/** An entry of a dictionary tree as an answer holds it: for seeds, and for answers filled in from known facts. */

import type { TreeEntryValue } from '@/smartform/schema/values'
import type { Database } from './database'

/**
 * The entry with the names of all above it.
 * @param id of the dictionary's row; null for an id that no row has
 */
export function treeEntry(db: Database, id: string): TreeEntryValue | null {
  const found = db.dictionaries.get(id)
  if (!found) return null
  const path: string[] = []
  for (let row = db.dictionaries.get(id); row; row = db.dictionaries.get(row.parentId ?? '')) path.unshift(row.name)
  return { id, code: found.code, name: found.name, path }
}
