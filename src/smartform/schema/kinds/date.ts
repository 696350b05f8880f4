import { t } from '@/lib/i18n'
import { canonicalDay, isDay } from '../iso-day'
import type { DateNode } from '../nodes'
import { checkCalendar, coerceCalendar, readBounds } from './calendar'
import type { Kind } from './kind'

const days = { isReal: isDay, canonical: canonicalDay }

/** A day, `YYYY-MM-DD`. */
export const date: Kind<DateNode, string | null> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({
    ...common,
    kind: 'date',
    ...readBounds(source, days, t('要是 YYYY-MM-DD 的真实日期')),
  }),
  empty: () => null,
  coerce: (_, raw) => coerceCalendar(days, raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check: (node, value) =>
    checkCalendar(node, days, value, (values) =>
      t('{label}要写成 2026-01-31 这样的真实日期，现在是「{value}」', values),
    ),
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => (value !== null && isDay(value) ? value : null),
}
