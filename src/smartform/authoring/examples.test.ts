/** An author's examples hold, differ or name what is gone. */

import { describe, expect, it } from 'vitest'
import { way } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { type ExampleExpectation, type FormExample, runExamples } from './examples'
import { firstExpectation, renewedExpectation, statementsOf } from './expectations'
import { readExamples } from './read-examples'

const fields = [
  way(['buy', '买'], ['rent', '租']),
  {
    id: 'reason',
    kind: 'text',
    label: '理由',
    required: true,
    maxLength: 5,
    visibleWhen: ['eq', ['field', 'way'], 'rent'],
  },
  { id: 'price', kind: 'money', label: '单价', min: '0' },
  { id: 'twice', kind: 'computed', label: '两倍', value: ['multiply', ['field', 'price'], 2], decimals: 2 },
  {
    id: 'team',
    kind: 'table',
    label: '成员',
    columns: [
      { id: 'name', kind: 'text', label: '姓名', required: true },
      { id: 'age', kind: 'number', label: '年龄', visibleWhen: ['filled', ['cell', 'name']] },
    ],
  },
] as unknown as readonly FieldSource[]
const rules: readonly RuleSource[] = [
  { id: 'cheap', assert: ['lte', ['field', 'price'], 10], message: '太贵', at: ['price'] },
  { id: 'soon', assert: ['lt', ['today'], '2027-01-01'], message: '太晚', at: ['price'] },
]
const source: FormSource = {
  id: 'f',
  version: 1,
  title: '表',
  pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
  rules,
}
const today = '2026-06-15'

function run(answers: Record<string, unknown>, expected: ExampleExpectation, more: Partial<FormExample> = {}) {
  const [result] = runExamples(source, [{ id: 'e', title: '例', values: answers, expects: expected, ...more }], today)
  return [result?.outcome, ...(result?.differences.map(({ at, text }) => `${at}: ${text}`) ?? [])]
}

