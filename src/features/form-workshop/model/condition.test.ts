/** Tests of conditions as rows in the forms' workshop. */
import { expect, it } from 'vitest'
import type { FormSource } from '@/smartform/schema/definition'
import { conditionExpression, isSameConstant, readCondition, sentenceOf } from './condition'
import { operandsOf } from './operands'

const source: FormSource = {
  id: 'f',
  version: 1,
  title: '表',
  pages: [
    {
      id: 'p',
      title: '页',
      sections: [
        {
          id: 's',
          fields: [
            { id: 'unit', kind: 'text', label: '承担单位' },
            { id: 'joint', kind: 'yesNo', label: '联合申报' },
            { id: 'way', kind: 'radio', label: '方式', options: [{ value: 'buy', label: '购置' }] },
            { id: 'total', kind: 'money', label: '总额' },
            { id: 'ratio', kind: 'number', label: '占比（%）' },
            {
              id: 'costs',
              kind: 'table',
              label: '费用',
              columns: [
                { id: 'subject', kind: 'text', label: '科目' },
                { id: 'amount', kind: 'money', label: '金额' },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const field = ['pages', 0, 'sections', 0, 'fields', 0] as const
const column = ['pages', 0, 'sections', 0, 'fields', 5, 'columns', 0] as const

it.each([
  [['endsWith', ['field', 'unit'], '大学'], '“承担单位”结尾是“大学”'],
  [['eq', ['field', 'way'], 'buy'], '“方式”为“购置”'],
  [['eq', ['field', 'joint'], true], '“联合申报”为“是”'],
  [['filled', ['field', 'unit']], '“承担单位”已填写'],
  [['lte', ['sum', ['column', 'costs', 'amount']], 12], '“费用的“金额”合计”不超过“12”'],
  [
    ['lte', ['divide', ['sum', ['column', 'costs', 'amount']], ['field', 'total']], 0.12],
    '“费用的“金额”合计”占“总额”的比例不超过“12%”',
  ],
  [['lte', ['field', 'ratio'], 12], '“占比（%）”不超过“12%”'],
  [
    ['and', ['eq', ['field', 'joint'], true], ['gt', ['rows', 'costs'], 2]],
    '“联合申报”为“是”，并且“费用的行数”大于“2”',
  ],
] as const)('a condition reads as rows, says itself in words and comes back the same: %j', (expression, words) => {
  const operands = operandsOf(source, field)
  const condition = readCondition(expression, operands)
  expect(condition && conditionExpression(condition, operands)).toEqual(expression)
  expect(sentenceOf(expression, operands, source)).toBe(words)
})

it('what rows cannot say is said as a sentence, with labels in place of names', () => {
  const operands = operandsOf(source, field)
  const expression = ['gt', ['add', ['field', 'total'], 1], 3] as const
  expect(readCondition(expression, operands)).toBeNull()
  expect(sentenceOf(expression, operands, source)).toBe('“总额” + 1大于 3')
})

it('a condition of a column is about the cells of its row first', () => {
  expect(
    operandsOf(source, column)
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['本行的“科目”', '本行的“金额”'])
})

it.each([
  ['of a whole', ['field', 'total'], ['sum', ['column', 'costs', 'amount']], 0.12],
  ['of answers that are percentages', ['field', 'ratio'], null, 12],
] as const)('12 and 12% are the same share %s', (_, left, over, number) => {
  const operands = operandsOf(source, field)
  const written = ['12', '12%', '12 ％'].map((value) =>
    conditionExpression({ join: 'and', rows: [{ left, over, comparison: 'lte', value }] }, operands),
  )
  expect(written.map((one) => (Array.isArray(one) ? one[2] : one))).toEqual([number, number, number])
  expect(isSameConstant('12', '12%', over === null ? 'percent' : 'share')).toBe(true)
})
