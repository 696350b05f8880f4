/** Tests of what a form takes and refuses: answers, cells, rows, and answers that fit nowhere. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm, text } from '../../../tests/smartform/small-form'
import { rowsIn } from '../schema/rows'
import { createEngine } from './create-engine'
import type { EngineChange, FormEngine } from './engine'

const form = readForm([
  text('ask'),
  text('closed', { lockedWhen: true, defaultValue: '定' }),
  { id: 'result', kind: 'computed', label: '结果', value: ['length', ['field', 'ask']], required: true },
  { id: 'words', kind: 'static', label: '说明', text: '说明', required: true },
  {
    id: 'free',
    kind: 'table',
    label: '行',
    maxRows: 3,
    columns: [
      text('name'),
      text('kept', { lockedWhen: ['eq', ['cell', 'name'], 'lock'] }),
      text('never', { lockedWhen: true, defaultValue: '预' }),
      { id: 'sum', kind: 'computed', label: '数', value: ['length', ['cell', 'name']], required: true },
    ],
  },
  {
    id: 'fixed',
    kind: 'table',
    label: '固定',
    columns: [text('item'), text('said')],
    fixedRows: [{ id: 'one', cells: { item: '甲' } }],
  },
  { id: 'shut', kind: 'table', label: '关', lockedWhen: true, columns: [text('c')] },
])
const row = (id: string, cells: object = {}) => ({ id, cells: { name: '', kept: '', never: '', ...cells } })
const two = { free: [row('a', { name: '一' }), row('b', { name: 'lock', kept: '守' })] }

/** What an operation answers, which changes autosave hears of, and the rows. */
function worked(work: (engine: FormEngine) => unknown, values: object = two) {
  const engine = openEngine(form, values)
  const heard: EngineChange[] = []
  engine.onChange((change) => heard.push(change))
  const answer = work(engine)
  const rows = engine.values().free as readonly { id: string }[]
  return { engine, answer, heard, ids: rows.map(({ id }) => id) }
}
const rowsOf = (engine: FormEngine) => rowsIn(engine.values().free)
const setFixed = (engine: FormEngine) =>
  engine.set(
    'fixed',
    ['one', 'other'].map((id) => ({ id, cells: { said: '说' } })),
  )
const byPerson = (...fieldIds: string[]) => [{ origin: 'person', fieldIds }]

describe('a form takes', () => {
  it.each<[string, (engine: FormEngine) => unknown, string]>([
    ['an answer', (engine) => engine.set('ask', '问'), 'ask'],
    ['a cell', (engine) => engine.set('free/a/name', '二'), 'free'],
    ['a cell beside a preset one', (engine) => engine.set('fixed/one/said', '说'), 'fixed'],
    ['a whole table', (engine) => engine.set('free', [row('a')]), 'free'],
    [
      'as many rows as fit',
      (engine) =>
        engine.set(
          'free',
          ['x', 'y', 'z'].map((id) => row(id)),
        ),
      'free',
    ],
    ['a move', (engine) => engine.moveRow('free', 'a', 1), 'free'],
    ['a whole table without its last row', (engine) => engine.set('free', rowsOf(engine).slice(0, 1)), 'free'],
    ['a whole table in another order', (engine) => engine.set('free', rowsOf(engine).toReversed()), 'free'],
    ['a whole fixed table, without rows that it does not have', setFixed, 'fixed'],
  ])('%s, and autosave hears of it', (_, work, fieldId) => {
    const { answer, heard } = worked(work)
    expect(answer).toBe(true)
    expect(heard).toEqual(byPerson(fieldId))
  })

  it.each<[string, (engine: FormEngine) => unknown]>([
    ['the same answer', (engine) => engine.set('ask', '')],
    ['the same cell', (engine) => engine.set('free/a/name', '一')],
    [
      'the same table',
      (engine) => engine.set('free', [row('a', { name: '一' }), row('b', { name: 'lock', kept: '守' })]),
    ],
    ['a row moved to where it is', (engine) => engine.moveRow('free', 'a', 0)],
    ['a row moved before the first', (engine) => engine.moveRow('free', 'a', -3)],
    ['a row moved behind the last', (engine) => engine.moveRow('free', 'b', 99)],
  ])('%s, and there is nothing to save', (_, work) => {
    const { answer, heard, ids } = worked(work)
    expect([answer, heard, ids]).toEqual([true, [], ['a', 'b']])
  })

  it.each<[string, (engine: FormEngine) => unknown, unknown]>([
    ['an answer in a locked field', (engine) => engine.set('closed', '改'), false],
    ['an answer in a computed field', (engine) => engine.set('result', '1'), false],
    ['an answer in a text to read', (engine) => engine.set('words', '1'), false],
    ['an answer in no field', (engine) => engine.set('gone', '1'), false],
    ['a row as an answer', (engine) => engine.set('free/a', '1'), false],
    ['a cell of a gone row', (engine) => engine.set('free/x/name', '1'), false],
    ['a cell of a gone column', (engine) => engine.set('free/a/x', '1'), false],
    ['a cell of no table', (engine) => engine.set('ask/a/x', '1'), false],
    ['a computed cell', (engine) => engine.set('free/a/sum', '1'), false],
    ['a cell that its row locks', (engine) => engine.set('free/b/kept', '改'), false],
    ['a cell that is always locked', (engine) => engine.set('free/a/never', '改'), false],
    ['a preset cell', (engine) => engine.set('fixed/one/item', '乙'), false],
    ['a cell of a locked table', (engine) => engine.set('shut/r/c', '1'), false],
    [
      'more rows than fit',
      (engine) =>
        engine.set(
          'free',
          ['w', 'x', 'y', 'z'].map((id) => row(id)),
        ),
      false,
    ],
    ['a row in a locked table', (engine) => engine.insertRow('shut', 0), null],
    ['a row in no table', (engine) => engine.insertRow('ask', 0), null],
    ['a row of a locked table away', (engine) => engine.removeRow('shut', 'r'), null],
    ['a gone row away', (engine) => engine.removeRow('free', 'x'), null],
    ['a gone row elsewhere', (engine) => engine.moveRow('free', 'x', 0), false],
    ['a fixed row elsewhere', (engine) => engine.moveRow('fixed', 'one', 0), false],
    ['a row of a locked table elsewhere', (engine) => engine.moveRow('shut', 'r', 0), false],
  ])('no %s', (_, work, refusal) => {
    const { answer, heard, engine } = worked(work, { ...two, shut: [{ id: 'r', cells: { c: '1' } }] })
    expect([answer, heard]).toEqual([refusal, []])
    expect(engine.values()).toEqual(openEngine(form, { ...two, shut: [{ id: 'r', cells: { c: '1' } }] }).values())
  })
})

