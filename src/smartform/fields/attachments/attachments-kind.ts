import { lazyPart } from '@/ui/lazy-part'
import type { FieldKindModule } from '../field-kind-module'
import { AttachmentsView } from './AttachmentsView'

export const attachmentsKind: FieldKindModule<'attachments'> = {
  labelled: 'group',
  Editor: lazyPart(() => import('./AttachmentsEditor').then((module) => module.AttachmentsEditor)),
  View: AttachmentsView,
  text: (_node, value) => value.map((file) => file.name).join('、'),
}
