import { lazyPart } from '@/ui/lazy-part'
import { htmlText } from '../../schema/html-text'
import type { FieldKindModule } from '../field-kind-module'

export const richTextKind: FieldKindModule<'richText'> = {
  labelled: 'group',
  Editor: lazyPart(() => import('./RichTextEditor').then((module) => module.RichTextEditor)),
  View: lazyPart(() => import('./RichTextView').then((module) => module.RichTextView)),
  text: (_node, value) => htmlText(value),
}
