import { t } from '@/lib/i18n'
import type { LongTextNode } from '../nodes'
import type { Kind } from './kind'
import { checkLengths, coerceText, readLengths } from './written'

/** Text over several lines. */
export const longText: Kind<LongTextNode, string> = {
  gives: 'text',
  width: 3,
  read: (common, source) => ({
    ...common,
    kind: 'longText',
    ...readLengths(source, 2000),
    rows: source.count('rows', 1),
  }),
  empty: () => '',
  coerce: (_, raw) => coerceText(raw),
  clean: (_, value) => value.trim(),
  isEmpty: (value) => value.trim() === '',
  check: checkLengths,
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => value.trim() || null,
}
