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
            field('month', 'month', both('月份', 'Month')),
            field('hour', 'time', both('时间', 'Hour')),
            field('items', 'table', both('明细', 'Items'), {
              columns: [
                field('price', 'money', both('单价', 'Price')),
                field('way', 'radio', both('方式', 'Way'), way),
                field('day', 'date', both('日子', 'Day')),
              ],
            }),
            field('costs', 'table', both('预算', 'Budget'), {
              columns: [field('amount', 'money', both('金额', 'Amount')), field('due', 'date', both('到期', 'Due'))],
              fixedRows: [{ id: 'gone' }, { id: 'travel', cells: { no: 1, item: '差旅费', more: '其他' } }],
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
  ['staff - 1 - staff', null, '“人数” − 1 − “人数”', '“Staff” − 1 − “Staff”'],
  ['staff + 2 * staff', null, '“人数” + 2 × “人数”', '“Staff” + 2 × “Staff”'],
  [
    '(staff < 1 or joint) and joint',
    null,
    '（“人数”小于 1，或者“是否联合”），并且“是否联合”',
    '(“Staff” is less than 1, or “Joint”), and “Joint”',
  ],
  ['if(joint, 2, 1)', null, '如果“是否联合”，则为 2，否则为 1', '2 if “Joint”, else 1'],
  ['if(joint, staff)', null, '如果“是否联合”，则为“人数”', '“Staff” if “Joint”'],
  ['empty(staff)', null, '“人数”没有填写', '“Staff” is not filled in'],
  ['filled(staff)', null, '“人数”已填写', '“Staff” is filled in'],
  ['not(filled(staff))', null, '“人数”没有填写', '“Staff” is not filled in'],
  ['not(staff = 1)', null, '“人数”不等于 1', '“Staff” does not equal 1'],
  ['not(staff != 1)', null, '“人数”等于 1', '“Staff” equals 1'],
  ['not(unitKind = "university")', null, '“单位性质”不是“高等学校”', '“Kind of unit” is not “University”'],
  ['not(staff > 1)', null, '并非“人数”大于 1', 'it is not so that “Staff” is more than 1'],
  ['not(true)', null, '并非“是”', 'it is not so that “Yes”'],
  ['not(row.way)', 'items', '本行的“方式”不是“是”', '“Way” of this row is not “Yes”'],
  ['"university" = unitKind', null, '“高等学校”是“单位性质”', '“University” is “Kind of unit”'],
  ['unitKind = "gone"', null, '“单位性质”是“gone”', '“Kind of unit” is “gone”'],
  ['joint = false', null, '“是否联合”是“否”', '“Joint” is “No”'],
  ['staff != null', null, '“人数”不是没有填写', '“Staff” is not nothing'],
  ['includes(unitKind, "university")', null, '“单位性质”包括“高等学校”', '“Kind of unit” includes “University”'],
  ['includes(unitKind, "gone")', null, '“单位性质”包括“gone”', '“Kind of unit” includes “gone”'],
  ['includes(items.way, "buy")', null, '“明细”的“方式”包括“购置”', '“Way” of “Items” includes “Purchase”'],
  ['includes(list("a", "b"), unitKind)', null, '“a”、“b”包括“单位性质”', '“a”, “b” includes “Kind of unit”'],
  ['unique(items.price)', null, '“明细”的“单价”互不重复', '“Price” of “Items” has no repeats'],
  ['min(items.price)', null, '“明细”的“单价”中最小的', 'the smallest of “Price” of “Items”'],
  ['max(items.price)', null, '“明细”的“单价”中最大的', 'the largest of “Price” of “Items”'],
  ['count(items.price)', null, '“明细”的“单价”中已填的个数', 'the number of answers in “Price” of “Items”'],
  ['length(unitKind)', null, '“单位性质”的字数', 'the length of “Kind of unit”'],
  ['round(staff, 1)', null, '“人数”四舍五入到小数 1 位', '“Staff” rounded to 1 decimals'],
  ['round(staff)', null, '“人数”四舍五入到小数 0 位', '“Staff” rounded to 0 decimals'],
  [
    'days(on, start(period))',
    null,
    '从“日期”到“执行期”的开始日期的天数',
    'the days from “Date” to the start of “Period”',
  ],
  ['months(on, today())', null, '从“日期”到今日的月数', 'the months from “Date” to today'],
  ['years(on, today())', null, '从“日期”到今日的年数', 'the years from “Date” to today'],
  ['start(field(period))', null, '“执行期”的开始日期', 'the start of “Period”'],
  [
    'start(period) < "2026-01-01"',
    null,
    '“执行期”的开始日期早于“2026-01-01”',
    'the start of “Period” is before “2026-01-01”',
  ],
  [
    'end(period) <= "2026-01-01"',
    null,
    '“执行期”的结束日期不晚于“2026-01-01”',
    'the end of “Period” is not after “2026-01-01”',
  ],
  ['"2026-01-01" >= today()', null, '“2026-01-01”不早于今日', '“2026-01-01” is not before today'],
  [
    'addDays(on, 3) > "2026-01-01"',
    null,
    '“日期”之后 3 天晚于“2026-01-01”',
    '3 days after “Date” is after “2026-01-01”',
  ],
  ['addMonths(on, 3) > "2026"', null, '“日期”之后 3 个月晚于“2026”', '3 months after “Date” is after “2026”'],
  ['addYears(on, 3) > "2026"', null, '“日期”之后 3 年晚于“2026”', '3 years after “Date” is after “2026”'],
  ['month < "2026-01"', null, '“月份”早于“2026-01”', '“Month” is before “2026-01”'],
  ['hour < "10:00"', null, '“时间”早于“10:00”', '“Hour” is before “10:00”'],
  ['row.day < "2026-01-01"', 'items', '本行的“日子”早于“2026-01-01”', '“Day” of this row is before “2026-01-01”'],
  [
    'costs.travel.due < "2026-01-01"',
    null,
    '“预算”中“差旅费”一行的“到期”早于“2026-01-01”',
    '“Due” in the row “差旅费” of “Budget” is before “2026-01-01”',
  ],
  ['items.day < "2026"', null, '“明细”的“日子”早于“2026”', '“Day” of “Items” is before “2026”'],
  ['costs.travel.amount', null, '“预算”中“差旅费”一行的“金额”', '“Amount” in the row “差旅费” of “Budget”'],
  ['costs.gone.lost', null, '“预算”中“gone”一行的“lost”', '“lost” in the row “gone” of “Budget”'],
  ['startsWith(unitKind, "a")', null, '“单位性质”以“a”开头', '“Kind of unit” begins with “a”'],
  ['endsWith(unitKind, "a")', null, '“单位性质”以“a”结尾', '“Kind of unit” ends with “a”'],
  ['matches(unitKind, "a+")', null, '“单位性质”符合格式 a+', '“Kind of unit” has the format a+'],
  [
    'countWhere(items.price, row.way = "buy") > 1',
    null,
    '“方式”是“购置”的各行中“明细”的“单价”的个数大于 1',
    'the number of filled “Price” of “Items” in the rows in which “Way” is “Purchase” is more than 1',
  ],
  ['rows(items) > 1', null, '“明细”的行数大于 1', 'the number of rows of “Items” is more than 1'],
  ['use(all) = staff', null, '算式“all”是“人数”', 'the formula “all” is “Staff”'],
  ['gone + items.lost', null, '“gone” + “明细”的“lost”', '“gone” + “lost” of “Items”'],
  ['row.lost', 'items', '本行的“lost”', '“lost” of this row'],
  ['row.price', null, '“price”', '“price”'],
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

  it('says what has no words of its own as it would be typed', () => {
    const { source } = parseExpressionText('concat(unitKind, "a")')
    expect(expressionSentence(source, names)).toBe('连接(unitKind, "a")')
    expect(expressionSentence({ a: 1 }, names)).toBe('{"a":1}')
  })

  it('says anything, also what is no expression', () => {
    let deep: unknown = ['field', 'joint']
    for (let depth = 0; depth < 10_000; depth += 1) deep = ['not', depth % 2 ? deep : ['eq', deep, true]]
    expect(expressionSentence(deep, names)).toContain('…')
    expect(expressionSentence(['and', ['no', 1], {}, [[]]], names)).not.toBe('')
    expect(() => expressionSentence(['not', undefined], names)).not.toThrow()
  })
})

