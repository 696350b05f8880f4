/** A select for the entries of a dictionary, for forms outside the form engine. */

import { common } from '@/api/common'
import { type DictionaryEntry, entryName, plainEntry } from '@/lib/i18n/dictionary-entry-name'
import type { FieldControl } from '@/ui/FormField'
import { LookupSelect } from '@/ui/lookup/LookupSelect'
import { useT } from '@/ui/use-t'
import { SearchDictionaryDocument } from '../graphql/dictionaries.common.generated'

/** Debounce of the search, in milliseconds (specification, section 9). */
const wait = 300
/** Enough for the longest list; results are cached. */
const limit = 200

interface DictionarySelectProps {
  /** The dictionary: tribe, political_party, deposit_bank … */
  type: string
  value: DictionaryEntry | null
  onChange(entry: DictionaryEntry | null): void
  control: FieldControl
}

/**
 * Selects a dictionary entry by part of its name. Loads the list once, when first opened. A failure is shown in the
 * field with a retry, and the current entry stays.
 */
export function DictionarySelect({ type, value, onChange, control }: DictionarySelectProps) {
  const t = useT()
  const find = async (keyword: string): Promise<readonly DictionaryEntry[]> => {
    const variables = { type, keyword: keyword || undefined, limit }
    return (await common.query(SearchDictionaryDocument, variables, { background: true })).dictionaries
  }
  return (
    <LookupSelect<DictionaryEntry>
      value={value}
      control={control}
      find={find}
      nameOf={entryName}
      wait={wait}
      nothing={t('没有符合的选项')}
      change={(entry) => onChange(entry && plainEntry(entry))}
    />
  )
}
