import type { FieldKindModule } from '../field-kind-module'
import { TextEditor } from './TextEditor'

export const textKind: FieldKindModule<'text'> = {
  labelled: 'control',
  Editor: TextEditor,
  text: (_node, value) => value,
}
