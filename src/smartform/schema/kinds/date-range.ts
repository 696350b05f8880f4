import { t } from '@/lib/i18n'
import type { DefinitionReader } from '../definition-reader'
import { isRawObject } from '../definition-reader'
import { canonicalDay, isDay } from '../iso-day'
import type { DateRangeNode } from '../nodes'
import type { DateRangeValue } from '../values'
import { type Finding, type Kind, quoted } from './kind'

/** A day in its canonical form, other text as typed, null for nothing. */
function coerceDay(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? canonicalDay(raw) : null
}

function coerceRange(raw: unknown): DateRangeValue | null {
  const [start, end] = Array.isArray(raw) ? raw : isRawObject(raw) ? [raw.start, raw.end] : []
  const range = { start: coerceDay(start), end: coerceDay(end) }
  return range.start === null && range.end === null ? null : range
}

function readBound(source: DefinitionReader, name: string): string | undefined {
  const bound = source.text(name)
  return bound === undefined || isDay(bound) ? bound : source.fault(name, t('要是 YYYY-MM-DD 的真实日期'))
}

/** One end: there at all, real, within the bounds. */
function checkDay(node: DateRangeNode, which: 'start' | 'end', day: string | null): Finding | null {
  const label =
    which === 'start' ? t('{label}的开始日期', { label: node.label }) : t('{label}的结束日期', { label: node.label })
  if (day === null) return { check: `${which}Missing`, message: t('请填写{label}', { label }) }
  if (!isDay(day))
    return {
      check: `${which}Real`,
      message: t('{label}要写成 2026-01-31 这样的真实日期，现在是「{value}」', { label, value: quoted(day) }),
    }
  const { earliest, latest } = node
  if (earliest && day < earliest)
    return {
      check: `${which}Earliest`,
      message: t('{label}不能早于 {limit}，现在是 {day}', { label, limit: earliest, day }),
    }
  if (latest && day > latest)
    return {
      check: `${which}Latest`,
      message: t('{label}不能晚于 {limit}，现在是 {day}', { label, limit: latest, day }),
    }
  return null
}

/** From a day to a day. */
export const dateRange: Kind<DateRangeNode, DateRangeValue | null> = {
  gives: 'range',
  width: 1,
  read(common, source) {
    const [earliest, latest] = [readBound(source, 'earliest'), readBound(source, 'latest')]
    if (!earliest || !latest || earliest <= latest) return { ...common, kind: 'dateRange', earliest, latest }
    source.fault('earliest', t('最小值不能大于最大值'))
    return { ...common, kind: 'dateRange', latest }
  },
  empty: () => null,
  coerce: (_, raw) => coerceRange(raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null || (value.start === null && value.end === null),
  check(node, value) {
    if (value === null || (value.start === null && value.end === null)) return []
    const { start, end } = value
    const findings = [checkDay(node, 'start', start), checkDay(node, 'end', end)].filter((found) => found !== null)
    if (findings.length > 0 || start === null || end === null || start <= end) return findings
    const { label } = node
    return [
      { check: 'order', message: t('{label}的结束日期不能早于开始日期 {start}，现在是 {end}', { label, start, end }) },
    ]
  },
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => value && [day(value.start), day(value.end)],
}

function day(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}
