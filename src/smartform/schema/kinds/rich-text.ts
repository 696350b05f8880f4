import { t } from '@/lib/i18n'
import { htmlText } from '../html-text'
import type { RichTextNode } from '../nodes'
import type { Kind } from './kind'
import { checkLengths, coerceText, readLengths } from './written'

/** Text with a little form; expressions and limits see its plain text. */
export const richText: Kind<RichTextNode, string> = {
  gives: 'text',
  width: 3,
  read: (common, source) => ({ ...common, kind: 'richText', ...readLengths(source, 2000) }),
  empty: () => '',
  coerce: (_, raw) => coerceText(raw),
  clean: (_, value) => (htmlText(value) === '' ? '' : value.trim()),
  isEmpty: (value) => htmlText(value) === '',
  check: (node, value) => checkLengths(node, htmlText(value)),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => htmlText(value) || null,
}
