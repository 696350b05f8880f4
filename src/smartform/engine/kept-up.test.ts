/** Tests that an open form follows every change: each edit leaves it as if it were opened anew with these answers, and tells exactly those concerned. */
import { describe, expect, it } from 'vitest'
import { openEngine, smallForm, text } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import type { FieldState, FormEngine } from './engine'

const number = (id: string, more: object = {}) => ({ id, kind: 'number', label: id, decimals: 2, ...more })
const computed = (id: string, value: unknown) => ({ id, kind: 'computed', label: id, value })
const is = (value: string, of: readonly string[] = ['field', 'ask']) => ['eq', of, value]
const sum = ['sum', ['column', 'lines', 'amount']]

const lines = {
  id: 'lines',
  kind: 'table',
  label: '支出',
  maxRows: 4,
  lockedWhen: is('close'),
  columns: [
    text('way', { maxLength: 4 }),
    number('amount', {
      min: '0',
      required: is('buy', ['cell', 'way']),
      visibleWhen: ['ne', ['cell', 'way'], 'none'],
    }),
    text('note', { lockedWhen: is('keep'), required: is('explain') }),
    text('why', { lockedWhen: is('keep', ['cell', 'way']) }),
    computed('double', ['multiply', ['cell', 'amount'], 2]),
    computed('share', ['divide', ['cell', 'double'], ['field', 'limit']]),
    computed('rest', ['subtract', ['field', 'sum'], ['cell', 'amount']]),
  ],
}
const first = [
  text('ask'),
  number('limit'),
  text('gone', { visibleWhen: is('yes'), required: true }),
  text('locked', { lockedWhen: is('close'), required: is('explain') }),
  text('sometimes', { required: ['gt', ['field', 'sum'], 8] }),
  { id: 'date', kind: 'date', label: 'date', visibleWhen: ['gte', ['field', 'left'], 0] },
  computed('left', ['days', ['today'], ['field', 'date']]),
  computed('sum', sum),
  computed('count', ['rows', 'lines']),
  computed('either', ['if', is('yes'), ['field', 'sum'], ['field', 'count']]),
  computed('buys', ['sumWhere', 'lines', 'amount', is('buy', ['cell', 'way'])]),
  computed('more', ['sum', ['column', 'others', 'n']]),
  computed('unseen', ['filled', ['field', 'gone']]),
  lines,
  { id: 'others', kind: 'table', label: '其他', visibleWhen: is('yes'), columns: [number('n', { required: true })] },
]
const pages = [
  {
    id: 'second',
    title: '第二页',
    visibleWhen: ['ne', ['field', 'ask'], 'short'],
    sections: [
      { id: 'always', fields: [text('plain', { required: true })] },
      { id: 'sometimes', visibleWhen: ['filled', ['field', 'limit']], fields: [text('inner', { maxLength: 3 })] },
    ],
  },
]
const rules = [
  {
    id: 'limit',
    assert: ['lte', ['field', 'sum'], ['field', 'limit']],
    message: '{current} 超过 {limit}',
    at: ['lines.amount', 'limit'],
    ledger: {
      label: '支出',
      current: ['field', 'sum'],
      limit: ['field', 'limit'],
      relation: 'atMost',
      headroom: { value: ['subtract', ['field', 'limit'], ['field', 'sum']], unit: '万元' },
    },
  },
  { id: 'twice', assert: ['unique', ['column', 'lines', 'way']], message: '重复', at: ['lines.way'] },
  { id: 'when', when: is('yes'), assert: ['filled', ['field', 'limit']], message: '要有上限', at: ['gone'] },
  {
    id: 'large',
    severity: 'warning',
    assert: ['lte', ['max', ['column', 'lines', 'amount']], 5],
    message: '太大',
    at: [{ column: 'lines.amount', where: ['gt', ['cell', 'amount'], 5] }],
  },
]
const source = smallForm(first, { rules })
const form = parseDefinition({ ...source, pages: [...source.pages, ...pages] })

