import { common } from '@/api/common'
import { type DictionaryEntry, entryName, plainEntry } from '@/lib/entry-name'
import type { FieldControl } from '@/ui/FormField'
import { LookupSelect } from '@/ui/LookupSelect'
import { useT } from '@/ui/use-t'
import { SearchDictionaryDocument } from './graphql/dictionaries.common.generated'

/** How long typing pauses before a search, in milliseconds (specification, section 9). */
const wait = 300
/** Enough for the longest of the lists people choose from; what was asked once is kept. */
const limit = 200

interface DictionarySelectProps {
  /** Which dictionary: tribe, political_party, deposit_bank … */
  type: string
  value: DictionaryEntry | null
  onChange(entry: DictionaryEntry | null): void
  control: FieldControl
}

/**
 * One entry of a dictionary, found by a part of its name. The list is loaded when it is first opened, once; where that fails,
 * the field says so and can ask again, and the entry chosen before stays.
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
