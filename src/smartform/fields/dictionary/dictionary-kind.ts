import type { FieldKindModule } from '../field-kind-module'
import { DictionaryEditor } from './DictionaryEditor'

export const dictionaryKind: FieldKindModule<'dictionary'> = {
  labelled: 'control',
  Editor: DictionaryEditor,
  text: (_node, value) => value?.name ?? '',
}