const row = (id: string, way: string, amount: string, more: object = {}) => ({ id, cells: { way, amount, ...more } })
const begun = {
  ask: '',
  limit: '10',
  date: '2026-06-20',
  lines: [row('a', 'buy', '3'), row('b', 'rent', '4.5'), row('c', 'lend', '')],
  others: [{ id: 'm', cells: { n: '1' } }],
}

function pathsOf(engine: FormEngine): string[] {
  return [...form.fields.values()].flatMap((field) => {
    const value = engine.field(field.id)?.value
    if (field.kind !== 'table' || !Array.isArray(value)) return [field.id]
    const rows = value as readonly { id: string }[]
    return [field.id, ...rows.flatMap(({ id }) => field.columns.map((column) => `${field.id}/${id}/${column.id}`))]
  })
}
const plain = (state: FieldState | undefined) => state && { ...state, node: state.node.id }

/** All that anybody reads of a form. */
const readingOf = (engine: FormEngine) => ({
  states: pathsOf(engine).map((path) => plain(engine.field(path))),
  problems: engine.problems('form', 'submit'),
  format: engine.problems('form', 'format'),
  progress: engine.progress(),
  ledger: engine.ledger(),
  totals: ['amount', 'double', 'share'].map((column) => engine.total('lines', column)),
  others: engine.total('others', 'n'),
})

const edits: [string, (engine: FormEngine) => unknown][] = [
  ['an answer that fields, tables and sums depend on', (engine) => engine.set('ask', 'yes')],
  ['an answer that locks and requires', (engine) => engine.set('ask', 'close')],
  ['an answer that locks one column', (engine) => engine.set('ask', 'keep')],
  ['an answer that makes answers required', (engine) => engine.set('ask', 'explain')],
  ['an answer that hides a page', (engine) => engine.set('ask', 'short')],
  ['the limit of a rule', (engine) => engine.set('limit', '5')],
  ['the limit of a rule, emptied', (engine) => engine.set('limit', '')],
  ['a cell that sums and its own row read', (engine) => engine.set('lines/a/amount', '9')],
  ['a cell, to what is no number', (engine) => engine.set('lines/b/amount', 'x')],
  ['a cell, to what is too small', (engine) => engine.set('lines/b/amount', '-2')],
  ['a cell that hides another one of its row', (engine) => engine.set('lines/a/way', 'none')],
  ['a cell that requires another one of its row', (engine) => engine.set('lines/c/way', 'buy')],
  ['a cell that locks another one of its row', (engine) => engine.set('lines/c/way', 'keep')],
  ['a cell, to the text of another row', (engine) => engine.set('lines/b/way', 'buy')],
  ['a cell that is too long', (engine) => engine.set('lines/b/way', 'longer')],
  ['a new row', (engine) => engine.insertRow('lines', 1, { id: 'd', cells: { way: 'buy', amount: '6' } })],
  ['a row that is gone', (engine) => engine.removeRow('lines', 'a')],
  ['the last rows, gone one by one', (engine) => ['a', 'b', 'c'].map((id) => engine.removeRow('lines', id))],
  ['rows in another order', (engine) => engine.moveRow('lines', 'a', 2)],
  ['a row gone and back', (engine) => engine.insertRow('lines', 0, engine.removeRow('lines', 'b')?.row)],
  ['the whole table', (engine) => engine.set('lines', [row('b', 'buy', '1'), row('e', 'rent', '2')])],
  ['the rows of the whole table turned', (engine) => engine.set('lines', begun.lines.toReversed())],
  ['one cell of the whole table', (engine) => engine.set('lines', [row('a', 'buy', '7'), ...begun.lines.slice(1)])],
  [
    'what the server has',
    (engine) => engine.load({ ask: 'yes', limit: '1', lines: [row('z', 'buy', '20')] }, 'server'),
  ],
  ['a hidden table', (engine) => engine.set('others/m/n', '2')],
  ['a day', (engine) => engine.set('date', '2026-01-01')],
  ['a text that is too long in a section', (engine) => engine.set('inner', 'longer')],
]

