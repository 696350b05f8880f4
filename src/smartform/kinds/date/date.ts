import { t } from '@/lib/i18n'
import { canonicalDay, isDay } from '@/lib/iso-day'
import type { FieldBase } from '../../schema/definition'
import type { UsualKind } from '../kind'
import { calendarKind } from './calendar'

/** A day. Value: `YYYY-MM-DD`, or null. */
interface DateSource extends FieldBase {
  kind: 'date'
  /** `YYYY-MM-DD`, inclusive. */
  earliest?: string
  latest?: string
}

/** A day, `YYYY-MM-DD`. */
export const date: UsualKind<DateSource, string | null> = {
  ...calendarKind({
    isReal: isDay,
    canonical: canonicalDay,
    wrong: () => t('要是 YYYY-MM-DD 的真实日期'),
    unreal: (values) => t('{label}要写成 2026-01-31 这样的真实日期，现在是「{value}」', values),
  }),
  editor: 'usual',
  fromSheet: (_, text, sheet) => sheet.day(text),
  hint: () => '2026-01-31',
  sheetLimit: ({ earliest, latest }) => ({ type: 'date', least: earliest, most: latest }),
  sample: (node) => [node.earliest, node.latest, '2026-06-01'],
}
