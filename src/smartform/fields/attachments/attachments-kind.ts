import type { FieldKindModule } from '../field-kind-module'
import { AttachmentsEditor } from './AttachmentsEditor'
import { AttachmentsView } from './AttachmentsView'

export const attachmentsKind: FieldKindModule<'attachments'> = {
  labelled: 'group',
  Editor: AttachmentsEditor,
  View: AttachmentsView,
  text: (_node, value) => value.map((file) => file.name).join('、'),
}
