import { entryNameIn } from '@/lib/entry-name'
import { LookupSelect } from '@/ui/LookupSelect'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import type { EditorProps } from '../screen-props'

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
      nameOf={({ name }) => entryNameIn(node.dictionaryType, name)}
      nothing={t('没有符合的选项')}
      change={change}
    />
  )
}
