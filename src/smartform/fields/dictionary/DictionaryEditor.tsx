import { useT } from '@/ui/use-t'
import type { EditorProps } from '../field-kind-module'
import { LookupSelect } from '../LookupSelect'
import { useSmartform } from '../smartform-context'

/** How many entries one look-up shows, and how long typing pauses before one (specification, section 9). */
const limit = 20
const wait = 300

/** One entry of a dictionary, found by its name. */
export function DictionaryEditor({ node, value, control, change }: EditorProps<'dictionary'>) {
  const t = useT()
  const { ports } = useSmartform()
  return (
    <LookupSelect
      value={value}
      control={control}
      find={(keyword) => ports.searchDictionary(node.dictionaryType, keyword, limit)}
      wait={wait}
      nothing={t('没有符合的选项')}
      change={change}
    />
  )
}
