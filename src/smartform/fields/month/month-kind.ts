import type { FieldKindModule } from '../field-kind-module'
import { MonthEditor } from './MonthEditor'

export const monthKind: FieldKindModule<'month'> = {
  labelled: 'control',
  Editor: MonthEditor,
  text: (_node, value) => value ?? '',
}
