import { masked } from '@/lib/mask'
import { certificateText } from '../certificate/certificate-text'
import type { FieldKindModule } from '../field-kind-module'
import { PersonEditor } from './PersonEditor'

export const personKind: FieldKindModule<'person'> = {
  labelled: 'group',
  Editor: PersonEditor,
  text: (_node, value) => (value ? listed([value.name, certificateText(value.certificate), value.mobile]) : ''),
  hidden: (_node, value) =>
    value ? listed([value.name, masked(certificateText(value.certificate)), masked(value.mobile)]) : '',
}

const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join('，')
