/** The editors of the field kinds that are looked up on the server: dictionary entry, unit. */

import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { LookupSelect } from '@/ui/lookup/LookupSelect'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import type { EditorProps } from '../screen-props'

/** Number of results, and debounce of a search (specification, sections 7 and 9). */
const limit = 20
const wait = { entries: 300, units: 500 }

/** One dictionary entry, searched by name. */
export function DictionaryEditor({ node, ...props }: EditorProps<'dictionary'>) {
  const t = useT()
  const { ports } = useSmartform()
  return (
    <LookupSelect
      {...props}
      find={(keyword) => ports.searchDictionary(node.dictionaryType, keyword, limit)}
      wait={wait.entries}
      nameOf={({ name }) => entryNameIn(node.dictionaryType, name)}
      nothing={t('没有符合的选项')}
    />
  )
}

/** A registered unit, searched by name. */
export function UnitPickerEditor(props: EditorProps<'unitPicker'>) {
  const t = useT()
  const { ports } = useSmartform()
  return (
    <LookupSelect
      {...props}
      find={(keyword) => ports.searchUnits(keyword, limit)}
      wait={wait.units}
      nothing={t('没有找到，未注册的单位须先由单位管理员注册')}
    />
  )
}
