import type { FieldKindModule } from '../field-kind-module'
import { DictionaryTreeEditor } from './DictionaryTreeEditor'
import { pathText } from './path-text'

export const dictionaryTreeKind: FieldKindModule<'dictionaryTree'> = {
  labelled: 'control',
  Editor: DictionaryTreeEditor,
  text: (_node, value) => pathText(value),
}
