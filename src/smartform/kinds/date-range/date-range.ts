import { t } from '@/lib/i18n'
import { canonicalDay, isDay } from '@/lib/iso-day'
import type { FieldBase } from '../../schema/definition'
import { isRawObject } from '../../schema/definition-reader'
import type { Parsed } from '../../schema/nodes'
import { bound, ordered } from '../attributes'
import { outOfBounds } from '../date/date'
import { chosen, type Finding, quoted, type UsualKind } from '../kind'

/** From a day to a day. Value: `{ start, end }`, each `YYYY-MM-DD` or null. */
interface DateRangeSource extends FieldBase {
  kind: 'dateRange'
  /** `YYYY-MM-DD`, inclusive. */
  earliest?: string
  latest?: string
}

interface DateRangeValue {
  /** `YYYY-MM-DD` or null. */
  start: string | null
  end: string | null
}

/** A day in its canonical form, other text as typed, null for nothing. */
function coerceDay(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? canonicalDay(raw) : null
}

/** One end: there at all, real, within the bounds. */
function checkDay(
  node: Pick<Parsed<DateRangeSource>, 'label' | 'earliest' | 'latest'>,
  which: 'start' | 'end',
  day: string | null,
): Finding[] {
  const label =
    which === 'start' ? t('{label}的开始日期', { label: node.label }) : t('{label}的结束日期', { label: node.label })
  if (day === null) return [{ check: `${which}Missing`, message: t('请填写{label}', { label }) }]
  if (isDay(day))
    return outOfBounds({ label, earliest: node.earliest, latest: node.latest }, day, [
      `${which}Earliest`,
      `${which}Latest`,
    ])
  const message = t('{label}要写成 2026-01-31 这样的真实日期，现在是「{value}」', { label, value: quoted(day) })
  return [{ check: `${which}Real`, message }]
}

const realDay = (text: string | null) => (text !== null && isDay(text) ? text : null)
const edge = bound(isDay, () => t('要是 YYYY-MM-DD 的真实日期'))

/** From a day to a day. */
export const dateRange: UsualKind<DateRangeSource, DateRangeValue | null> = {
  ...chosen,
  gives: 'range',
  attributes: { earliest: edge, latest: edge },
  settle: (node, source) => ordered(node, source, 'earliest', 'latest'),
  coerce(_, raw) {
    const [start, end] = Array.isArray(raw) ? raw : isRawObject(raw) ? [raw.start, raw.end] : []
    const range = { start: coerceDay(start), end: coerceDay(end) }
    return range.start === null && range.end === null ? null : range
  },
  isEmpty: (value) => value === null || (value.start === null && value.end === null),
  check(node, value) {
    if (value === null || (value.start === null && value.end === null)) return []
    const { start, end } = value
    const findings = [...checkDay(node, 'start', start), ...checkDay(node, 'end', end)]
    if (findings.length > 0 || start === null || end === null || start <= end) return findings
    const { label } = node
    return [
      { check: 'order', message: t('{label}的结束日期不能早于开始日期 {start}，现在是 {end}', { label, start, end }) },
    ]
  },
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => value && [realDay(value.start), realDay(value.end)],
  text: (_, value) =>
    value?.start || value?.end
      ? t('{start} 至 {end}', { start: value.start ?? t('未填写'), end: value.end ?? t('未填写') })
      : '',
  labelled: 'group',
  editor: 'usual',
  columnWidth: () => 9,
  fromSheet: (_, text, sheet) => sheet.range(text),
  hint: () => t('{start} 至 {end}', { start: '2026-01-01', end: '2026-12-31' }),
  sample: (node) => [
    { start: node.earliest ?? '2027-01-01', end: node.latest ?? '2028-12-31' },
    { start: '2027-01-01', end: '2028-12-31' },
  ],
}
