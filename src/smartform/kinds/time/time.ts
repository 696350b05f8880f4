import { halfWidth } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { calendarKind } from '../date/calendar'
import { drawnBy, type Kind } from '../kind'

/** A time of day. Value: `HH:MM` of 24 hours, or null. */
interface TimeSource extends FieldBase {
  kind: 'time'
  /** `HH:MM`, inclusive. */
  earliest?: string
  latest?: string
}

// not translated: what people write before a time after noon
const afterNoon = /^(下午|晚上)/

/** `HH:MM` for a time in one of the usual ways (`9:30`, `0930`, `９：３０`, `9点`, `下午3点半`); other text as it was. */
function canonicalTime(typed: string): string {
  const plain = halfWidth(typed)
  const match =
    /^(?:上午|中午|下午|晚上)?(\d{1,2})[:：点时.](半|\d{1,2})?分?(?::\d{2}(?:\.\d+)?)?$/.exec(plain) ??
    /^(\d{2})(\d{2})$/.exec(plain)
  if (!match) return typed
  const hour = Number(match[1]) + (afterNoon.test(plain) && Number(match[1]) < 12 ? 12 : 0)
  // not translated: half past
  const minute = match[2] === '半' ? '30' : (match[2] ?? '')
  return `${String(hour).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** A spreadsheet keeps a time as a part of the day. */
function fromDayPart(text: string): string {
  if (!/^0?\.\d+$/.test(text)) return text
  const minutes = Math.round(Number(text) * 24 * 60) % (24 * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A time of day, `HH:MM`; in expressions it can be compared with others. */
export const time: Kind<TimeSource, string | null> = {
  ...calendarKind({
    isReal: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    canonical: canonicalTime,
    wrong: () => t('要是 HH:MM 的时间'),
    unreal: (values) => t('{label}要写成 09:30 这样的时间，现在是「{value}」', values),
  }),
  columnWidth: () => 4,
  editor: drawnBy(() => import('./TimeEditor').then((module) => module.TimeEditor)),
  fromSheet: (_, text) => ({ raw: fromDayPart(text) }),
  hint: () => '09:30',
  sample: (node) => [node.earliest, '09:30', node.latest],
}
