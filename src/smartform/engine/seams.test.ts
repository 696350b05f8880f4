/** Tests of the engine's parts together: rules, ledger, a new day. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'
import { openEngine, readForm, text } from '../../../tests/smartform/small-form'
import type { FieldSource, RuleSource } from '../schema/definition'
import { createEngine } from './create-engine'
import type { Problem } from './engine'
import { submittedValues } from './submitted-values'

const { form: sample } = sampleEngine()

const formOf = (fields: readonly object[], rules: readonly RuleSource[] = []) => readForm(fields, { rules })
const messagesOf = (problems: readonly Problem[]) => problems.map(({ message }) => message)

describe('a displayed problem of a rule', () => {
  it('shows the current numbers', () => {
    const engine = openEngine(sample, {})
    engine.set('costs/row0/amount', '100')
    engine.set('costs/row2/amount', '13')
    const found = engine.reveal('form', 'submit').find(({ kind }) => kind === 'rule')
    if (!found) throw new Error('nothing found')
    engine.set('costs/row2/amount', '14')
    expect(engine.serverProblem(found)?.message).toContain('14%')
  })
})

describe('the ledger links to the fields that feed it', () => {
  const costs: FieldSource = {
    id: 'costs',
    kind: 'table',
    label: '直接费用',
    columns: [
      { id: 'subject', kind: 'text', label: '科目' },
      { id: 'special', kind: 'money', label: '专项' },
      { id: 'own', kind: 'money', label: '自筹' },
      { id: 'both', kind: 'computed', label: '合计', value: ['add', ['cell', 'special'], ['cell', 'own']] },
    ],
    fixedRows: [
      { id: 'equipment', cells: { subject: '设备' } },
      { id: 'travel', cells: { subject: '差旅' } },
    ],
  }
  const ledger = (current: unknown, limit: unknown): RuleSource => ({
    id: 'r',
    assert: ['lte', current as never, limit as never],
    message: 'm',
    at: ['indirect'],
    ledger: { label: 'l', current: current as never, limit: limit as never, relation: 'atMost', unit: '%' },
  })
  const feeds = (rule: RuleSource, values: Record<string, unknown> = {}) =>
    openEngine(
      formOf(
        [
          costs,
          { id: 'indirect', kind: 'money', label: '间接费用' },
          { id: 'gone', kind: 'money', label: '看不见', visibleWhen: ['filled', ['field', 'indirect']] },
          { ...costs, id: 'hidden', visibleWhen: ['filled', ['field', 'indirect']] },
          {
            id: 'total',
            kind: 'computed',
            label: '合计',
            value: ['add', ['field', 'indirect'], ['sum', ['column', 'costs', 'special']]],
          },
        ],
        [rule],
      ),
      values,
    ).ledger()[0]?.feeds

  it.each<[string, unknown, unknown, unknown]>([
    [
      'indirect cost also at the direct costs',
      ['divide', ['field', 'indirect'], ['sum', ['column', 'costs', 'special']]],
      '0.12',
      [
        { path: 'indirect', of: 'field' },
        { path: 'costs/equipment/special', of: 'column' },
      ],
    ],
    [
      'a line of the budget at its own cell',
      ['sumWhere', 'costs', 'own', ['eq', ['cell', 'subject'], '差旅']],
      3,
      [{ path: 'costs/travel/own', of: 'cell' }],
    ],
    [
      'a computed value at its operands',
      ['field', 'total'],
      3,
      [
        { path: 'indirect', of: 'field' },
        { path: 'costs/equipment/special', of: 'column' },
      ],
    ],
    [
      'a computed column at the columns it adds up',
      ['sum', ['column', 'costs', 'both']],
      3,
      [
        { path: 'costs/equipment/special', of: 'column' },
        { path: 'costs/equipment/own', of: 'column' },
      ],
    ],
    [
      'its limit too, but no hidden field',
      ['field', 'gone'],
      ['field', 'indirect'],
      [{ path: 'indirect', of: 'field' }],
    ],
    [
      'two lines of the budget at their cells',
      ['sumWhere', 'costs', 'own', true],
      3,
      [
        { path: 'costs/equipment/own', of: 'cell' },
        { path: 'costs/travel/own', of: 'cell' },
      ],
    ],
    [
      'lines that no condition finds at their column',
      ['countWhere', 'costs', 'own', ['eq', ['cell', 'subject'], '会议']],
      3,
      [{ path: 'costs/equipment/own', of: 'column' }],
    ],
    ['a fixed row at its cell', ['at', 'costs', 'travel', 'own'], 3, [{ path: 'costs/travel/own', of: 'cell' }]],
    ['a number of rows at the table', ['rows', 'costs'], 3, [{ path: 'costs', of: 'field' }]],
    [
      'what depends on a condition at the amounts, not at the condition',
      ['if', ['filled', ['column', 'costs', 'own']], ['field', 'indirect'], 0],
      3,
      [{ path: 'indirect', of: 'field' }],
    ],
    ['nothing for a constant', 1, 3, []],
    ['nothing for a hidden table', ['sum', ['column', 'hidden', 'own']], ['rows', 'hidden'], []],
    [
      'an amount that occurs twice once',
      ['add', ['field', 'indirect'], ['field', 'total']],
      3,
      [
        { path: 'indirect', of: 'field' },
        { path: 'costs/equipment/special', of: 'column' },
      ],
    ],
  ])('%s', (_case, current, limit, expected) => {
    expect(feeds(ledger(current, limit))).toEqual(expected)
  })

  it('including a new row that leaves the sum unchanged', () => {
    const lines: FieldSource = {
      id: 'lines',
      kind: 'table',
      label: '支出',
      columns: [{ id: 'amount', kind: 'money', label: '金额' }],
    }
    const spent: FieldSource = {
      id: 'spent',
      kind: 'computed',
      label: '合计',
      value: ['sum', ['column', 'lines', 'amount']],
    }
    const indirect: FieldSource = { id: 'indirect', kind: 'money', label: '间接费用' }
    const engine = openEngine(formOf([lines, spent, indirect], [ledger(['field', 'spent'], 3)]), {})
    const fed = () => engine.ledger()[0]?.feeds
    expect(fed()).toEqual([{ path: 'lines', of: 'field' }])
    const row = engine.insertRow('lines', 0)
    expect(fed()).toEqual([{ path: `lines/${row}/amount`, of: 'column' }])
  })
})

describe('when the day changes while the form is open', () => {
  it('everything that reads today is computed again, and its listeners are notified', () => {
    let day = '2026-06-15'
    const form = formOf(
      [
        { id: 'until', kind: 'date', label: '截止', visibleWhen: ['lte', ['today'], '2026-06-15'] },
        { id: 'left', kind: 'computed', label: '剩余天数', value: ['days', ['today'], '2026-06-20'] },
      ],
      [{ id: 'r', assert: ['gte', ['field', 'left'], 5], message: '晚了', at: ['left'] }],
    )
    const engine = createEngine(form, {}, { editable: true, today: () => day })
    const messages: string[] = []
    engine.subscribe('until', () => messages.push('until'))
    engine.subscribe('left', () => messages.push('left'))
    day = '2026-06-16'
    expect(engine.field('left')?.value).toBe('5')
    engine.newDay()
    expect(messages.toSorted()).toEqual(['left', 'until'])
    expect(engine.field('left')?.value).toBe('4')
    expect(engine.field('until')?.visible).toBe(false)
    expect(messagesOf(engine.problems('form', 'submit'))).toEqual(['晚了'])
    messages.length = 0
    engine.newDay()
    expect(messages).toEqual([])
  })
})

describe('a table’s limit', () => {
  it('is reported once, by the form, also when the server refuses the save for it', () => {
    const engine = openEngine(table, { t: rows('a', 'b', 'c') })
    const refused = { severity: 'error', paths: ['t'], code: 60403, message: '表格最多 2 行，请删除多余的行' } as const
    engine.setServerProblems([refused], 'save')
    expect(messagesOf(engine.field('t')?.problems ?? [])).toEqual(['表最多 2 行，现在 3 行'])
  })

  const table = formOf([
    { id: 't', kind: 'table', label: '表', maxRows: 2, columns: [{ id: 'c', kind: 'text', label: 'c' }] },
  ])
  const rows = (...ids: string[]) => ids.map((id) => ({ id, cells: { c: id } }))

  it('applies to every operation on its rows', () => {
    const engine = openEngine(table, { t: rows('a', 'b') })
    engine.set('t', rows('a', 'b', 'c'))
    expect(engine.values().t).toEqual(rows('a', 'b'))
  })

  it('allows removing or replacing rows when there were too many before', () => {
    const engine = openEngine(table, { t: rows('a', 'b', 'c', 'd') })
    engine.set('t', rows('d', 'c', 'b'))
    expect(engine.values().t).toEqual(rows('d', 'c', 'b'))
  })
})

const visible = ['eq', ['field', 'ask'], 'yes']

it('hidden answers are left out of the submission, unless the definition keeps them', () => {
  const form = formOf([
    text('ask'),
    text('gone', { visibleWhen: visible }),
    text('kept', { visibleWhen: visible, keepHidden: true }),
    {
      id: 'rows',
      kind: 'table',
      label: '行',
      columns: [
        text('way'),
        text('why', { visibleWhen: ['eq', ['cell', 'way'], 'other'] }),
        text('never', { visibleWhen: false, defaultValue: '丙' }),
      ],
    },
  ])
  const rows = [
    { id: 'a', cells: { way: 'other', why: '甲' } },
    { id: 'b', cells: { way: 'usual', why: '乙' } },
  ]
  const engine = openEngine(form, { ask: 'no', gone: '一', kept: '二', rows })
  const after = { ...rows[1], cells: { way: 'usual' } }
  expect(submittedValues(engine)).toEqual({ ask: 'no', kept: '二', rows: [rows[0], after] })
  engine.set('ask', 'yes')
  expect(submittedValues(engine)).toMatchObject({ gone: '一' })
})

it('a hidden table is submitted whole where the definition keeps it, and so are kept columns', () => {
  const why = text('why', { visibleWhen: ['eq', ['cell', 'way'], 'other'] })
  const columns = [text('way'), why, text('also', { visibleWhen: ['eq', ['cell', 'way'], 'other'], keepHidden: true })]
  const form = formOf([
    text('ask'),
    { id: 'kept', kind: 'table', label: '行', visibleWhen: visible, keepHidden: true, columns },
    { id: 'plain', kind: 'table', label: '表', columns: [text('way')] },
    { id: 'never', kind: 'static', label: '说明', text: '说明' },
  ])
  const rows = [{ id: 'a', cells: { way: 'usual', why: '甲', also: '乙' } }]
  const plain = [{ id: 'p', cells: { way: 'x' } }]
  const engine = openEngine(form, { ask: 'no', kept: rows, plain })
  expect(submittedValues(engine)).toEqual({ ask: 'no', kept: rows, plain })
  engine.set('ask', 'yes')
  expect(submittedValues(engine).kept).toEqual([{ id: 'a', cells: { way: 'usual', also: '乙' } }])
})