describe('the names of a form that has faults', () => {
  afterEach(() => setLocale('zh'))
  const of = (...fields: unknown[]) => sentenceNames({ pages: [7, { sections: [null, { fields }] }] })

  it('are those of the first of two fields with one id', () => {
    expect(of('x', field('a', 'text', '一'), field('a', 'date', '二')).field('a')).toBe('一')
  })

  it('are the Chinese ones where a text has no English', () => {
    setLocale('en')
    expect(of(field('a', 'text', { zh: '甲' })).field('a')).toBe('甲')
  })

  it.each([undefined, '', 7, { en: 'A' }, Object.create({ zh: '甲' })])('are missing with the label %j', (label) => {
    expect(of(field('a', 'text', label)).field('a')).toBeUndefined()
  })

  it('are missing for whatever it does not have', () => {
    for (const none of [
      sentenceNames(7),
      of(field('t', 'table', '表', { columns: 'x', fixedRows: [{ id: 'r', cells: [] }] })),
    ])
      expect([
        none.field('gone'),
        none.column('t', 'c'),
        none.row('t', 'r'),
        none.option('t', null, 'x'),
        none.option('t', 'c', 'x'),
        none.isCalendar('t', null),
        none.isCalendar('gone', 'c'),
      ]).toEqual([undefined, undefined, undefined, undefined, undefined, false, false])
  })
})
