import type { FieldKindModule } from '../field-kind-module'
import { DateEditor } from './DateEditor'

export const dateKind: FieldKindModule<'date'> = {
  labelled: 'control',
  Editor: DateEditor,
  text: (_node, value) => value ?? '',
}
