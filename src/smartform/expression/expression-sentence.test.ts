/** Tests of expressions as sentences. */
import { allDefinitions } from '@mocks/forms/definitions'
import { afterEach, describe, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import { expandParts } from '../schema/expand-parts'
import english from './en.json'
import { conditionSentence, expressionSentence } from './expression-sentence'
import { parseExpressionText } from './expression-text'
import { sentenceNames } from './sentence-names'

const both = (zh: string, en: string) => ({ zh, en })
const field = (id: string, kind: string, label: unknown, more: object = {}) => ({ id, kind, label, ...more })
const way = { options: [{ value: 'buy', label: both('购置', 'Purchase') }] }
const names = sentenceNames({
  pages: [
    {
      sections: [
        {
          fields: [
            field('unitKind', 'radio', both('单位性质', 'Kind of unit'), {
              options: [{ value: 'university', label: both('高等学校', 'University') }],
            }),
            field('staff', 'number', both('人数', 'Staff')),
            field('joint', 'yesNo', both('是否联合', 'Joint')),
            field('on', 'date', both('日期', 'Date')),
            field('period', 'dateRange', both('执行期', 'Period')),
            field('items', 'table', both('明细', 'Items'), {
              columns: [
                field('price', 'money', both('单价', 'Price')),
                field('way', 'radio', both('方式', 'Way'), way),
              ],
            }),
          ],
        },
      ],
    },
  ],
})

const cases: [text: string, table: string | null, zh: string, en: string][] = [
  ['unitKind = "university"', null, '“单位性质”是“高等学校”', '“Kind of unit” is “University”'],
  [
    'staff > 10 and joint = true',
    null,
    '“人数”大于 10，并且“是否联合”是“是”',
    '“Staff” is more than 10, and “Joint” is “Yes”',
  ],
  ['not(joint)', null, '“是否联合”不是“是”', '“Joint” is not “Yes”'],
  ['not(empty(staff))', null, '“人数”已填写', '“Staff” is filled in'],
  ['on < end(period)', null, '“日期”早于“执行期”的结束日期', '“Date” is before the end of “Period”'],
  ['sum(items.price) <= 100', null, '“明细”的“单价”的合计不超过 100', 'the total of “Price” of “Items” is at most 100'],
  ['row.way = "buy"', 'items', '本行的“方式”是“购置”', '“Way” of this row is “Purchase”'],
  [
    'sumWhere(items.price, row.way = "buy") / staff',
    null,
    '“方式”是“购置”的各行中“明细”的“单价”的合计 ÷ “人数”',
    'the total of “Price” of “Items” over the rows in which “Way” is “Purchase” ÷ “Staff”',
  ],
  ['(staff + 1) * 2 >= 4', null, '（“人数” + 1） × 2不少于 4', '(“Staff” + 1) × 2 is at least 4'],
]

describe('an expression as a sentence', () => {
  afterEach(() => setLocale('zh'))

  it.each(cases)('%s', (text, table, chinese, translation) => {
    const { source } = parseExpressionText(text)
    expect(expressionSentence(source, names, table)).toBe(chinese)
    expect(conditionSentence(source, names, table)).toBe(`当${chinese}时`)
    addTexts('en', { ...english, 是: 'Yes', 否: 'No', '、': ', ' })
    setLocale('en')
    expect(expressionSentence(source, names, table)).toBe(translation)
  })

  it('has words for every condition of every form, and calls its fields by their labels', () => {
    for (const definition of allDefinitions) {
      const { source } = expandParts({ ...definition }, () => undefined)
      const labels = sentenceNames(source)
      for (const rule of Array.isArray(source.rules) ? source.rules : []) {
        const sentence = expressionSentence(rule.assert, labels)
        expect(sentence, rule.id).toMatch(/[“”]/)
        expect(sentence, rule.id).not.toMatch(/\w+\(|undefined|null|\{/)
      }
    }
  })

  it('says anything, also what is no expression', () => {
    let deep: unknown = ['field', 'joint']
    for (let depth = 0; depth < 10_000; depth += 1) deep = ['not', depth % 2 ? deep : ['eq', deep, true]]
    expect(expressionSentence(deep, names)).toContain('…')
    expect(expressionSentence(['and', ['no', 1], {}, [[]]], names)).not.toBe('')
    expect(() => expressionSentence(['not', undefined], names)).not.toThrow()
  })
})
