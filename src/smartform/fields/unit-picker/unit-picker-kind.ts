import type { FieldKindModule } from '../field-kind-module'
import { UnitPickerEditor } from './UnitPickerEditor'

export const unitPickerKind: FieldKindModule<'unitPicker'> = {
  labelled: 'control',
  Editor: UnitPickerEditor,
  text: (_node, value) => value?.name ?? '',
}
