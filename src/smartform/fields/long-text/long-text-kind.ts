import type { FieldKindModule } from '../field-kind-module'
import { LongTextEditor } from './LongTextEditor'

export const longTextKind: FieldKindModule<'longText'> = {
  labelled: 'control',
  Editor: LongTextEditor,
  text: (_node, value) => value,
}
