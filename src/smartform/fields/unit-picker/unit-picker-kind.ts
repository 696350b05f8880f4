import { lazyPart } from '@/ui/lazy-part'
import type { FieldKindModule } from '../field-kind-module'

export const unitPickerKind: FieldKindModule<'unitPicker'> = {
  labelled: 'control',
  Editor: lazyPart(() => import('./UnitPickerEditor').then((module) => module.UnitPickerEditor)),
  text: (_node, value) => value?.name ?? '',
}