describe('an open form follows', () => {
  it.each(edits)('%s', (_, edit) => {
    const engine = openEngine(form, begun)
    readingOf(engine)
    edit(engine)
    expect(readingOf(engine)).toEqual(readingOf(openEngine(form, engine.values())))
  })

  it.each(edits)('%s, with everything wrong shown', (_, edit) => {
    const engine = openEngine(form, begun)
    engine.reveal('form', 'submit')
    readingOf(engine)
    edit(engine)
    const anew = openEngine(form, engine.values())
    for (const each of [engine, anew]) each.reveal('form', 'submit')
    expect(readingOf(engine)).toEqual(readingOf(anew))
  })

  it('each of many edits in turn', () => {
    const engine = openEngine(form, begun)
    for (const [name, edit] of edits) {
      edit(engine)
      expect([name, readingOf(engine)]).toEqual([name, readingOf(openEngine(form, engine.values()))])
    }
  })

  it.each(edits)('%s, and tells those whose state it changes', (_, edit) => {
    const engine = openEngine(form, begun)
    engine.reveal('form', 'submit')
    const paths = pathsOf(engine)
    const before = new Map(paths.map((path) => [path, engine.field(path)]))
    const told: string[] = []
    let derived = 0
    for (const path of paths) engine.subscribe(path, () => told.push(path))
    engine.subscribeDerived(() => {
      derived += 1
    })
    edit(engine)
    const changed = paths.filter(
      (path) => JSON.stringify(plain(before.get(path))) !== JSON.stringify(plain(engine.field(path))),
    )
    for (const path of changed) expect(told).toContain(path)
    for (const path of new Set(told)) if (!changed.includes(path)) expect(engine.field(path)).not.toBe(before.get(path))
    for (const path of paths) if (!told.includes(path)) expect(engine.field(path)).toBe(before.get(path))
    expect(derived).toBeGreaterThan(0)
  })
})

describe('those who listen', () => {
  it('are told once a change, and not after they stopped, even with the same function twice', () => {
    const engine = openEngine(form, begun)
    let told = 0
    const listener = () => {
      told += 1
    }
    const stops = [engine.subscribe('ask', listener), engine.subscribe('ask', listener)]
    engine.set('ask', 'a')
    expect(told).toBe(2)
    stops[0]?.()
    engine.set('ask', 'b')
    expect(told).toBe(3)
    stops[1]?.()
    stops[1]?.()
    const again = engine.subscribe('ask', listener)
    stops[0]?.()
    engine.set('ask', 'c')
    expect(told).toBe(4)
    again()
    engine.set('ask', 'd')
    expect(told).toBe(4)
  })

  it('to a cell hear of it as soon as it is there', () => {
    const engine = openEngine(form, begun)
    const told: string[] = []
    engine.subscribe('lines/new/way', () => told.push('cell'))
    engine.insertRow('lines', 0, { id: 'new', cells: {} })
    expect(told).toEqual(['cell'])
    expect(engine.field('lines/new/way')?.value).toBe('')
    engine.removeRow('lines', 'new')
    expect(told).toEqual(['cell', 'cell'])
    expect(engine.field('lines/new/way')).toBeUndefined()
  })

  it('to changes and results stop when they want', () => {
    const engine = openEngine(form, begun)
    const heard: string[] = []
    const stops = [engine.onChange(() => heard.push('change')), engine.subscribeDerived(() => heard.push('derived'))]
    engine.set('ask', 'a')
    expect(heard).toEqual(['derived', 'change'])
    for (const stop of stops) stop()
    engine.set('ask', 'b')
    expect(heard).toHaveLength(2)
  })
})

it('answers that nobody changed stay the same objects', () => {
  const engine = openEngine(form, begun)
  const { lines: before, others } = engine.values()
  engine.set('lines', begun.lines)
  expect(engine.values().lines).toBe(before)
  engine.set('lines', [row('a', 'buy', '8'), ...begun.lines.slice(1)])
  const after = engine.values().lines
  expect(Array.isArray(after) && Array.isArray(before) && after[1] === before[1]).toBe(true)
  expect(engine.values().others).toBe(others)
  expect(engine.field('lines/b/way')).toBe(engine.field('lines/b/way'))
})
