/** The field kinds of days, months, times of day and date ranges: definition, values, validation, text. */

import { t } from '@/lib/i18n/i18n'
import { halfWidth } from '@/lib/text/half-width'
import { canonicalDay, canonicalMonth, isDay, isMonth } from '@/lib/time/iso-day'
import { isRawObject } from '../../schema/definition-reader'
import type { FieldBase } from '../../schema/field-base'
import type { Parsed } from '../../schema/parsed'
import { bound, ordered } from '../attributes'
import { choiceTexts, type Finding, quoted, type SheetTools, type UsualKind, wrong } from '../kind'

/** Shared by dates, months and times: texts that sort chronologically. */
interface Calendar {
  isReal(text: string): boolean
  /** Normalises common formats; returns other text unchanged. */
  canonical(typed: string): string
  /** The message for definitions and people. */
  wrong(): string
  unreal(values: { label: string; value: string }): string
}

interface DatedSource extends FieldBase {
  /** Inclusive, in the answer's format. */
  earliest?: string
  latest?: string
}

type Bounds = Pick<Parsed<DatedSource>, 'label' | 'earliest' | 'latest'>

/** Builds a calendar kind except its name. */
function calendarKind(calendar: Calendar) {
  const { isReal } = calendar
  return {
    ...choiceTexts,
    attributes: { earliest: bound(isReal, calendar.wrong), latest: bound(isReal, calendar.wrong) },
    settle: <N extends Bounds>(node: N, source: Parameters<typeof ordered<N>>[1]) =>
      ordered(node, source, 'earliest', 'latest'),
    coerce: (_: unknown, raw: unknown) =>
      typeof raw === 'string' && raw.trim() !== '' ? calendar.canonical(raw.trim()) : null,
    check(node: Bounds, value: string | null): Finding[] {
      if (value === null) return []
      const { label, earliest, latest } = node
      const values = { label, day: value }
      if (!isReal(value)) return wrong('real', calendar.unreal({ label, value: quoted(value) }))
      if (earliest && value < earliest)
        return wrong('earliest', t('{label}不能早于 {limit}，现在是 {day}', { ...values, limit: earliest }))
      if (latest && value > latest)
        return wrong('latest', t('{label}不能晚于 {limit}，现在是 {day}', { ...values, limit: latest }))
      return []
    },
    operand: (_: unknown, value: string | null) => (value !== null && isReal(value) ? value : null),
    text: (_: unknown, value: string | null) => value ?? '',
    editor: 'usual',
    fromSheet: (_: unknown, text: string, sheet: SheetTools) => sheet.day(text),
  } as const
}

/** A day. Value: `YYYY-MM-DD`, or null. */
interface DateSource extends DatedSource {
  kind: 'date'
}

const days = calendarKind({
  isReal: isDay,
  canonical: canonicalDay,
  wrong: () => t('须为 YYYY-MM-DD 格式的真实日期'),
  unreal: (values) => t('{label}要写成 2026-01-31 这样的真实日期，现在是“{value}”', values),
})

/** A day, `YYYY-MM-DD`. */
export const date: UsualKind<DateSource, string | null> = {
  ...days,
  hint: () => '2026-01-31',
  sheetLimit: ({ earliest, latest }) => ({ type: 'date', least: earliest, most: latest }),
  sample: (node) => [node.earliest, node.latest, '2026-06-01'],
}

/** A month. Value: `YYYY-MM`, or null. */
interface MonthSource extends DatedSource {
  kind: 'month'
}

/** A month, `YYYY-MM`. */
export const month: UsualKind<MonthSource, string | null> = {
  ...calendarKind({
    isReal: isMonth,
    canonical: canonicalMonth,
    wrong: () => t('须为 YYYY-MM 格式的月份'),
    unreal: (values) => t('{label}要写成 2026-01 这样的月份，现在是“{value}”', values),
  }),
  hint: () => '2026-01',
  sample: (node) => [node.earliest, node.latest, '2026-06'],
}

/** A time of day. Value: `HH:MM` of 24 hours, or null. */
interface TimeSource extends DatedSource {
  kind: 'time'
}

/** The hour of 24 that people mean by an hour after a part of the day; null where it may be of the night (晚上12点). */
function hourOf(part: string | undefined, hour: number): number | null {
  if (hour > 12) return hour
  // not translated: what people write before a time
  if (part === '下午' || (part === '中午' && hour < 4)) return (hour % 12) + 12
  // not translated: what people write before a time
  if (part === '晚上') return hour < 5 || hour === 12 ? null : hour + 12
  return hour
}

