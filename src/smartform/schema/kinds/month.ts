import { t } from '@/lib/i18n'
import { canonicalMonth, isMonth } from '../iso-day'
import type { MonthNode } from '../nodes'
import { checkCalendar, coerceCalendar, readBounds } from './calendar'
import type { Kind } from './kind'

const months = { isReal: isMonth, canonical: canonicalMonth }

/** A month, `YYYY-MM`. */
export const month: Kind<MonthNode, string | null> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({ ...common, kind: 'month', ...readBounds(source, months, t('要是 YYYY-MM 的月份')) }),
  empty: () => null,
  coerce: (_, raw) => coerceCalendar(months, raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check: (node, value) =>
    checkCalendar(node, months, value, (values) => t('{label}要写成 2026-01 这样的月份，现在是「{value}」', values)),
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => (value !== null && isMonth(value) ? value : null),
}
