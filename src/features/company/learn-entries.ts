/** Loads the names of dictionary entries that a draft of the unit's form contains. */
import { common } from '@/api/common'
import type { DictionaryEntry } from '@/lib/i18n/dictionary-entry-name'
import { type UnitValues, unitFields } from '@/lib/unit/unit-fields'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'

/**
 * Loads the dictionary entries of ids in a draft, because an id says nothing to a person. Entries that cannot be loaded
 * are missing.
 */
export async function learnEntries(texts: UnitValues): Promise<ReadonlyMap<string, DictionaryEntry>> {
  const types = unitFields.flatMap((field) =>
    field.kind === 'dictionary' && texts[field.name] ? [field.dictionaryType] : [],
  )
  const lists = await Promise.all(
    types.map((type) =>
      common.query(SearchDictionaryDocument, { type }, { background: true }).then(
        ({ dictionaries }) => dictionaries,
        () => [],
      ),
    ),
  )
  return new Map(lists.flat().map((entry) => [entry.id, entry]))
}
