import type { FieldBase } from '../../schema/definition'
import { htmlText, plainToHtml } from '../../schema/html-text'
import { drawnBy, type Kind, written } from '../kind'
import { checkLengths, lengthHint, lengths, sampleLines, settleLengths } from '../text/lengths'

/** Text with a small safe subset of HTML: p, br, strong, em, u, ul, ol, li, a (http or https). Value: HTML as a string. */
interface RichTextSource extends FieldBase {
  kind: 'richText'
  minLength?: number
  /** In characters as a person counts them, without the marks (default 2000). */
  maxLength?: number
}

/** Text with a little form; expressions, limits and workbooks see its plain text. */
export const richText: Kind<RichTextSource, string> = {
  ...written,
  width: 3,
  attributes: lengths(2000),
  settle: settleLengths,
  clean: (_, value) => (htmlText(value) === '' ? '' : value.trim()),
  isEmpty: (value) => htmlText(value) === '',
  check: (node, value) => checkLengths(node, htmlText(value)),
  operand: (_, value) => htmlText(value) || null,
  text: (_, value) => htmlText(value),
  labelled: 'group',
  editor: drawnBy(() => import('./RichTextEditor').then((module) => module.RichTextEditor)),
  view: drawnBy(() => import('./RichTextView').then((module) => module.RichTextView)),
  columnWidth: () => 22,
  fromSheet: (_, text) => ({ raw: plainToHtml(text) }),
  hint: lengthHint,
  blank: 'room',
  sample: sampleLines,
}