describe('an example', () => {
  it.each<[string, Record<string, unknown>, ExampleExpectation, string[]]>([
    ['expects nothing', {}, {}, ['holds']],
    ['shows a field', { way: 'rent' }, { visible: ['reason'], required: ['reason'] }, ['holds']],
    ['hides a field', { way: 'buy' }, { hidden: ['reason'], optional: ['reason'] }, ['holds']],
    [
      'finds a field hidden',
      { way: 'buy' },
      { visible: ['reason'] },
      ['differs', 'reason: “理由”应当显示，现在不显示'],
    ],
    [
      'finds a field visible',
      { way: 'rent' },
      { hidden: ['reason'] },
      ['differs', 'reason: “理由”不应当显示，现在显示'],
    ],
    ['breaks a rule', { price: '11' }, { broken: ['cheap'], met: ['soon'] }, ['holds']],
    [
      'does not break it',
      { price: '9' },
      { broken: ['cheap'] },
      ['differs', 'cheap: 应当违反规则“太贵”，现在没有违反'],
    ],
    [
      'breaks one it should meet',
      { price: '11' },
      { met: ['cheap'] },
      ['differs', 'cheap: 不应当违反规则“太贵”，现在违反了'],
    ],
    ['is refused by a limit', { price: '-1' }, { refused: ['price'], submittable: false }, ['holds']],
    [
      'is not refused',
      { price: '1' },
      { refused: ['price'] },
      ['differs', 'price: “单价”的内容应当不符合要求，现在符合'],
    ],
    ['computes', { price: '1.5' }, { computed: { twice: '3' } }, ['holds']],
    ['computes as it is shown', { price: '1.5' }, { computed: { twice: '3.00' } }, ['holds']],
    [
      'computes something else',
      { price: '2' },
      { computed: { twice: '3' } },
      ['differs', 'twice: “两倍”应当是 3，现在是 4.00'],
    ],
    [
      'asks for a cell',
      { team: [{ id: 'r', cells: { name: '甲' } }] },
      { visible: ['team.age'], required: ['team.name'] },
      ['holds'],
    ],
    [
      'has no rows to ask in',
      {},
      { visible: ['team.age'] },
      ['differs', 'team.age: “成员 · 年龄”应当显示，现在不显示'],
    ],
    ['can be submitted', { way: 'buy' }, { submittable: true }, ['holds']],
    [
      'cannot be submitted',
      { way: 'rent' },
      { submittable: true },
      ['differs', ': 应当可以提交，现在不可以：请填写理由'],
    ],
    [
      'a rule at a hidden field is none',
      { way: 'buy', reason: '很长的理由' },
      { hidden: ['reason'], submittable: true },
      ['holds'],
    ],
    ['names a field that is gone', {}, { visible: ['gone'] }, ['stale', 'gone: 表单里没有“gone”']],
    ['names a column that is gone', {}, { visible: ['team.gone'] }, ['stale', 'team.gone: 表单里没有“team.gone”']],
    ['names a rule that is gone', {}, { broken: ['gone'] }, ['stale', 'gone: 表单里没有规则“gone”']],
    ['answers a field that is gone', { gone: '1' }, {}, ['stale', 'gone: 例子填了“gone”，表单里没有它']],
    [
      'asks the value of what is not computed',
      {},
      { computed: { price: '1' } },
      ['stale', 'price: 表单里没有计算值“price”'],
    ],
  ])('%s', (_, answers, expected, found) => {
    expect(run(answers, expected)).toEqual(found)
  })

  it('has a day of its own', () => {
    expect(run({}, { broken: ['soon'] }, { today: '2027-02-01' })).toEqual(['holds'])
    expect(run({}, { met: ['soon'] })).toEqual(['holds'])
  })

  it('is kept with what its answers decide, and then holds', () => {
    const example = { id: 'e', title: '例', values: { way: 'rent', price: '11' }, expects: {} }
    const expected = firstExpectation(statementsOf(source, example, today))
    expect(expected).toEqual({ visible: ['reason'], required: ['reason'], broken: ['cheap'] })
    expect(run(example.values, expected)).toEqual(['holds'])
    const whole = { way: 'rent', price: '9', reason: '急' }
    const kept = firstExpectation(statementsOf(source, { ...example, values: whole }, today))
    expect(kept).toMatchObject({ submittable: true })
    const wrong = { ...example, values: { way: 'rent', price: '9', reason: '说来话长，很长' } }
    expect(firstExpectation(statementsOf(source, wrong, today))).toMatchObject({ refused: ['reason'] })
  })

  it('takes over how the form is by now, and drops what the form no longer has', () => {
    const example = { id: 'e', title: '例', values: { way: 'buy', price: '9' }, expects: {} }
    const former = { visible: ['reason', 'gone'], required: ['reason'], broken: ['cheap', 'gone'], submittable: true }
    const renewed = renewedExpectation(former, statementsOf(source, example, today))
    expect(renewed).toEqual({ hidden: ['reason'], met: ['cheap'], submittable: true })
    expect(run(example.values, renewed)).toEqual(['holds'])
  })

  it('is read from what is stored; what is none is left out', () => {
    expect(
      readExamples([
        null,
        'x',
        {},
        { id: 'a' },
        { id: 'b', title: 1, values: [], today: 'soon', expects: { visible: [1, 'way'] } },
      ]),
    ).toEqual([
      { id: 'a', title: '', values: {}, expects: {} },
      { id: 'b', title: '', values: {}, expects: { visible: ['way'] } },
    ])
    expect(readExamples({})).toEqual([])
  })

  it('does not fail on answers that are none', () => {
    expect(run(null as never, { hidden: ['reason'] })).toEqual(['holds'])
    expect(run({ team: 'nonsense', way: { a: 1 } }, { hidden: ['reason'] })).toEqual(['holds'])
  })
})
