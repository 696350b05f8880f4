/** Tests of the cells and fields that a rule points to. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm, text } from '../../../tests/smartform/small-form'

const costs = {
  id: 'costs',
  kind: 'table',
  label: '费用',
  columns: [
    { id: 'subject', kind: 'text', label: '科目' },
    { id: 'amount', kind: 'money', label: '金额' },
  ],
  fixedRows: [
    { id: 'travel', cells: { subject: '差旅费' } },
    { id: 'labour', cells: { subject: '劳务费' } },
  ],
}
const people = {
  id: 'people',
  kind: 'table',
  label: '人员',
  columns: [
    { id: 'name', kind: 'text', label: '姓名' },
    { id: 'months', kind: 'number', label: '人月' },
  ],
}

function broken(rule: object, expressions: object = {}) {
  const form = readForm([costs, people], { expressions, rules: [{ id: 'r', message: '错', ...rule }] })
  const rows = [
    { id: 'a', cells: { name: '甲', months: '3' } },
    { id: 'b', cells: { name: '乙', months: '30' } },
  ]
  const values = {
    costs: [
      { id: 'travel', cells: { amount: '20' } },
      { id: 'labour', cells: { amount: '5' } },
    ],
    people: rows,
  }
  const engine = openEngine(form, values)
  const paths = () => engine.problems('form', 'submit').map((problem) => problem.paths)
  return { engine, paths }
}

describe('the cells and fields a rule points to', () => {
  it('are the cell of a budget line, named by its id, and the cell it is compared with', () => {
    const { engine, paths } = broken({ assert: ['lte', ['at', 'costs', 'travel', 'amount'], 10], at: ['costs.amount'] })
    expect(paths()).toEqual([['costs/travel/amount']])
    engine.set('costs/travel/amount', '10')
    expect(paths()).toEqual([])
  })

  it('can be a cell of a fixed row', () => {
    const { paths } = broken({ assert: false, at: ['costs.labour.amount'] })
    expect(paths()).toEqual([['costs/labour/amount']])
  })

  it('are the rows that currently meet a condition', () => {
    const where = ['gt', ['cell', 'months'], 24]
    const { engine, paths } = broken({ assert: false, at: [{ column: 'people.months', where }] })
    expect(paths()).toEqual([['people/b/months']])
    engine.set('people/a/months', '25')
    expect(paths()).toEqual([['people/a/months', 'people/b/months']])
  })

  it('include the fields behind a named expression', () => {
    const expressions = { travel: ['at', 'costs', 'travel', 'amount'], limit: ['multiply', ['use', 'travel'], '0.5'] }
    const { engine, paths } = broken(
      { assert: ['lte', ['use', 'travel'], ['use', 'limit']], at: ['costs'] },
      expressions,
    )
    expect(paths()).toEqual([['costs']])
    engine.set('costs/travel/amount', '0')
    expect(paths()).toEqual([])
  })
})

describe('the cells that break a rule', () => {
  const months = ['column', 'people', 'months']
  const of = (name: string) => ['eq', ['cell', 'name'], name]
  const at = (assert: unknown) => broken({ assert, at: ['people.months'] }).paths()
  const [a, b, all] = ['people/a/months', 'people/b/months', 'people']

  it.each<[string, unknown, string[][]]>([
    ['above the largest allowed', ['lte', ['max', months], 10], [[b]]],
    ['at the largest that has to stay below', ['lt', ['max', months], 30], [[b]]],
    ['none at the largest allowed', ['lte', ['max', months], 30], []],
    ['below the smallest allowed', ['gte', ['min', months], 10], [[a]]],
    ['at the smallest that has to be above', ['gt', ['min', months], 3], [[a]]],
    ['none at the smallest allowed', ['gte', ['min', months], 3], []],
    ['none in particular where the largest is too small', ['gte', ['max', months], 99], [[all]]],
    ['none in particular where the smallest is too large', ['lte', ['min', months], 1], [[all]]],
    ['none in particular for a sum of all', ['lte', ['sum', months], 1], [[all]]],
    ['none in particular where the largest has to be equal', ['eq', ['max', months], 1], [[all]]],
    ['each of too many', ['lte', ['countWhere', 'people', 'months', ['gt', ['cell', 'months'], 1]], 1], [[a, b]]],
    ['each of too many, counted below a limit', ['lt', ['countWhere', 'people', 'months', of('甲')], 1], [[a]]],
    ['each of too many for a number', ['eq', ['countWhere', 'people', 'months', of('甲')], 0], [[a]]],
    ['none of too few for a number', ['eq', ['countWhere', 'people', 'months', of('甲')], 2], [[all]]],
    ['none of too few', ['gte', ['countWhere', 'people', 'months', of('甲')], 2], [[all]]],
    ['none of too few above a limit', ['gt', ['countWhere', 'people', 'months', of('甲')], 2], [[all]]],
    ['none of as many as have to be exceeded', ['gt', ['countWhere', 'people', 'months', of('甲')], 1], [[all]]],
    ['not the one at the largest allowed', ['lte', ['max', months], 3], [[b]]],
    ['not the one at the smallest allowed', ['gte', ['min', months], 30], [[a]]],
    ['none in particular for a sum that is too small', ['gte', ['sum', months], 99], [[all]]],
    [
      'none of a part that holds',
      [
        'and',
        ['lte', ['max', months], 10],
        ['eq', ['countWhere', 'people', 'months', ['gt', ['cell', 'months'], 1]], 2],
      ],
      [[b]],
    ],
    ['the one that is summed', ['lte', ['sumWhere', 'people', 'months', of('乙')], 1], [[b]]],
    ['both that are summed', ['lte', ['sumWhere', 'people', 'months', true], 1], [[a, b]]],
    ['those of a sum of sums', ['lte', 50, ['add', ['sumWhere', 'people', 'months', of('甲')], 1]], [[a]]],
    ['those of a difference', ['lte', ['subtract', ['sumWhere', 'people', 'months', of('乙')], 1], 1], [[b]]],
    ['those of a share', ['lte', ['divide', ['sumWhere', 'people', 'months', of('乙')], 2], 1], [[b]]],
    ['none of a product', ['lte', ['multiply', ['sumWhere', 'people', 'months', of('乙')], 2], 1], [[all]]],
    ['of the part that is broken', ['and', ['lte', ['max', months], 10], ['gte', ['min', months], 1]], [[b]]],
    ['of every broken part', ['and', ['lte', ['max', months], 10], ['gte', ['min', months], 10]], [[b, a]]],
    ['none in particular where one of two has to hold', ['or', ['lte', ['max', months], 10], false], [[all]]],
    ['none in particular of another table', ['lte', ['max', ['column', 'costs', 'amount']], 1], [[all]]],
  ])('%s', (_, assert, paths) => {
    expect(at(assert)).toEqual(paths)
  })

  it('are not named where three or more are summed', () => {
    const { engine, paths } = broken({
      assert: ['lte', ['sumWhere', 'people', 'months', true], 1],
      at: ['people.months'],
    })
    engine.insertRow('people', 9, { id: 'c', cells: { months: '1' } })
    expect(paths()).toEqual([[all]])
  })

  it('are those with the same text in any of the columns', () => {
    const assert = ['unique', ['column', 'people', 'name'], ['column', 'costs', 'subject']]
    const { engine, paths } = broken({ assert, at: ['people.name', 'costs.subject'] })
    expect(paths()).toEqual([])
    engine.set('people/a/name', '差旅费')
    expect(paths()).toEqual([['people/a/name', 'costs/travel/subject']])
    engine.set('people/a/name', '')
    engine.set('people/b/name', '')
    expect(paths()).toEqual([])
  })

  it('are none of the empty ones', () => {
    const largest = broken({ assert: ['lte', ['max', months], 10], at: ['people.months'] })
    largest.engine.set('people/a/months', '')
    expect(largest.paths()).toEqual([[b]])
    const { engine, paths } = broken({ assert: ['unique', ['column', 'people', 'name']], at: ['people.name'] })
    for (const [id, name] of Object.entries({ c: '', d: '', e: '甲' }))
      engine.insertRow('people', 9, { id, cells: { name } })
    expect(paths()).toEqual([['people/a/name', 'people/e/name']])
  })

  it('are named only at the columns that the rule names, and once', () => {
    const assert = ['lte', ['max', months], 10]
    expect(broken({ assert, at: ['people.name', 'people'] }).paths()).toEqual([['people']])
    expect(broken({ assert, at: ['people.months', 'people.months'] }).paths()).toEqual([[b]])
    expect(broken({ assert, at: ['costs', 'people.months'] }).paths()).toEqual([['costs', b]])
    const where = ['eq', ['cell', 'name'], '甲']
    expect(broken({ assert, at: [{ column: 'people.name', where }, 'people.months'] }).paths()).toEqual([
      ['people/a/name', b],
    ])
  })

  it('are at most two hundred', () => {
    const wide = { ...people, maxRows: 300 }
    const form = readForm([wide], {
      rules: [{ id: 'r', message: '错', assert: ['lte', ['max', months], 10], at: ['people.months'] }],
    })
    const rows = Array.from({ length: 250 }, (_, index) => ({ id: `r${index}`, cells: { months: '30' } }))
    expect(openEngine(form, { people: rows }).problems('form', 'submit')[0]?.paths).toHaveLength(200)
  })
})

describe('a rule at several fields', () => {
  const filled = (id: string) => ['filled', ['field', id]]
  const open = (rule: object) =>
    openEngine(
      readForm([text('a'), text('b'), text('c', { visibleWhen: filled('a') })], {
        rules: [{ id: 'r', message: '错', ...rule }],
      }),
    )

  it('is shown at each of those that show', () => {
    const engine = open({ assert: filled('b'), at: ['a', 'b', 'c'] })
    const [found] = engine.reveal('form', 'submit')
    expect(found?.paths).toEqual(['a', 'b'])
    engine.set('a', '甲')
    expect(['a', 'b', 'c'].map((id) => engine.field(id)?.problems.length)).toEqual([1, 1, 1])
  })

  it('comes and goes at its field with an answer in another one', () => {
    const engine = open({ assert: filled('b'), at: ['a'] })
    engine.reveal('form', 'submit')
    const shown = () => engine.field('a')?.problems.length
    const before = shown()
    engine.set('b', '乙')
    const without = shown()
    engine.set('b', '')
    expect([before, without, shown()]).toEqual([1, 0, 1])
  })

  it('is judged only while its condition holds', () => {
    const engine = open({ when: filled('a'), assert: filled('b'), at: ['b'] })
    expect(engine.problems('form', 'submit')).toEqual([])
    engine.set('a', '甲')
    expect(engine.problems('form', 'submit')).toHaveLength(1)
    engine.set('b', '乙')
    expect(engine.problems('form', 'submit')).toEqual([])
  })

  it('is judged only while one of them shows', () => {
    const engine = open({ assert: filled('b'), at: ['c'] })
    expect(engine.problems('form', 'submit')).toEqual([])
    engine.set('a', '甲')
    expect(engine.problems('form', 'submit')).toMatchObject([{ paths: ['c'], pageId: 'p' }])
  })

  it('has figures of two decimals, or of as many as it says', () => {
    const ledger = { label: 'l', current: 1, limit: 2, relation: 'atMost', unit: '' }
    const decimals = (more: object, headroom: object) => {
      const [reading] = open({ assert: true, at: ['a'], ledger: { ...ledger, ...more, headroom } }).ledger()
      return [reading?.decimals, reading?.headroom?.decimals]
    }
    expect(decimals({}, { value: 1, unit: '' })).toEqual([2, 2])
    expect(decimals({ decimals: 0 }, { value: 1, unit: '', decimals: 1 })).toEqual([0, 1])
  })
})
