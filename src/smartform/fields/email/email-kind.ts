import type { FieldKindModule } from '../field-kind-module'
import { EmailEditor } from './EmailEditor'

export const emailKind: FieldKindModule<'email'> = {
  labelled: 'control',
  Editor: EmailEditor,
  text: (_node, value) => value,
}
