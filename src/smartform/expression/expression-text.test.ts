/** Tests of reading and writing expressions as text. */
import { allDefinitions } from '@mocks/forms/definitions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectNames } from '../schema/collect-names'
import { checkExpressionText, parseExpressionText } from './expression-text'
import { expressionHeads } from './operator-words'
import { printExpression } from './print-expression'

const languages = ['zh', 'en'] as const

describe('the text of an expression', () => {
  it.each([
    ['sum(budget.amount) <= 200000', ['lte', ['sum', ['column', 'budget', 'amount']], 200000]],
    ['合计(budget.amount) <= 200000', ['lte', ['sum', ['column', 'budget', 'amount']], 200000]],
    ['total（budget。amount）≤２０００００', ['lte', ['sum', ['column', 'budget', 'amount']], 200000]],
    ['a + b - c * 2', ['subtract', ['add', ['field', 'a'], ['field', 'b']], ['multiply', ['field', 'c'], 2]]],
    ['a - (b - c)', ['subtract', ['field', 'a'], ['subtract', ['field', 'b'], ['field', 'c']]]],
    ['a / b / c', ['divide', ['divide', ['field', 'a'], ['field', 'b']], ['field', 'c']]],
    ['a × 12%', ['multiply', ['field', 'a'], 0.12]],
    ['-5 + -a', ['add', -5, ['subtract', 0, ['field', 'a']]]],
    ['kind是“高等学校”且非joint', ['and', ['eq', ['field', 'kind'], '高等学校'], ['not', ['field', 'joint']]]],
    ['not a = 1 and b or c', ['or', ['and', ['not', ['eq', ['field', 'a'], 1]], ['field', 'b']], ['field', 'c']]],
    ['joint = 是', ['eq', ['field', 'joint'], true]],
    ['row.price > 10', ['gt', ['cell', 'price'], 10]],
    ['costs.travel.special', ['at', 'costs', 'travel', 'special']],
    ['at("costs", "差旅 费", "special")', ['at', 'costs', '差旅 费', 'special']],
    ['months(start(period), end(period))', ['months', ['start', 'period'], ['end', 'period']]],
    ['start(field(period))', ['start', ['field', 'period']]],
    ['sumWhere(items.price, row.way = "buy")', ['sumWhere', 'items', 'price', ['eq', ['cell', 'way'], 'buy']]],
    ['use(all) * rows(items)', ['multiply', ['use', 'all'], ['rows', 'items']]],
    ['if(empty(a), null, "x ""y""")', ['if', ['empty', ['field', 'a']], null, 'x "y"']],
    ['今天()', ['today']],
  ])('%s', (text, source) => {
    expect(parseExpressionText(text)).toEqual({ source, problems: [] })
  })

  it.each(languages)('reads and writes every expression of every form to the same array (%s)', (language) => {
    const found = allDefinitions.flatMap(expressionsIn)
    expect(found.length).toBeGreaterThan(500)
    for (const source of found) {
      const text = printExpression(source, language)
      expect(parseExpressionText(text), text).toEqual({ source, problems: [] })
    }
  })

  it.each(languages)('reads and writes any array of the language to itself (%s)', (language) => {
    fc.assert(
      fc.property(anyExpression, (source) => {
        const text = printExpression(source, language)
        expect(parseExpressionText(text), text).toEqual({ source, problems: [] })
      }),
      { numRuns: 1000 },
    )
  })

  it('takes any text, and says a place inside it', () => {
    const words = fc.constantFrom('(', ')', ',', '.', '"', '“', 'and', '且', 'a', 'sum', '1', '-', '=', '不', '%', '!')
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { source, problems } = parseExpressionText(text)
        expect(problems).toHaveLength(source === undefined ? 1 : 0)
        for (const { start, end } of problems) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses what is too deep, both ways, without an exception', () => {
    expect(parseExpressionText('('.repeat(100_000)).problems[0]?.message).toBe('公式的层次太多')
    let deep: unknown = 1
    for (let depth = 0; depth < 100_000; depth += 1) deep = ['not', deep]
    expect(printExpression(deep)).toContain('…')
  })
})

describe('a fault in the text of an expression', () => {
  const names = collectNames({
    expressions: { all: ['field', 'amount'] },
    pages: [
      {
        sections: [
          {
            fields: [
              { id: 'amount', kind: 'money' },
              { id: 'name', kind: 'text' },
              { id: 'items', kind: 'table', columns: [{ id: 'price', kind: 'money' }] },
            ],
          },
        ],
      },
    ],
  })

  it.each([
    ['', '', '请写一个公式'],
    ['amount >', '', '这里还缺一个值'],
    ['amount > 1)', ')', '多了一个右括号'],
    ['sum(items.price', '(', '这个括号没有右括号'],
    ['name = "甲', '"甲', '引号没有成对'],
    ['amount > 1 < 2', '<', '一次只能比较两个值，更多的用“且”连接'],
    ['amount ## 2', '#', '这里不能有“#”'],
    ['amount 约等于 2', '约等于', '这里不能有“约等于”'],
    ['plus(amount, 1)', 'plus', '未知的运算符“plus”'],
    ['a.b.c.d', 'a.b.c.d', '名称最多三段'],
    ['amuont + 1 > 2', 'amuont', '引用的填写项“amuont”不存在'],
    ['合计(items.cost) > 2', 'items.cost', '引用的填写项“items.cost”不存在'],
    ['round(amount, 1, 2)', 'round(amount, 1, 2)', '运算符“round”的参数个数不对，现在 3 个'],
    ['amount > 1 and amount', 'amount', '运算符“and”不能用在这样的值上'],
    ['row.price > 1', 'row.price', '“cell”只能用在表格的行里'],
    ['use(none) > 1', 'use(none)', '没有名为“none”的算式'],
  ])('%s', (text, place, message) => {
    const { source, problems } = checkExpressionText(text, names, null)
    expect(source).toBeUndefined()
    expect(problems.map((problem) => [text.slice(problem.start, problem.end), problem.message])).toEqual([
      [place, message],
    ])
  })

  it('is none in the rows of the table, nor with what exists', () => {
    expect(checkExpressionText('row.price > use(all)', names, 'items').problems).toEqual([])
    expect(checkExpressionText('name = "甲" or sum(items.price) > 2', names, null).problems).toEqual([])
  })
})

const names = fc.oneof(
  fc.constantFrom('amount', 'items', 'and', 'not', 'true', 'row', 'sum', 'start', '1a', '差 旅', 'a"b', '', '是'),
  fc.string(),
)
const { expression: anyExpression } = fc.letrec<{ expression: unknown }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, -0, 1e21, 0.1),
    names,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.tuple(fc.constantFrom('field', 'column', 'cell', 'at', 'rows', 'use'), names).map((parts) => parts),
    fc.tuple(fc.constant('column'), names, names),
    fc.tuple(fc.constant('at'), names, names, names),
    fc
      .tuple(fc.constantFrom(...expressionHeads), fc.array(tie('expression'), { maxLength: 4 }))
      .map(([head, args]) => [head, ...args]),
  ),
}))

/** Every array that begins with an operator, wherever it stands in a definition. */
function expressionsIn(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return expressionHeads.includes(raw[0]) ? [raw] : raw.flatMap(expressionsIn)
  return typeof raw === 'object' && raw !== null ? Object.values(raw).flatMap(expressionsIn) : []
}