describe('a new row', () => {
  it.each([
    [0, ['new', 'a', 'b']],
    [1, ['a', 'new', 'b']],
    [1.9, ['a', 'new', 'b']],
    [-4, ['new', 'a', 'b']],
    [99, ['a', 'b', 'new']],
    [Number.NaN, ['a', 'b', 'new']],
    [Number.POSITIVE_INFINITY, ['a', 'b', 'new']],
  ])('put at %d stands there', (index, order) => {
    const { answer, ids, heard } = worked((engine) => engine.insertRow('free', index, { id: 'new', cells: {} }))
    expect([answer, ids]).toEqual(['new', order])
    expect(heard).toEqual(byPerson('free'))
  })

  it('has its defaults, and the cells that it is given', () => {
    const { engine } = worked((each) => each.insertRow('free', 2, { id: 'new', cells: { name: '三' } }))
    expect(engine.values().free).toMatchObject([{}, {}, { cells: { name: '三', kept: '', never: '预' } }])
  })

  it.each(['a', 'b', 'x/y', ''])('gets an id of its own where %j is taken or no id', (id) => {
    const { answer, ids } = worked((engine) => engine.insertRow('free', 0, { id, cells: {} }))
    expect(answer).toMatch(/^r[a-z0-9]+$/)
    expect(new Set(ids).size).toBe(3)
  })

  it('is refused where the table is full', () => {
    const { answer } = worked((engine) => [engine.insertRow('free', 0), engine.insertRow('free', 0)])
    expect(answer).toEqual([expect.stringMatching(/^r/), null])
  })
})

describe('a table that is set as a whole', () => {
  it('keeps the locked cells of rows that it had, and takes those of new rows', () => {
    const { engine } = worked((each) =>
      each.set('free', [
        row('b', { name: 'lock', kept: '改' }),
        row('a', { kept: '新', never: '改' }),
        row('c', { never: '改' }),
      ]),
    )
    expect(engine.values().free).toEqual([
      row('b', { name: 'lock', kept: '守' }),
      row('a', { kept: '新' }),
      row('c', { never: '改' }),
    ])
  })
})

describe('an answer that fits nowhere is kept apart', () => {
  it('with its place, and nothing is where there was nothing', () => {
    const engine = openEngine(form, {
      gone: '丙',
      ...{ empty: null, blank: '  ', none: [] },
      ask: { no: 'text' },
      free: [7, { cells: {} }, { id: 'p', cells: { name: '甲', age: null, no: ' ', sum: '3', more: '四' } }],
      fixed: [
        { id: 'one', cells: { said: '说' } },
        { id: 'other', cells: { said: '别' } },
      ],
    })
    expect([...engine.unusedValues()]).toEqual([
      ['gone', '丙'],
      ['ask', { no: 'text' }],
      ['free/1', 7],
      ['free/p/sum', '3'],
      ['free/p/more', '四'],
      ['fixed/other', { id: 'other', cells: { said: '别' } }],
    ])
  })

  it('until it is loaded anew', () => {
    const engine = openEngine(form, { gone: '丙', ask: ['x'], lost: '丁' })
    engine.load({ ask: '问', gone: '' }, 'server')
    expect([...engine.unusedValues()]).toEqual([['lost', '丁']])
    engine.load({ gone: '戊' }, 'server')
    expect([...engine.unusedValues()]).toEqual([
      ['lost', '丁'],
      ['gone', '戊'],
    ])
  })
})

describe('a form of which only some fields are open', () => {
  it('takes answers in these alone', () => {
    const engine = createEngine(form, two, { editable: true, open: new Set(['ask']), today: () => '2026-06-15' })
    expect([engine.set('ask', '问'), engine.set('free/a/name', '改'), engine.insertRow('free', 0)]).toEqual([
      true,
      false,
      null,
    ])
    expect([engine.field('ask')?.locked, engine.field('free')?.locked]).toEqual([false, true])
  })
})

it('what is computed or only to be read is never required', () => {
  const engine = openEngine(form, two)
  expect([
    engine.field('result')?.required,
    engine.field('words')?.required,
    engine.field('free/a/sum')?.required,
  ]).toEqual([false, false, false])
  expect(engine.problems('form', 'submit')).toEqual([])
  expect(Object.keys(engine.values())).toEqual(['ask', 'closed', 'free', 'fixed', 'shut'])
})

it('the day of a form is the one it was opened on', () => {
  expect(openEngine(form).today()).toBe('2026-06-15')
})
