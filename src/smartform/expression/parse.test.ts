/** Tests of parsing expressions. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResultKind } from './operators'
import { type Names, parseExpression } from './parse'
import { referencesOf } from './references'

const fields: Record<string, ResultKind> = {
  amount: 'number',
  name: 'text',
  period: 'range',
  members: 'list',
  joint: 'boolean',
  answer: 'any',
}
const names: Names = {
  field: (id) => (Object.hasOwn(fields, id) ? fields[id] : undefined),
  column: (table, column) => (table === 'members' && column === 'age' ? 'number' : undefined),
  isTable: (id) => id === 'members',
  fixedRow: (table, row) => (table === 'members' && row === 'boss' ? 0 : undefined),
  named: {
    sources: new Map<string, unknown>([
      ['twice', ['multiply', ['field', 'amount'], 2]],
      ['ring', ['use', 'ring']],
      ['there', ['add', ['use', 'back'], 1]],
      ['back', ['add', ['use', 'there'], 1]],
      ['wrong', ['field', 'gone']],
      ['deep', nested(48)],
      ['p0', ['add', ['field', 'amount'], 1]],
      ...Array.from({ length: 40 }, (_, n): [string, unknown] => [
        `p${n + 1}`,
        ['add', ['use', `p${n}`], ['use', `p${n}`]],
      ]),
    ]),
    read: new Map(),
    open: new Set(),
  },
}

beforeEach(() => names.named.read.clear())

function read(source: unknown, table: string | null = null) {
  const problems: string[] = []
  const expression = parseExpression(source, 'here', table, names, (at, message) => problems.push(`${at}: ${message}`))
  return { expression, problems }
}

function nested(depth: number): unknown {
  return depth === 0 ? true : ['not', nested(depth - 1)]
}

const comparisons = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'includes', 'startsWith', 'endsWith']
it.each(comparisons)('%s with nothing to compare with waits for its author', (comparison) => {
  const { expression, problems } = read([comparison, ['field', 'name'], ' '])
  expect([expression !== null, problems]).toEqual([true, ['here[2]: 请填写要比较的内容']])
})

describe('problems in expressions are reported with their position', () => {
  it.each([
    ['an unknown operator', ['eval', 'alert(1)'], 'here: 未知的运算符“eval”'],
    ['an Object method is not an operator', ['constructor', 1], 'here: 未知的运算符“constructor”'],
    ['__proto__ is no operator', ['__proto__'], 'here: 未知的运算符“__proto__”'],
    ['too few arguments', ['divide', 1], 'here: 运算符“divide”的参数个数不对，现在 1 个'],
    ['too many arguments', ['not', true, true], 'here: 运算符“not”的参数个数不对，现在 2 个'],
    ['a missing fixed row', ['at', 'members', 'gone', 'age'], 'here: 引用的填写项“members.gone”不存在'],
    ['a column a fixed row does not have', ['at', 'members', 'boss', 'x'], 'here: 引用的填写项“members.x”不存在'],
    ['an unknown name', ['use', 'gone'], 'here: 没有名为“gone”的算式'],
    [
      'a pattern that is not a regular expression',
      ['matches', ['field', 'name'], '('],
      'here[2]: 运算符“matches”不能用在这样的值上',
    ],
    [
      'a pattern that is not constant',
      ['matches', ['field', 'name'], ['field', 'name']],
      'here[2]: 运算符“matches”不能用在这样的值上',
    ],
    ['names that double at each step', ['use', 'p40'], 'expressions.p10[2]: 公式太长'],
    ['a missing field', ['add', 1, ['field', 'gone']], 'here[2]: 引用的填写项“gone”不存在'],
    ['a field name that is not a text', ['field', 3], 'here: “field”的参数须为名称，个数也要对'],
    ['a missing column', ['sum', ['column', 'members', 'gone']], 'here[1]: 引用的填写项“members.gone”不存在'],
    ['a column of a field that is not a table', ['column', 'name', 'age'], 'here: 引用的填写项“name.age”不存在'],
    ['rows of a field that is not a table', ['rows', 'name'], 'here: 引用的填写项“name”不存在'],
    ['a cell outside of a row', ['cell', 'age'], 'here: “cell”只能用在表格的行里'],
    ['a condition that is a number', ['and', true, ['field', 'amount']], 'here[2]: 运算符“and”不能用在这样的值上'],
    ['a number that is a condition', ['add', ['not', true]], 'here[1]: 运算符“add”不能用在这样的值上'],
    ['a constant text that is not a number', ['add', '十二'], 'here[1]: 运算符“add”不能用在这样的值上'],
    ['the start of a field that is not a range', ['start', 'name'], 'here[1]: 运算符“start”不能用在这样的值上'],
    ['no operator', [], 'here: 公式要以运算符的名称开头'],
    ['an operator that is not a text', [['field', 'name']], 'here: 公式要以运算符的名称开头'],
    ['an object', { op: 'add' }, 'here: 公式只能是常量或以运算符开头的数组'],
    ['nothing', undefined, 'here: 公式只能是常量或以运算符开头的数组'],
    ['not a number', Number.NaN, 'here: 公式只能是常量或以运算符开头的数组'],
    ['without end', Number.POSITIVE_INFINITY, 'here: 公式只能是常量或以运算符开头的数组'],
    [
      'a condition over rows that is a text',
      ['sumWhere', 'members', 'age', 'yes'],
      'here: 运算符“sumWhere”不能用在这样的值上',
    ],
    ['a long unknown operator', ['x'.repeat(99)], `here: 未知的运算符“${'x'.repeat(40)}”`],
    ['a long missing field', ['field', 'x'.repeat(99)], `here: 引用的填写项“${'x'.repeat(80)}”不存在`],
    ['a long unknown name', ['use', 'x'.repeat(99)], `here: 没有名为“${'x'.repeat(80)}”的算式`],
    ['a field with two names', ['field', 'amount', 'name'], 'here: “field”的参数须为名称，个数也要对'],
    ['a column without a name', ['column', 'members'], 'here: “column”的参数须为名称，个数也要对'],
    ['a cell without a name', ['cell'], 'here: “cell”的参数须为名称，个数也要对'],
    ['a fixed row that is not a text', ['at', 'members', 1, 'age'], 'here: “at”的参数须为名称，个数也要对'],
    ['a name without a name', ['use', 1], 'here: “use”的参数须为名称，个数也要对'],
    ['rows of two tables', ['rows', 'members', 'members'], 'here: “rows”的参数须为名称，个数也要对'],
    ['rows without a condition', ['sumWhere', 'members', 'age'], 'here: “sumWhere”的参数须为名称，个数也要对'],
    [
      'rows counted without a condition',
      ['countWhere', 'members', 'age'],
      'here: “countWhere”的参数须为名称，个数也要对',
    ],
    ['a condition on a missing column', ['sumWhere', 'members', 'x', true], 'here: 引用的填写项“members.x”不存在'],
    [
      'a missing column in a condition over rows',
      ['countWhere', 'members', 'age', ['gt', ['cell', 'x'], 1]],
      'here[3][1]: 引用的填写项“members.x”不存在',
    ],
    ['nested too deeply', nested(200), `here${'[1]'.repeat(51)}: 公式的层次太多`],
  ] as const)('%s', (_, source, problem) => {
    expect(read(source)).toEqual({ expression: null, problems: [problem] })
  })

  it.each<[string, unknown]>([
    ['a sum of words of no number', ['sum', '十二']],
    ['a list as one number', ['add', ['field', 'members']]],
    ['a list of constants as one number', ['add', ['list', 1, 2]]],
    ['a date range as a number', ['add', ['field', 'period']]],
    ['true as a number', ['sum', true]],
    ['a number as a date', ['days', ['field', 'amount'], ['today']]],
    ['a constant number as a date', ['days', 1, ['today']]],
    ['a truth as a date', ['days', ['field', 'joint'], ['today']]],
    ['a constant text as a truth', ['not', 'yes']],
    ['a constant number as a truth', ['and', 1]],
    ['a list as a truth', ['not', ['field', 'members']]],
    ['a list of constants as a truth', ['not', ['list', 1]]],
    ['a text as a range', ['start', ['field', 'name']]],
    ['a constant number as a range', ['start', 1]],
    ['a number as a list', ['unique', ['field', 'amount']]],
    ['a constant text as a list', ['unique', 'x']],
    ['a number as a pattern', ['matches', ['field', 'name'], 1]],
    ['a list as a pattern', ['matches', ['field', 'name'], ['list', 'a']]],
    ['what may be two texts as a truth', ['not', ['if', true, 'a', 'b']]],
    [
      'what may be two numbers as a truth',
      ['not', ['if', ['field', 'joint'], ['field', 'amount'], ['rows', 'members']]],
    ],
    ['what is one number or another as a truth', ['not', ['if', ['field', 'joint'], 1, ['field', 'amount']]]],
    ['what is one text or another as a truth', ['not', ['if', ['field', 'joint'], 'x', ['field', 'name']]]],
    ['what is one truth or another as a number', ['add', ['if', ['field', 'joint'], true, ['field', 'joint']]]],
    ['a count of rows as a truth', ['not', ['rows', 'members']]],
    ['a sum over rows as a truth', ['not', ['sumWhere', 'members', 'age', true]]],
    ['a column as one number', ['add', ['column', 'members', 'age']]],
    ['a second operand of the wrong kind', ['addDays', ['today'], ['field', 'joint']]],
    ['a last operand of the wrong kind', ['add', 1, 2, ['field', 'joint']]],
  ])('%s', (_, source) => {
    const { expression, problems } = read(source)
    expect(expression).toBeNull()
    expect(problems).toEqual([expect.stringContaining('不能用在这样的值上')])
  })

  it.each<[string, unknown]>([
    ['a text that may hold a number', ['add', ['field', 'name'], '12']],
    ['a sum over a list, a column and a number', ['sum', ['field', 'members'], ['column', 'members', 'age'], 1]],
    ['a sum over a list of constants and a field', ['sum', ['list', 1, 2], ['field', 'amount']]],
    ['an answer of any kind in every place', ['add', ['field', 'answer'], ['count', ['field', 'answer']]]],
    ['an answer of any kind as a truth', ['not', ['field', 'answer']]],
    ['nothing as a number', ['add', null, ['field', 'amount']]],
    ['a day in words as a date', ['days', '2026-01-01', ['field', 'name']]],
    ['a pattern', ['matches', ['field', 'name'], 'a+']],
    [
      'a range, a list and a truth as something to fill in',
      ['or', ['filled', ['field', 'period']], ['empty', ['field', 'joint']]],
    ],
    ['a list of constants to look for doubles in, beside a list', ['unique', ['field', 'members'], ['list', 1]]],
    ['what is of one kind or of another', ['not', ['if', ['field', 'joint'], ['field', 'joint'], 'x']]],
    ['what is of another kind or of one', ['not', ['if', ['field', 'joint'], 'x', ['field', 'joint']]]],
    ['a truth that depends on another', ['not', ['if', ['field', 'joint'], ['field', 'joint'], true]]],
    ['the number in a fixed row', ['add', ['at', 'members', 'boss', 'age'], 1]],
    ['the number in its own row', ['countWhere', 'members', 'age', ['gt', ['add', ['cell', 'age'], 1], 2]]],
    ['a formula of fifty levels', nested(50)],
    ['a named formula of fifty levels', ['not', ['not', ['use', 'deep']]]],
  ])('and none is found in %s', (_, source) => {
    const { expression, problems } = read(source)
    expect(problems).toEqual([])
    expect(expression).not.toBeNull()
  })

  it.each<[string, unknown, string]>([
    ['a formula of more than fifty levels', nested(51), `here${'[1]'.repeat(51)}: 公式的层次太多`],
    [
      'a named formula deeper than fifty levels',
      ['not', ['not', ['not', ['use', 'deep']]]],
      'here[1][1][1]: 公式的层次太多',
    ],
  ])('%s', (_, source, problem) => {
    expect(read(source)).toEqual({ expression: null, problems: [problem] })
  })

  it('too many parts once, at the first too many', () => {
    const parts = (count: number) => [
      'add',
      ...Array.from({ length: 100 }, () => ['multiply', ...Array(count).fill(['field', 'amount'])]),
    ]
    expect(read(parts(48)).problems).toEqual([])
    expect(read(parts(49)).problems).toEqual(['here[100][49]: 公式太长'])
  })

  it('all at once, not only the first', () => {
    expect(read(['and', ['field', 'gone'], ['lost'], ['cell', 'age']]).problems).toHaveLength(3)
  })

  it('including an expression that contains itself', () => {
    const loop: unknown[] = ['add']
    loop.push(loop, loop)
    expect(read(loop).expression).toBeNull()
  })

  it('including an expression with 100,000 arguments', () => {
    expect(read(['add', ...Array.from({ length: 100_000 }, () => 1)]).expression).toBeNull()
  })
})

describe('a parsed expression', () => {
  it('has constant operators evaluated in advance', () => {
    expect(read(['and', true, ['lt', 1, ['add', 1, 1]]]).expression).toEqual({ op: 'constant', value: true })
  })

  it('does not evaluate today in advance', () => {
    expect(read(['today']).expression).toEqual({ op: 'today', args: [] })
  })

  it('reads a bare id as the date range', () => {
    expect(read(['start', 'period']).expression).toEqual(read(['start', ['field', 'period']]).expression)
  })
})

describe('the fields an expression reads', () => {
  it.each([
    ['a field twice is one reference', ['add', ['field', 'amount'], ['field', 'amount']], ['field amount']],
    [
      'a nested condition reads other rows',
      ['sumWhere', 'members', 'age', ['gt', ['cell', 'age'], 60]],
      ['column members.age any row'],
    ],
    [
      'a cell reads its own row',
      ['add', ['cell', 'age'], ['rows', 'members']],
      ['column members.age same row', 'rows members'],
    ],
    [
      'a count over rows reads the column and what its condition names in any row',
      ['countWhere', 'members', 'age', ['and', ['eq', ['cell', 'age'], ['field', 'amount']], true]],
      ['column members.age any row', 'field amount'],
    ],
    ['a fixed row reads its column', ['at', 'members', 'boss', 'age'], ['column members.age any row']],
    ['a whole column is read', ['sum', ['column', 'members', 'age']], ['column members.age any row']],
    [
      'a condition reads all its branches',
      ['if', ['field', 'joint'], ['field', 'amount'], ['rows', 'members']],
      ['field joint', 'field amount', 'rows members'],
    ],
    ['today is read', ['days', ['today'], '2026-01-01'], ['today']],
    ['a constant reads nothing', ['add', 1, 2], []],
  ] as const)('%s', (_, source, expected) => {
    const { expression } = read(source, 'members')
    const found = expression ? referencesOf(expression, 'members') : []
    expect(
      found.map((reference) => {
        if (reference.kind === 'field') return `field ${reference.field}`
        if (reference.kind === 'today') return 'today'
        if (reference.kind === 'rows') return `rows ${reference.table}`
        return `column ${reference.table}.${reference.column} ${reference.sameRow ? 'same' : 'any'} row`
      }),
    ).toEqual(expected)
  })
})

it('a cell outside of every row reads nothing', () => {
  expect(referencesOf({ op: 'cell', column: 'age' }, null)).toEqual([])
})

describe('named expressions', () => {
  it('are replaced by their expression', () => {
    expect(read(['gt', ['use', 'twice'], 1])).toEqual(read(['gt', ['multiply', ['field', 'amount'], 2], 1]))
  })

  it.each(['ring', 'wrong'])('%s cannot be used', (name) => {
    expect(read(['use', name]).expression).toBeNull()
  })

  it.each([
    ['ring', ['expressions.ring: “ring”取决于它自己']],
    ['there', ['expressions.back[1]: “there”取决于它自己']],
  ])('%s, which uses itself, is reported where it does', (name, problems) => {
    expect(read(['use', name]).problems).toEqual(problems)
  })
})
