import { parseDecimal } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { NumberNode } from '../nodes'
import type { Kind } from './kind'
import { checkNumeric, cleanNumeric, coerceNumeric, readLimits } from './numeric'

/** A number, with a unit behind it. */
export const number: Kind<NumberNode, string> = {
  gives: 'number',
  width: 1,
  read: (common, source) => ({ ...common, kind: 'number', ...readLimits(source, 0), unit: source.text('unit') }),
  empty: () => '',
  coerce: (_, raw) => coerceNumeric(raw),
  clean: (_, value) => cleanNumeric(value),
  isEmpty: (value) => value.trim() === '',
  check: (node, value) => checkNumeric(node, value, node.unit ?? ''),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => parseDecimal(value),
}
