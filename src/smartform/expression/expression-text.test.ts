/** Tests of reading and writing expressions as text. */
import { allDefinitions } from '@mocks/forms/definitions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectNames } from '../schema/collect-names'
import { checkExpressionText, parseExpressionText, partPlace } from './expression-text'
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
    ['joint==true&&!joint', ['and', ['eq', ['field', 'joint'], true], ['not', ['field', 'joint']]]],
    ['a <> 1 || b ≠ 2', ['or', ['ne', ['field', 'a'], 1], ['ne', ['field', 'b'], 2]]],
    ['a ≥ 1 或者 b < 2', ['or', ['gte', ['field', 'a'], 1], ['lt', ['field', 'b'], 2]]],
    ['a ÷ 2 − 1', ['subtract', ['divide', ['field', 'a'], 2], 1]],
    ['sum(a、b)', ['sum', ['field', 'a'], ['field', 'b']]],
    ['a\u200b\u3000>\ufeff1', ['gt', ['field', 'a'], 1]],
    ['1.5e3 + 2E-1', ['add', 1500, 0.2]],
    ['2.8％', 0.028],
    ['“甲”“乙” = ＂丙”', ['eq', '甲”乙', '丙']],
    ['""', ''],
    ['空', null],
    ['true = false', ['eq', true, false]],
    ['（a）', ['field', 'a']],
    ['(a + b) + c', ['add', ['add', ['field', 'a'], ['field', 'b']], ['field', 'c']]],
    ['a + b + c', ['add', ['field', 'a'], ['field', 'b'], ['field', 'c']]],
    ['a and b and c', ['and', ['field', 'a'], ['field', 'b'], ['field', 'c']]],
    ['-a * 2', ['multiply', ['subtract', 0, ['field', 'a']], 2]],
    ['-(1)', ['subtract', 0, 1]],
    ['not a > 1', ['not', ['gt', ['field', 'a'], 1]]],
    ['本行.price', ['cell', 'price']],
    ['at(costs.travel, special)', ['at', 'costs', 'travel', 'special']],
    ['column(items.price)', ['column', 'items', 'price']],
    ['column(items, price)', ['column', 'items', 'price']],
    ['field(a + 1)', ['field', ['add', ['field', 'a'], 1]]],
    ['field("1a")', ['field', '1a']],
    ['use(true)', ['use', true]],
    ['end(a.b)', ['end', ['column', 'a', 'b']]],
    ['countWhere(items, price, row.x)', ['countWhere', 'items', 'price', ['cell', 'x']]],
    ['round(a)', ['round', ['field', 'a']]],
    ['list()', ['list']],
    ['a + (1)', ['add', ['field', 'a'], 1]],
    ['等于(a, 1)', ['eq', ['field', 'a'], 1]],
    ['a不超过b', ['lte', ['field', 'a'], ['field', 'b']]],
    ['a是否', ['eq', ['field', 'a'], false]],
  ])('%s', (text, source) => {
    expect(parseExpressionText(text)).toEqual({ source, problems: [] })
  })

  it.each<[unknown, string, string]>([
    [['lte', ['sum', ['column', 'items', 'price']], 20], 'sum(items.price) <= 20', '合计(items.price) <= 20'],
    [['and', ['or', true, false], null], '(true or false) and null', '(是 或 否) 且 空'],
    [['or', ['and', true, false], null], 'true and false or null', '是 且 否 或 空'],
    [['add', ['add', 1, 2], 3], '(1 + 2) + 3', '(1 + 2) + 3'],
    [['add', 1, 2, 3], '1 + 2 + 3', '1 + 2 + 3'],
    [['subtract', ['add', 1, 2], 3], '1 + 2 - 3', '1 + 2 - 3'],
    [['subtract', 1, ['add', 2, 3]], '1 - (2 + 3)', '1 - (2 + 3)'],
    [['multiply', ['add', 1, 2], 3], '(1 + 2) * 3', '(1 + 2) * 3'],
    [['eq', ['eq', 1, 2], true], '(1 = 2) = true', '(1 = 2) = 是'],
    [['lt', 1, 2, 3], 'lt(1, 2, 3)', '小于(1, 2, 3)'],
    [['divide', 1, 2, 3], 'divide(1, 2, 3)', '相除(1, 2, 3)'],
    [['add', 1], 'add(1)', '相加(1)'],
    [['cell', 'price'], 'row.price', '本行.price'],
    [['cell', 'true'], 'cell("true")', '本行的列("true")'],
    [['field', '1a'], 'field("1a")', '字段("1a")'],
    [['field', 'not'], 'field("not")', '字段("not")'],
    [['field', 'and'], 'field("and")', '字段("and")'],
    [['field', 'row'], 'field("row")', '字段("row")'],
    [['field', 'sum'], 'sum', 'sum'],
    [['field', 'a b'], 'field("a b")', '字段("a b")'],
    [['column', 'items', 'p q'], 'column("items", "p q")', '列("items", "p q")'],
    [['at', 'costs', 'travel', 'own'], 'costs.travel.own', 'costs.travel.own'],
    [['rows', 'items'], 'rows(items)', '行数(items)'],
    [['use', 'all'], 'use(all)', '算式(all)'],
    [['start', 'period'], 'start(period)', '开始(period)'],
    [['end', ['field', 'period']], 'end(field(period))', '结束(字段(period))'],
    [['end', ['column', 't', 'c']], 'end(column(t.c))', '结束(列(t.c))'],
    [['start', ['use', 'x']], 'start(use(x))', '开始(算式(x))'],
    [
      ['sumWhere', 'items', 'price', ['eq', ['cell', 'way'], 'buy']],
      'sumWhere(items.price, row.way = "buy")',
      '条件合计(items.price, 本行.way = "buy")',
    ],
    [['sumWhere', 'items', '1a', true], 'sumWhere("items", "1a", true)', '条件合计("items", "1a", 是)'],
    [['use', ['field', 'x']], 'use(field(x))', '算式(字段(x))'],
    [['no-such', 1], 'no-such(1)', 'no-such(1)'],
    [['__proto__', 1], '__proto__(1)', '__proto__(1)'],
    ['a"b', '"a""b"', '"a""b"'],
    [-0, '-0', '-0'],
    [1e21, '1e+21', '1e+21'],
    [[1, 2], '[1,2]', '[1,2]'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
    [undefined, '', ''],
  ])('of %j is written so that a person would write it', (source, english, chinese) => {
    expect([printExpression(source, 'en'), printExpression(source, 'zh')]).toEqual([english, chinese])
  })

  it('follows the interface language', () => {
    expect(printExpression(['empty', ['field', 'a']])).toBe('未填(a)')
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

  it('may be as long as a person likes, and nested a hundred deep', () => {
    const brackets = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`
    expect(parseExpressionText(Array.from({ length: 300 }, () => '(a)').join(' + ')).problems).toEqual([])
    expect(parseExpressionText(brackets(99)).source).toBe(1)
    expect(parseExpressionText(brackets(100)).problems[0]?.message).toBe('公式的层次太多')
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
    expressions: { all: ['field', 'amount'], broken: ['field', 'gone'] },
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
    ['  ', '  ', '请写一个公式'],
    ['row > 1', 'row', '“row”后面要有一列：row.price'],
    ['本行.a.b', '本行', '“本行”后面要有一列：本行.price'],
    ['amount. > 1', '>', '点号后面要有名称'],
    ['合计 > 1', '合计', '“合计”不能单独用在这里'],
    ['and 1', 'and', '这里不能有“and”'],
    ['且', '且', '这里不能有“且”'],
    ['amount name', 'name', '这里不能有“name”'],
    ['+ 1', '+', '这里不能有“+”'],
    ['3a > 1', '3a', '这里不能有“3a”'],
    ['amount > 1 = true', '=', '一次只能比较两个值，更多的用“且”连接'],
    ['sum(amount amount', 'amount', '这里不能有“amount”'],
    [`${'甲'.repeat(60)} > 1`, '甲'.repeat(60), `这里不能有“${'甲'.repeat(40)}”`],
    [`${'a'.repeat(60)}(1)`, 'a'.repeat(60), `未知的运算符“${'a'.repeat(40)}”`],
    ['amount > 1 and (amount)', 'amount', '运算符“and”不能用在这样的值上'],
    ['not amount', 'amount', '运算符“not”不能用在这样的值上'],
    ['amount + sum(items.price, joint) > 1', 'joint', '引用的填写项“joint”不存在'],
    ['start(amount) > name', 'amount', '运算符“start”不能用在这样的值上'],
    ['sum(1, 2, 3, 4, 5, 6, 7, 8, 9, amuont)', 'amuont', '引用的填写项“amuont”不存在'],
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
    expect(checkExpressionText('amount > 2', names, null).source).toEqual(['gt', ['field', 'amount'], 2])
  })

  it('of a named expression is reported where that stands, not where it is used', () => {
    expect(checkExpressionText('use(broken) > 2', names, null).problems).toEqual([])
  })
})

describe('the place of a part of an expression in its text', () => {
  it.each([
    ['amount + 12 > 3', '', 'amount + 12 > 3'],
    ['amount + 12 > 3', '[1]', 'amount + 12'],
    ['amount + 12 > 3', '[1][2]', '12'],
    ['amount + 12 > 3', '[2]', '3'],
    ['amount + 12 > 3', '[2][1]', '3'],
    ['sum(items.price) > 3', '[1][1]', 'items.price'],
    ['sum(items.price) > 3', '[1][1][2]', 'price'],
    [' "text"', '[1]', ' "text"'],
  ])('%s at %s', (text, path, part) => {
    const start = text.indexOf(part)
    expect(partPlace(text, path)).toMatchObject({ start, end: start + part.length })
  })

  it('is unknown while the text has a fault', () => {
    expect(partPlace('amount >', '[1]')).toBeNull()
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