/**
 * Normalises common time formats (`9:30`, `0930`, `９：３０`, `9点`, `下午3点半`, with seconds) to `HH:MM`; returns other text
 * unchanged.
 */
function canonicalTime(typed: string): string {
  // A point is a colon only before two digits: 1.5 may be a spreadsheet’s day and a half.
  const plain = halfWidth(typed).replace(/^(\D*\d{1,2})\.(\d{2})$/, '$1:$2')
  const match =
    /^(上午|中午|下午|晚上)?(\d{1,2})[:点时](半|\d{1,2})?分?(?::\d{2}(?:\.\d+)?)?$/.exec(plain) ??
    /^()(\d{2})(\d{2})$/.exec(plain)
  const hour = match ? hourOf(match[1], Number(match[2])) : null
  if (!match || hour === null) return typed
  // not translated: half past
  const minute = match[3] === '半' ? '30' : (match[3] ?? '')
  return `${String(hour).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** A spreadsheet stores a time as a fraction of a day. */
function fromDayPart(text: string): string {
  if (!/^0?\.\d+$/.test(text)) return text
  const minutes = Math.round(Number(text) * 24 * 60) % (24 * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A time of day, `HH:MM`; expressions can compare times. */
export const time: UsualKind<TimeSource, string | null> = {
  ...calendarKind({
    isReal: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    canonical: canonicalTime,
    wrong: () => t('须为 HH:MM 格式的时间'),
    unreal: (values) => t('{label}要写成 09:30 这样的时间，现在是“{value}”', values),
  }),
  columnWidth: () => 4,
  fromSheet: (_, text) => ({ raw: fromDayPart(text) }),
  hint: () => '09:30',
  sample: (node) => [node.earliest, '09:30', node.latest],
}

/** A date range. Value: `{ start, end }`, each `YYYY-MM-DD` or null. */
interface DateRangeSource extends DatedSource {
  kind: 'dateRange'
}

interface DateRangeValue {
  /** `YYYY-MM-DD` or null. */
  start: string | null
  end: string | null
}

/** Checks one end: present, valid, within the bounds. */
function checkEnd(node: Bounds, which: 'start' | 'end', day: string | null): Finding[] {
  const label =
    which === 'start' ? t('{label}的开始日期', { label: node.label }) : t('{label}的结束日期', { label: node.label })
  if (day === null) return wrong(`${which}:missing`, t('请填写{label}', { label }))
  return days.check({ ...node, label }, day).map((finding) => ({ ...finding, check: `${which}:${finding.check}` }))
}

/** A date range. */
export const dateRange: UsualKind<DateRangeSource, DateRangeValue | null> = {
  ...days,
  gives: 'range',
  coerce(_, raw) {
    const [start, end] = Array.isArray(raw) ? raw : isRawObject(raw) ? [raw.start, raw.end] : []
    const range = { start: days.coerce(null, start), end: days.coerce(null, end) }
    return range.start === null && range.end === null ? null : range
  },
  isEmpty: (value) => value === null || (value.start === null && value.end === null),
  check(node, value) {
    if (value === null || (value.start === null && value.end === null)) return []
    const { start, end } = value
    const findings = [...checkEnd(node, 'start', start), ...checkEnd(node, 'end', end)]
    if (findings.length > 0 || start === null || end === null || start <= end) return findings
    const { label } = node
    return [
      { check: 'order', message: t('{label}的结束日期不能早于开始日期 {start}，现在是 {end}', { label, start, end }) },
    ]
  },
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => value && [days.operand(null, value.start), days.operand(null, value.end)],
  text: (_, value) =>
    value?.start || value?.end
      ? t('{start} 至 {end}', { start: value.start ?? t('未填写'), end: value.end ?? t('未填写') })
      : '',
  labelled: 'group',
  fromSheet: (_, text, sheet) => sheet.range(text),
  hint: () => t('{start} 至 {end}', { start: '2026-01-01', end: '2026-12-31' }),
  sample: (node) => [
    { start: node.earliest ?? '2027-01-01', end: node.latest ?? '2028-12-31' },
    { start: '2027-01-01', end: '2028-12-31' },
  ],
}
