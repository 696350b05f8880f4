import { parseDecimal } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { MoneyNode } from '../nodes'
import type { Kind } from './kind'
import { checkNumeric, cleanNumeric, coerceNumeric, readLimits } from './numeric'

/** Money in 万元. */
export const money: Kind<MoneyNode, string> = {
  gives: 'number',
  width: 1,
  read: (common, source) => ({ ...common, kind: 'money', ...readLimits(source, 2) }),
  empty: () => '',
  coerce: (_, raw) => coerceNumeric(raw),
  clean: (_, value) => cleanNumeric(value),
  isEmpty: (value) => value.trim() === '',
  check: (node, value) => checkNumeric(node, value, t('万元')),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => parseDecimal(value),
}
