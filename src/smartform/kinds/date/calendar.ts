import { t } from '@/lib/i18n'
import { bound, ordered } from '../attributes'
import { chosen, type Finding, quoted } from '../kind'

/** What days, months and times have in common: all are texts that sort as they follow each other. */
interface Calendar {
  isReal(text: string): boolean
  /** For what was written in one of the usual ways; other text as it was. */
  canonical(typed: string): string
  /** Said in the definition's problems, and to the person. */
  wrong(): string
  unreal(values: { label: string; value: string }): string
}

interface Bounds {
  label: string
  earliest?: string
  latest?: string
}

/** All of such a kind but its name. */
export function calendarKind(calendar: Calendar) {
  const { isReal } = calendar
  return {
    ...chosen,
    attributes: { earliest: bound(isReal, calendar.wrong), latest: bound(isReal, calendar.wrong) },
    settle: <N extends Bounds>(node: N, source: Parameters<typeof ordered<N>>[1]) =>
      ordered(node, source, 'earliest', 'latest'),
    coerce: (_: unknown, raw: unknown) =>
      typeof raw === 'string' && raw.trim() !== '' ? calendar.canonical(raw.trim()) : null,
    check(node: Bounds, value: string | null): Finding[] {
      if (value === null) return []
      const { label, earliest, latest } = node
      if (!isReal(value)) return [{ check: 'real', message: calendar.unreal({ label, value: quoted(value) }) }]
      return outOfBounds({ label, earliest, latest }, value)
    },
    operand: (_: unknown, value: string | null) => (value !== null && isReal(value) ? value : null),
    text: (_: unknown, value: string | null) => value ?? '',
  } as const
}

/** A real day, month or time before the first or after the last that is taken; `start` tells the ends of a range apart. */
export function outOfBounds(
  { label, earliest, latest }: Bounds,
  day: string,
  names = ['earliest', 'latest'],
): Finding[] {
  const [before = '', after = ''] = names
  if (earliest && day < earliest)
    return [{ check: before, message: t('{label}不能早于 {limit}，现在是 {day}', { label, limit: earliest, day }) }]
  if (latest && day > latest)
    return [{ check: after, message: t('{label}不能晚于 {limit}，现在是 {day}', { label, limit: latest, day }) }]
  return []
}
