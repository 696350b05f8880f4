/** The schema of formatted text for the Tiptap editor: allowed elements, spaces, replacing the content. */

import { createDocument, type Editor, type Extensions, Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'

/**
 * A link with its address and nothing else. Tiptap's own Link extension brings a parser for addresses in typed text
 * (10 KiB), which this editor does not use.
 */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** Tab leaves the editor instead of nesting the list item, so that the keyboard reaches the next field. */
const LeavableListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** The schema of formatted text: p, br, strong, em, u, ul, ol, li, a. `sanitizeRichText` allows the same elements. */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Link,
  BulletList,
  OrderedList,
  LeavableListItem,
  ListKeymap,
  UndoRedo,
]

/** Two spaces typed in a row are two spaces when the text is opened again. */
export const parseOptions = { preserveWhitespace: true } as const

/**
 * Shows another text in the editor. Only the part that differs is replaced, so the cursor stays beside its word. Undo
 * does not bring the previous text back: it may be another person's newer text that replaced it.
 */
export function replaceContent({ view, state, schema }: Editor, html: string): void {
  const next = createDocument(html, schema, parseOptions)
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // Equal text before and after a change is found twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
