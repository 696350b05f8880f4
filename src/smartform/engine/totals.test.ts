/** Tests that totals, computed values and rules of a table follow every edit after they were read once. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import { rowsIn } from '../schema/rows'
import type { FormEngine } from './engine'

const is = (value: string, of: readonly string[]) => ['eq', of, value]
const amounts = ['column', 'lines', 'amount']
const formOf = () =>
  readForm(
    [
      { id: 'ask', kind: 'text', label: '问' },
      { id: 'rate', kind: 'number', label: '率' },
      {
        id: 'lines',
        kind: 'table',
        label: '行',
        visibleWhen: ['ne', ['field', 'ask'], 'hide'],
        columns: [
          { id: 'way', kind: 'text', label: '式' },
          {
            id: 'amount',
            kind: 'number',
            label: '数',
            decimals: 2,
            visibleWhen: ['ne', ['cell', 'way'], 'none'],
            lockedWhen: is('lock', ['field', 'ask']),
          },
          { id: 'cost', kind: 'computed', label: '费', value: ['multiply', ['cell', 'amount'], ['field', 'rate']] },
          { id: 'whole', kind: 'computed', label: '总', value: ['sum', amounts] },
          { id: 'base', kind: 'computed', label: '底', value: ['field', 'rate'] },
        ],
      },
      { id: 'count', kind: 'computed', label: '行数', value: ['rows', 'lines'] },
      { id: 'sum', kind: 'computed', label: '和', value: ['sum', ['column', 'lines', 'cost']] },
      { id: 'whole', kind: 'computed', label: '总', value: ['add', ['field', 'sum'], ['field', 'count']] },
    ],
    {
      rules: [
        { id: 'most', assert: ['lte', ['max', amounts], 10], message: '大', at: ['lines.amount'] },
        { id: 'twice', assert: ['unique', ['column', 'lines', 'way']], message: '重', at: ['lines.way', 'count'] },
      ],
    },
  )
const row = (id: string, way: string, amount: string) => ({ id, cells: { way, amount } })
const begun = { rate: '2', lines: [row('a', 'x', '1'), row('b', 'y', '2.5'), row('c', 'z', '')] }

const reading = (engine: FormEngine) => ({
  rows: rowsIn(engine.field('lines')?.value)
    .map(({ id }) => id)
    .join(''),
  total: engine.total('lines', 'amount'),
  costs: ['a', 'b', 'c', 'd'].map((id) => engine.field(`lines/${id}/cost`)?.value),
  computed: ['count', 'sum', 'whole'].map((id) => engine.field(id)?.value),
  broken: engine.problems('form', 'submit').map(({ paths }) => paths),
})
const first = { rows: 'abc', total: '3.5', costs: ['2', '5', null, undefined], computed: ['3', '7', '10'], broken: [] }

describe('totals, computed values and rules of a table', () => {
  it.each<[string, (engine: FormEngine) => unknown, Partial<ReturnType<typeof reading>>]>([
    ['nothing', () => true, {}],
    [
      'a cell',
      (engine) => engine.set('lines/a/amount', '11'),
      {
        total: '13.5',
        costs: ['22', '5', null, undefined],
        computed: ['3', '27', '30'],
        broken: [['lines/a/amount']],
      },
    ],
    [
      'a cell, emptied',
      (engine) => engine.set('lines/b/amount', ''),
      { total: '1', costs: ['2', null, null, undefined], computed: ['3', '2', '5'] },
    ],
    [
      'a cell that is no number',
      (engine) => engine.set('lines/b/amount', 'x'),
      { total: '1', costs: ['2', null, null, undefined], computed: ['3', '2', '5'], broken: [['lines/b/amount']] },
    ],
    [
      'two cells one after the other',
      (engine) => [engine.set('lines/a/amount', '4'), engine.set('lines/c/amount', '5')],
      { total: '11.5', costs: ['8', '5', '10', undefined], computed: ['3', '23', '26'] },
    ],
    [
      'a cell that hides another',
      (engine) => engine.set('lines/a/way', 'none'),
      { total: '2.5', costs: [null, '5', null, undefined], computed: ['3', '5', '8'] },
    ],
    [
      'a cell like another',
      (engine) => engine.set('lines/a/way', 'y'),
      { broken: [['lines/a/way', 'lines/b/way', 'count']] },
    ],
    [
      'a field that each row reads',
      (engine) => engine.set('rate', '3'),
      { costs: ['3', '7.5', null, undefined], computed: ['3', '10.5', '13.5'] },
    ],
    [
      'a new row',
      (engine) => engine.insertRow('lines', 0, row('d', 'w', '20')),
      {
        rows: 'dabc',
        total: '23.5',
        costs: ['2', '5', null, '40'],
        computed: ['4', '47', '51'],
        broken: [['lines/d/amount']],
      },
    ],
    [
      'a row that is gone',
      (engine) => engine.removeRow('lines', 'a'),
      { rows: 'bc', total: '2.5', costs: [undefined, '5', null, undefined], computed: ['2', '5', '7'] },
    ],
    [
      'a row gone and back',
      (engine) => engine.insertRow('lines', 2, engine.removeRow('lines', 'a')?.row),
      { rows: 'bca' },
    ],
    ['rows in another order', (engine) => engine.moveRow('lines', 'a', 2), { rows: 'bca' }],
    [
      'another table',
      (engine) => engine.load({ lines: [row('b', 'y', '12'), row('d', 'y', '1')] }, 'server'),
      {
        rows: 'bd',
        total: '13',
        costs: [undefined, '24', undefined, '2'],
        computed: ['2', '26', '28'],
        broken: [['lines/b/amount'], ['lines/b/way', 'lines/d/way', 'count']],
      },
    ],
    [
      'another table with a cell that is no number',
      (engine) => engine.load({ lines: [row('b', 'y', 'x')] }, 'server'),
      {
        rows: 'b',
        total: '0',
        costs: [undefined, null, undefined, undefined],
        computed: ['1', '0', '1'],
        broken: [['lines/b/amount']],
      },
    ],
    [
      'a hidden table',
      (engine) => [engine.set('ask', 'hide'), engine.set('lines/a/amount', '20')],
      { total: '0', costs: ['40', '5', null, undefined], computed: ['0', '0', '0'] },
    ],
    [
      'a cell of a table that is hidden, and shows again',
      (engine) => [
        engine.set('ask', 'hide'),
        engine.total('lines', 'amount'),
        engine.set('lines/a/amount', '4'),
        engine.total('lines', 'amount'),
        engine.set('ask', ''),
      ],
      { total: '6.5', costs: ['8', '5', null, undefined], computed: ['3', '13', '16'] },
    ],
  ])('follow %s', (_, edit, changed) => {
    const engine = openEngine(formOf(), begun)
    expect(reading(engine)).toEqual(first)
    edit(engine)
    expect(reading(engine)).toEqual({ ...first, ...changed })
  })

  it('follow other rows and fields where a cell is computed from these alone', () => {
    const engine = openEngine(formOf(), begun)
    const whole = () => engine.field('lines/b/whole')?.value
    expect(whole()).toBe('3.5')
    engine.set('lines/a/amount', '4')
    expect(whole()).toBe('6.5')
    engine.removeRow('lines', 'a')
    expect(whole()).toBe('2.5')
    engine.insertRow('lines', 0, row('d', '', ''))
    expect([engine.field('lines/d/whole')?.value, engine.field('lines/d/base')?.value]).toEqual(['2.5', '2'])
  })
})
