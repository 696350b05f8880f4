/** The money of a decision, year by year, before it is sent. */
import { describe, expect, it } from 'vitest'
import { formatTotal, grantAmount, grantProblems, yearAmounts } from './grants'

const years = (...amounts: string[]) => amounts.map((amount, index) => ({ year: 2026 + index, amount }))
const requested = years('100', '50.5')

describe('granted amounts', () => {
  it.each<[string, string[], { year: number | null; text: string }[]]>([
    ['as asked for', ['100', '50.5'], []],
    ['less than asked for', ['0', '0.01'], []],
    ['another division over the years', ['0', '150.50'], []],
    ['nothing granted by years', [], []],
    ['an empty year', ['100', ''], [{ year: 2027, text: '请填写 2027 年的核定金额' }]],
    [
      'three digits after the point',
      ['100', '0.001'],
      [{ year: 2027, text: '2027 年的金额应为不小于 0 的数字，最多两位小数' }],
    ],
    ['less than nothing', ['-1', '2'], [{ year: 2026, text: '2026 年的金额应为不小于 0 的数字，最多两位小数' }]],
    ['words', ['一百', '2'], [{ year: 2026, text: '2026 年的金额应为不小于 0 的数字，最多两位小数' }]],
    [
      'two wrong years, each at its place',
      ['x', ''],
      [
        { year: 2026, text: '2026 年的金额应为不小于 0 的数字，最多两位小数' },
        { year: 2027, text: '请填写 2027 年的核定金额' },
      ],
    ],
    [
      'nothing in all years',
      ['0', '0.00'],
      [{ year: null, text: '合计应大于 0，不超过申请的 150.5 万元，现在是 0 万元' }],
    ],
    [
      'a hundredth more than asked for',
      ['100', '50.51'],
      [{ year: null, text: '合计应大于 0，不超过申请的 150.5 万元，现在是 150.51 万元' }],
    ],
  ])('%s', (_case, amounts, problems) => {
    expect(grantProblems(requested, years(...amounts))).toEqual(problems)
  })

  it.each([
    ['123456789.12', true],
    ['1234567890', false],
    ['1.', false],
    ['.5', false],
    ['1.5 ', false],
    ['x1', false],
  ])('“%s” is an amount: %s', (amount, expected) => {
    expect(grantAmount.test(amount)).toBe(expected)
  })
})

describe('the amounts of a work item', () => {
  it.each<[string, unknown, unknown]>([
    ['those it has', { requested }, requested],
    ['none without facts', null, []],
    ['none of facts that are a text', 'requested', []],
    ['none where there is no list', { requested: 'all' }, []],
    [
      'the rows that are amounts',
      { requested: [null, { year: '2026', amount: '1' }, { year: 2026, amount: 1 }, requested[0]] },
      [requested[0]],
    ],
  ])('are %s', (_case, facts, expected) => {
    expect(yearAmounts({ facts }, 'requested')).toEqual(expected)
  })

  it('are added up exactly; what is no number counts as nothing', () => {
    expect(formatTotal(years('0.1', '0.2'))).toBe('0.3')
    expect(formatTotal(years('1', '?'))).toBe('1')
    expect(formatTotal([])).toBe('0')
  })
})
