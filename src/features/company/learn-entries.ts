import { common } from '@/api/common'
import type { DictionaryEntry } from '@/lib/entry-name'
import { type UnitValues, unitFields } from '@/lib/unit/unit-fields'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'

/**
 * The entries that texts kept on this device stand for, by id: an id says nothing to a person. What cannot be asked for now is
 * missing; it is chosen anew or saved as it is.
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
