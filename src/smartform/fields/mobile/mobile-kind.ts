import type { FieldKindModule } from '../field-kind-module'
import { MobileEditor } from './MobileEditor'

export const mobileKind: FieldKindModule<'mobile'> = {
  labelled: 'control',
  Editor: MobileEditor,
  text: (_node, value) => value,
}
