/** Tests of a rule's operands in words. */
import { describe, expect, it } from 'vitest'
import type { RuleReading } from './engine'
import { ledgerText } from './reading-text'

const share = (current: string | null, room: string | null, holds: boolean | null): RuleReading => ({
  ruleId: 'r',
  label: '间接费用',
  current,
  limit: '0.12',
  relation: 'atMost',
  unit: '%',
  decimals: 1,
  headroom: { value: room, unit: '万元', decimals: 2 },
  holds,
  feeds: [],
})

describe('a rule in the ledger', () => {
  it.each([
    ['kept', share('0.116', '0.83', true), '间接费用 11.6% ≤ 12%，还可增加 0.83 万元'],
    ['exactly at the limit', share('0.12', '0', true), '间接费用 12% ≤ 12%'],
    [
      'kept, with room of less than is shown',
      share('0.1199', '0.0088', true),
      '间接费用 11.99% ≤ 12%，还可增加 0 万元',
    ],
    ['broken', share('0.125', '-0.5', false), '间接费用 12.5% > 12%，超出 0.5 万元'],
    [
      'violated by less than the displayed precision',
      share('0.1204', '-0.04', false),
      '间接费用 12.04% > 12%，超出 0.04 万元',
    ],
    ['violated without a ratio', share(null, '-30', false), '间接费用 — ≤ 12%，超出 30 万元'],
    ['limit unknown', { ...share('0.1', '-3', null), limit: null }, '间接费用 10% ≤ —'],
    ['value unknown', share(null, null, null), '间接费用 — ≤ 12%'],
    [
      'at least',
      { ...share('0.5', '-0.5', false), relation: 'atLeast' as const, limit: '1', unit: '项' },
      '间接费用 0.5 项 < 1 项，还差 0.5 万元',
    ],
    [
      'exactly',
      { ...share('0.9', '-0.1', false), relation: 'exactly' as const, limit: '1', headroom: null },
      '间接费用 90% ≠ 100%',
    ],
    [
      'exactly, and how much is off',
      { ...share('0.9', '-0.1', false), relation: 'exactly' as const, limit: '1' },
      '间接费用 90% ≠ 100%，相差 0.1 万元',
    ],
    [
      'at least, with more than is needed',
      { ...share('3', '2', true), relation: 'atLeast' as const, limit: '1', unit: '' },
      '间接费用 3 ≥ 1，还可减少 2 万元',
    ],
    ['what has to go, rounded up', share('0.125', '-0.0001', false), '间接费用 12.5% > 12%，超出 0.01 万元'],
    ['room that is unknown', share('0.1', null, true), '间接费用 10% ≤ 12%'],
    [
      'room as a share',
      { ...share('0.1', '0.02', true), headroom: { value: '0.02', unit: '%', decimals: 0 } },
      '间接费用 10% ≤ 12%，还可增加 2%',
    ],
    ['more digits than are shown', share('0.11666', '0.5', true), '间接费用 11.7% ≤ 12%，还可增加 0.5 万元'],
    [
      'less apart than any digits show',
      { ...share('0.12000000000001', '-1', false), limit: '0.12' },
      '间接费用 12% > 12%，超出 1 万元',
    ],
  ])('%s', (_case, reading, text) => {
    expect(ledgerText(reading)).toBe(text)
  })
})
