import type { FieldKindModule } from '../field-kind-module'
import { RadioEditor } from './RadioEditor'

export const radioKind: FieldKindModule<'radio'> = {
  labelled: 'group',
  Editor: RadioEditor,
  text: (node, value) => node.options.find((option) => option.value === value)?.label ?? value ?? '',
}
