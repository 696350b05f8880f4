import { parseDecimal } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { RuleReading } from '../engine/engine'
import { readingText } from '../engine/reading-text'

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

/** How a rule stands: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
export function ledgerText(reading: RuleReading): string {
  const { current, limit, headroom } = readingText(reading)
  const sign = signs[reading.relation][reading.holds === false && reading.current !== null ? 'broken' : 'holds']
  return `${reading.label} ${current} ${sign} ${limit}${headroomPhrase(reading, headroom)}`
}
