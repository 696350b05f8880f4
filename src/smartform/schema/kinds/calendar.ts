import { t } from '@/lib/i18n'
import type { DefinitionReader } from '../definition-reader'
import type { DateNode, MonthNode } from '../nodes'
import { type Finding, quoted } from './kind'

/** What days and months have in common: both are texts that sort as they follow each other. */

interface Calendar {
  isReal(text: string): boolean
  canonical(typed: string): string
}

export function coerceCalendar(calendar: Calendar, raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? calendar.canonical(raw.trim()) : null
}

export function readBounds(source: DefinitionReader, calendar: Calendar, wrong: string) {
  const bound = (name: string) => {
    const text = source.text(name)
    return text === undefined || calendar.isReal(text) ? text : source.fault(name, wrong)
  }
  const [earliest, latest] = [bound('earliest'), bound('latest')]
  if (!earliest || !latest || earliest <= latest) return { earliest, latest }
  source.fault('earliest', t('最小值不能大于最大值'))
  return { latest }
}

/** Within the bounds; `unreal` is said of what is none at all. */
export function checkCalendar(
  node: DateNode | MonthNode,
  calendar: Calendar,
  value: string | null,
  unreal: (values: { label: string; value: string }) => string,
): Finding[] {
  if (value === null) return []
  const { label, earliest, latest } = node
  if (!calendar.isReal(value)) return [{ check: 'real', message: unreal({ label, value: quoted(value) }) }]
  if (earliest && value < earliest)
    return [
      {
        check: 'earliest',
        message: t('{label}不能早于 {limit}，现在是 {day}', { label, limit: earliest, day: value }),
      },
    ]
  if (latest && value > latest)
    return [
      { check: 'latest', message: t('{label}不能晚于 {limit}，现在是 {day}', { label, limit: latest, day: value }) },
    ]
  return []
}
