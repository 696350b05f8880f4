/** Stored answers as a form's expressions read them without an engine, compared with an open form. */

import { describe, expect, it } from 'vitest'
import { way } from '../../../tests/smartform/compared-forms'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import { AnswerScope } from './answer-scope'

const filled = (id: string) => ['filled', ['field', id]]
const form = readForm([
  { id: 'name', kind: 'text', label: '名称' },
  way(['buy', '买'], ['rent', '租']),
  {
    id: 'reason',
    kind: 'text',
    label: '理由',
    visibleWhen: ['eq', ['field', 'way'], 'rent'],
    required: filled('name'),
  },
  { id: 'more', kind: 'text', label: '补充', visibleWhen: filled('reason'), required: true },
  { id: 'price', kind: 'money', label: '单价', visibleWhen: ['eq', ['field', 'way'], 'buy'] },
  {
    id: 'team',
    kind: 'table',
    label: '成员',
    visibleWhen: filled('name'),
    columns: [
      { id: 'days', kind: 'number', label: '天数' },
      { id: 'rate', kind: 'number', label: '单价', visibleWhen: ['gt', ['cell', 'days'], 1] },
      { id: 'cost', kind: 'computed', label: '小计', value: ['multiply', ['cell', 'days'], ['cell', 'rate']] },
    ],
  },
  { id: 'total', kind: 'computed', label: '合计', value: ['sum', ['column', 'team', 'cost']] },
  {
    id: 'twice',
    kind: 'computed',
    label: '两倍',
    value: ['multiply', ['field', 'price'], 2],
    visibleWhen: filled('name'),
  },
  { id: 'many', kind: 'computed', label: '行数', value: ['rows', 'team'] },
])
const row = (id: string, days: string | null, rate: string | null) => ({ id, cells: { days, rate } })
const scopeOf = (answers: Record<string, unknown>) => new AnswerScope(form, (id) => answers[id], '2026-06-15')
const node = (id: string) => form.fields.get(id) ?? expect.fail(id)
const plain = (value: unknown) => (value === null || value === undefined ? null : String(value))

describe('without an engine', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'nothing is filled in',
      {},
      { reason: 'no', more: 'no', price: 'no', team: 'no', total: '0', twice: null, many: '0' },
    ],
    ['null is nothing', { name: null, way: null }, { reason: 'no', team: 'no' }],
    ['a field shows by an answer', { way: 'rent' }, { reason: 'may', more: 'no', price: 'no' }],
    ['and must be filled in by another', { way: 'rent', name: '甲' }, { reason: 'must', more: 'no' }],
    ['a field shows by one that shows', { way: 'rent', reason: '急' }, { reason: 'may', more: 'must' }],
    ['not by one that is hidden', { way: 'buy', reason: '急' }, { reason: 'no', more: 'no', price: 'may' }],
    ['a hidden answer does not count', { name: '甲', way: 'rent', price: '3' }, { twice: null }],
    ['a shown one does', { name: '甲', way: 'buy', price: '3' }, { twice: '6' }],
    ['a computed one counts though it is hidden', { way: 'buy', price: '3' }, { twice: '6' }],
    ['what is no answer is none', { way: 'gone', team: 'x', name: { a: 1 } }, { reason: 'no', team: 'no', many: '0' }],
    [
      'rows count',
      { name: '甲', team: [row('1', '2', '5'), row('2', '3', '10')] },
      { team: 'may', total: '40', many: '2' },
    ],
    ['hidden rows do not', { team: [row('1', '2', '5')] }, { team: 'no', total: '0', many: '0' }],
    [
      'a hidden cell does not',
      { name: '甲', team: [row('1', '1', '5'), row('2', '2', '5')] },
      { total: '10', many: '2' },
    ],
  ])('%s', (_, answers, expected) => {
    const scope = scopeOf(answers)
    const states = Object.fromEntries(
      Object.keys(expected).map((id) => {
        if (node(id).kind === 'computed') return [id, plain(scope.computed(node(id)))]
        return [id, scope.required(node(id)) ? 'must' : scope.visible(node(id)) ? 'may' : 'no']
      }),
    )
    expect(states).toEqual(expected)
    // What an open form says of the same answers.
    const engine = openEngine(form, answers)
    for (const { id, kind } of form.fields.values()) {
      expect([id, scope.visible(node(id)), scope.required(node(id))]).toEqual([
        ...[id, engine.field(id)?.visible, engine.field(id)?.required],
      ])
      if (kind === 'computed') expect(plain(scope.computed(node(id)))).toBe(plain(engine.scope.field(id)))
    }
  })

  it('a cell is read in its row alone', () => {
    const scope = scopeOf({ name: '甲', team: [row('1', '1', '5'), row('2', '2', '7')] })
    const team = node('team')
    if (team.kind !== 'table') expect.fail('no table')
    const [first, second] = scope.rows(team)
    const inFirst = scope.inRow(team, first)
    expect([plain(inFirst.cell('days')), plain(inFirst.cell('rate')), inFirst.cell('gone')]).toEqual(['1', null, null])
    expect(plain(scope.inRow(team, second).cell('cost'))).toBe('14')
    expect([plain(scope.scope.inRow('team', 1).cell('rate')), scope.scope.inRow('team', 9).cell('rate')]).toEqual([
      '7',
      null,
    ])
    expect([scope.scope.cell('days'), scope.scope.inRow('gone', 0).cell('days')]).toEqual([null, null])
    expect(team.columns.map((column) => scope.cellVisible(team, column, first as never))).toEqual([true, false, true])
  })

  it('what the form does not have is nothing', () => {
    const { scope } = scopeOf({ name: '甲', team: [row('1', '1', '5')] })
    expect([
      scope.field('gone'),
      scope.column('gone', 'days'),
      scope.column('team', 'gone'),
      scope.rowCount('gone'),
    ]).toEqual([null, [], [], 0])
    expect([scope.today(), scopeOf({}).computed(node('name'))]).toEqual(['2026-06-15', null])
  })
})
