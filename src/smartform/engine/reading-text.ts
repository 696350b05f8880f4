/** Says a rule's operands and what is left of a limit in words, for the panel of rules. */

import { t } from '@/lib/i18n/i18n'
import { type Decimal, decimalOf, formatDecimal, parseDecimal, rounded, zero } from '@/lib/numbers/decimal'
import type { RuleReading } from './engine'

/** A reading in words: amounts with units, ratios as percentages. */
export interface ReadingText {
  current: string
  limit: string
  /** How much more is allowed or, when violated, by how much; without a sign. Null for none. */
  headroom: string | null
}

/** More digits are displayed when the violation is smaller than the rounding: never "12 % > 12 %". */
const mostDecimals = 8

/**
 * The words of a reading; `—` for unknown operands. Headroom is rounded so that following it never violates the rule.
 */
export function readingText(reading: RuleReading): ReadingText {
  const current = toDisplayed(reading.current, reading.unit)
  const limit = toDisplayed(reading.limit, reading.unit)
  let { decimals } = reading
  const differs = current !== null && limit !== null && !current.eq(limit)
  while (differs && decimals < mostDecimals && rounded(current, decimals).eq(rounded(limit, decimals))) decimals += 1
  return {
    current: withUnit(current, decimals, reading.unit),
    limit: withUnit(limit, decimals, reading.unit),
    headroom: reading.headroom && headroomText(reading.headroom),
  }
}

function headroomText({ value, unit, decimals }: NonNullable<RuleReading['headroom']>): string {
  const room = toDisplayed(value, unit)
  if (room === null) return '—'
  // What is still allowed is rounded down, what has to go is rounded up.
  const safe = rounded(room.abs(), decimals, room.lt(zero) ? 'up' : 'down')
  return withUnit(safe, decimals, unit)
}

function toDisplayed(text: string | null, unit: string): Decimal | null {
  const value = parseDecimal(text ?? '')
  return value && unit === '%' ? value.times(decimalOf(100) ?? 100) : value
}

function withUnit(value: Decimal | null, decimals: number, unit: string): string {
  if (value === null) return '—'
  const text = formatDecimal(value, { atMost: decimals })
  return unit === '' ? text : unit === '%' ? `${text}%` : `${text} ${unit}`
}

const signs = {
  atMost: { holds: '≤', broken: '>' },
  atLeast: { holds: '≥', broken: '<' },
  exactly: { holds: '=', broken: '≠' },
} as const

function headroomPhrase(reading: RuleReading, amount: string | null): string {
  const room = reading.headroom?.value ? parseDecimal(reading.headroom.value) : null
  if (!room || amount === null || reading.limit === null || room.eq(0)) return ''
  if (reading.relation === 'exactly') return t('，相差 {amount}', { amount })
  if (room.gt(0)) {
    return reading.relation === 'atMost' ? t('，还可增加 {amount}', { amount }) : t('，还可减少 {amount}', { amount })
  }
  return reading.relation === 'atMost' ? t('，超出 {amount}', { amount }) : t('，还差 {amount}', { amount })
}

/** A rule's state: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
export function ledgerText(reading: RuleReading): string {
  const { current, limit, headroom } = readingText(reading)
  const sign = signs[reading.relation][reading.holds === false && reading.current !== null ? 'broken' : 'holds']
  return `${reading.label} ${current} ${sign} ${limit}${headroomPhrase(reading, headroom)}`
}
