/** The editor of the field kind “dictionary tree”. */
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { LookupTree } from '@/ui/lookup/LookupTree'
import { useSmartform } from '../../fields/smartform-context'
import type { EditorProps } from '../screen-props'

export function DictionaryTreeEditor({ node, ...props }: EditorProps<'dictionaryTree'>) {
  const { ports } = useSmartform()
  const type = node.dictionaryType
  return (
    <LookupTree
      {...props}
      find={() => ports.dictionaryTree(type)}
      nameOf={(name) => entryNameIn(type, name)}
      anyLevel={node.anyLevel === true}
    />
  )
}
