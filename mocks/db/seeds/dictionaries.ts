/**
 * Seeds the dictionaries (ethnic groups, districts, certificate types, majors …) and the tree of application areas,
 * out of `dictionaries.json`; other seeds pick entries with `leavesOf`.
 */

import type { DictionaryValue } from '@/smartform/schema/values'
import type { Database } from '../database'
import areas from './application-areas.json'
import lists from './dictionaries.json'
import english from './dictionaries-english.json'
import { dictionaryId } from './dictionary-id'

/** English names by id. */
const englishNames = new Map(
  Object.entries(english).flatMap(([type, list]) =>
    list.split('|').map((entry): [string, string] => {
      const colon = entry.indexOf(':')
      return [dictionaryId(type, entry.slice(0, colon)), entry.slice(colon + 1)]
    }),
  ),
)

/** Inserts a row for each `code:name` of a list, under the parent's code and name. */
function insertList(db: Database, type: string, list: string, parentId: string | null): void {
  for (const entry of list.split(' ')) insertEntry(db, type, entry, parentId)
}

function insertEntry(db: Database, type: string, entry: string, parentId: string | null): string {
  const colon = entry.indexOf(':')
  const code = entry.slice(0, colon)
  const id = dictionaryId(type, code)
  db.dictionaries.insert({
    id,
    type,
    code,
    name: entry.slice(colon + 1),
    nameEn: englishNames.get(id) ?? null,
    parentId,
  })
  return id
}

/**
 * The public lists for selection: ethnic groups (GB/T 3304), parties (GB/T 4762), districts (GB/T 2260), certificate
 * types (GA/T 517), majors (GB/T 13745) and others, and the tree of application areas.
 */
export function seedDictionaries(db: Database): void {
  for (const [type, list] of Object.entries(lists)) insertList(db, type, list, null)
  const type = 'user_application_area'
  for (const [area, fields] of Object.entries(areas)) {
    const areaId = insertEntry(db, type, area, null)
    for (const [field, list] of Object.entries(fields)) {
      insertList(db, type, list, insertEntry(db, type, field, areaId))
    }
  }
}

/** The leaf entries of a dictionary. */
export function leavesOf(db: Database, type: string): DictionaryValue[] {
  const rows = db.dictionaries.where({ type })
  const parents = new Set(rows.map(({ parentId }) => parentId))
  return rows.filter(({ id }) => !parents.has(id)).map(({ id, code, name }) => ({ id, code, name }))
}
