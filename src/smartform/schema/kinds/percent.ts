import { parseDecimal } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { PercentNode } from '../nodes'
import type { Kind } from './kind'
import { checkNumeric, cleanNumeric, coerceNumeric, readLimits } from './numeric'

/** A share in percent: 12.5 is written, kept and compared as 12.5. From 0 to 100 unless said. */
export const percent: Kind<PercentNode, string> = {
  gives: 'number',
  width: 1,
  read: (common, source) => ({
    ...common,
    kind: 'percent',
    ...readLimits(source, 2, { min: '0', max: '100' }),
  }),
  empty: () => '',
  coerce: (_, raw) => coerceNumeric(typeof raw === 'string' ? raw.replace(/[%％]\s*$/, '') : raw),
  clean: (_, value) => cleanNumeric(value),
  isEmpty: (value) => value.trim() === '',
  check: (node, value) => checkNumeric(node, value, '%'),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => parseDecimal(value),
}
