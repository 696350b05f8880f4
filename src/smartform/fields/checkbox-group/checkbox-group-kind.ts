import type { FieldKindModule } from '../field-kind-module'
import { CheckboxGroupEditor } from './CheckboxGroupEditor'

export const checkboxGroupKind: FieldKindModule<'checkboxGroup'> = {
  labelled: 'group',
  Editor: CheckboxGroupEditor,
  text: (node, value) =>
    value.map((one) => node.options.find((option) => option.value === one)?.label ?? one).join('、'),
}
