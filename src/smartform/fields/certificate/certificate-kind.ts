import type { FieldKindModule } from '../field-kind-module'
import { CertificateEditor } from './CertificateEditor'
import { certificateText } from './certificate-text'

export const certificateKind: FieldKindModule<'certificate'> = {
  labelled: 'control',
  Editor: CertificateEditor,
  text: (_node, value) => certificateText(value),
}
