import { certificateText } from '../certificate/certificate-text'
import type { FieldKindModule } from '../field-kind-module'
import { PersonEditor } from './PersonEditor'

export const personKind: FieldKindModule<'person'> = {
  labelled: 'group',
  Editor: PersonEditor,
  text: (_node, value) =>
    value
      ? [value.name, certificateText(value.certificate), value.mobile].filter((part) => part !== '').join('，')
      : '',
}
