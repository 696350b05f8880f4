import { htmlText } from '../../schema/html-text'
import type { FieldKindModule } from '../field-kind-module'
import { RichTextEditor } from './RichTextEditor'
import { RichTextView } from './RichTextView'

export const richTextKind: FieldKindModule<'richText'> = {
  labelled: 'group',
  Editor: RichTextEditor,
  View: RichTextView,
  text: (_node, value) => htmlText(value),
}
