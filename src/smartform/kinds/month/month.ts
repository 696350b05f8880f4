import { t } from '@/lib/i18n'
import { canonicalMonth, isMonth } from '@/lib/iso-day'
import type { FieldBase } from '../../schema/definition'
import { calendarKind } from '../date/calendar'
import type { UsualKind } from '../kind'

/** A month. Value: `YYYY-MM`, or null. */
interface MonthSource extends FieldBase {
  kind: 'month'
  /** `YYYY-MM`, inclusive. */
  earliest?: string
  latest?: string
}

/** A month, `YYYY-MM`. */
export const month: UsualKind<MonthSource, string | null> = {
  ...calendarKind({
    isReal: isMonth,
    canonical: canonicalMonth,
    wrong: () => t('要是 YYYY-MM 的月份'),
    unreal: (values) => t('{label}要写成 2026-01 这样的月份，现在是「{value}」', values),
  }),
  editor: 'usual',
  fromSheet: (_, text, sheet) => sheet.day(text),
  hint: () => '2026-01',
  sample: (node) => [node.earliest, node.latest, '2026-06'],
}
