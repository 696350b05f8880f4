/** Tests of rules, totals and conditions while typing. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import type { EngineChange } from './engine'

const { engine, messages, progress, addPerson, problems } = sampleEngine()

describe('the 12 % rule, while typing', () => {
  it.each([
    ['100', '12', true],
    ['100', '12.01', false],
    ['99.99', '11.99', true],
    ['100.07', '12', true],
    ['', '', null],
    ['0', '5', null],
  ])('direct %s, indirect %s', (direct, indirect, isMet) => {
    engine().set('costs/row0/amount', direct)
    engine().set('costs/row2/amount', indirect)
    expect(engine().ledger()[0]?.holds).toBe(isMet)
  })

  it('is reported with its numbers once it has been validated', () => {
    engine().set('costs/row0/amount', '100')
    engine().set('costs/row2/amount', '13')
    expect(messages('costs')).toEqual([])
    engine().reveal({ page: 'budget' }, 'format')
    expect(messages('costs')).toEqual(['间接费用占 13%，不能超过 12%，请减少 1 万元'])
    engine().set('costs/row2/amount', '14')
    expect(messages('costs')).toEqual(['间接费用占 14%，不能超过 12%，请减少 2 万元'])
    engine().set('costs/row2/amount', '12')
    expect(messages('costs')).toEqual([])
  })

  it('has the same figures until one of its amounts changes', () => {
    engine().set('costs/row0/amount', '100')
    engine().set('costs/row2/amount', '12')
    const before = engine().ledger()
    engine().set('title', '题')
    engine().set('costs/row0/amount', '100.00')
    expect(engine().ledger()).toBe(before)
    engine().set('costs/row0/amount', '101')
    expect(engine().ledger()).not.toEqual(before)
  })

  it('as a warning appears at its line and keeps the page valid', () => {
    engine().set('costs/row0/amount', '100')
    engine().set('costs/row1/amount', '20')
    engine().reveal('form', 'submit')
    expect(engine().field('costs/row1/amount')?.problems).toMatchObject([
      { message: '差旅费偏高', severity: 'warning' },
    ])
    expect(progress('budget')?.errors).toBe(0)
  })
})

describe('totals and computed values', () => {
  it('are exact and follow each keystroke', () => {
    engine().set('costs/row0/amount', '0.1')
    engine().set('costs/row1/amount', '０．２')
    expect(engine().total('costs', 'amount')).toBe('0.3')
    expect(engine().field('direct')?.value).toBe('0.3')
  })

  it('in a row use the row and the fields outside', () => {
    const [first, two] = [addPerson({ months: '3' }), addPerson({ months: '5' })]
    engine().set('rate', '1.5')
    expect(engine().field(`people/${first}/cost`)?.value).toBe('4.5')
    engine().set(`people/${two}/months`, '2')
    expect(engine().field(`people/${two}/cost`)?.value).toBe('3')
    expect(engine().total('people', 'cost')).toBe('7.5')
  })

  it('of text, of an unknown column or of an unknown table do not exist', () => {
    expect([engine().total('people', 'name'), engine().total('people', 'x'), engine().total('x', 'x')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('conditions', () => {
  it('form chains, and a hidden field keeps its answer', () => {
    engine().set('partner', 'yes')
    engine().set('unit', '某大学')
    expect(engine().field('share')?.visible).toBe(true)
    engine().set('partner', 'no')
    expect([engine().field('unit')?.visible, engine().field('share')?.visible]).toEqual([false, false])
    expect(engine().values().unit).toBe('某大学')
    engine().set('partner', 'yes')
    expect([engine().field('unit')?.value, engine().field('share')?.visible]).toEqual(['某大学', true])
  })

  it('exempt hidden fields from requirements and checks', () => {
    engine().set('partner', 'yes')
    engine().set('unit', '某大学')
    engine().set('share', '150')
    engine().reveal('form', 'submit')
    expect(messages('share')).toEqual(['合作份额不能大于 100%，现在是 150%'])
    engine().set('partner', 'no')
    expect(problems().map((problem) => problem.paths[0])).toEqual(['title'])
    expect(engine().field('unit')?.required).toBe(false)
    expect(messages('share')).toEqual([])
  })

  it('can require a cell because of other cells of its row', () => {
    const row = addPerson({ name: '张三', role: 'leader' })
    expect(engine().field(`people/${row}/months`)?.required).toBe(false)
    engine().set(`people/${row}/role`, 'core')
    expect(engine().field(`people/${row}/months`)?.required).toBe(true)
    expect(problems().map((problem) => problem.message)).toContain('成员第 1 行：请填写人月')
  })

  it('can lock a field for the user, not for the server', () => {
    engine().set('source', '别处')
    expect(engine().values().source).toBe('指南')
    engine().load({ source: '别处' }, 'server')
    expect(engine().values().source).toBe('别处')
  })

  it('are locked with everything else in a read-only form', () => {
    engine({ title: '原题' }, false)
    engine().set('title', '改')
    expect([
      engine().values().title,
      engine().insertRow('people', 0),
      engine().field('costs/row0/amount')?.locked,
    ]).toEqual(['原题', null, true])
  })
})

describe('values', () => {
  it('are saved trimmed, without computed or static fields', () => {
    engine().set('title', ' 题 ')
    expect(engine().field('title')?.value).toBe(' 题 ')
    expect(engine().values()).toMatchObject({ title: '题', source: '指南' })
    expect(Object.keys(engine().values())).not.toContain('direct')
  })

  it('of fields that the form no longer has are kept apart and not sent', () => {
    engine({ removed: 'x', title: ['x'], people: [{ id: 'r', cells: { name: '甲', age: 3 } }] })
    expect([...engine().unusedValues()]).toEqual([
      ['removed', 'x'],
      ['title', ['x']],
      ['people/r/age', 3],
    ])
    expect(Object.keys(engine().values())).not.toContain('removed')
  })

  it('report changed fields to autosave once per change, and nothing without a change', () => {
    const changes: EngineChange[] = []
    engine().onChange((change) => changes.push(change))
    engine().set('title', '题')
    engine().set('title', '题')
    engine().set('direct', '1')
    engine().set('nothing/here', '1')
    engine().load({ title: '新题', remark: '说', source: '指南', removed: 1 }, 'draft')
    expect(changes).toEqual([
      { origin: 'person', fieldIds: ['title'] },
      { origin: 'draft', fieldIds: ['title', 'remark'] },
    ])
  })

  it.each([null, 'x', [], { title: {}, people: 'x', costs: [null, 3] }, JSON.parse('{"__proto__": {"title": "x"}}')])(
    'of any kind are tolerated: %j',
    (values) => {
      engine(values)
      expect(engine().values()).toMatchObject({ title: '', people: [] })
      expect(engine().field('__proto__') ?? engine().field('') ?? engine().field('a/b/c/d')).toBeUndefined()
    },
  )
})

describe('the state of a place', () => {
  const columns = [
    { id: 'n', kind: 'number', label: '数' },
    { id: 'twice', kind: 'computed', label: '倍', value: ['multiply', ['cell', 'n'], 2] },
  ]
  const form = readForm([
    { id: 'a', kind: 'text', label: '名' },
    { id: 't', kind: 'table', label: '表', columns },
  ])
  const opened = () => openEngine(form, { a: '甲', t: [{ id: 'r', cells: { n: '3' } }] })

  it('has the value of a cell, and what a computed cell comes to', () => {
    const small = opened()
    expect(['t/r/n', 't/r/twice'].map((path) => small.field(path)?.value)).toEqual(['3', '6'])
  })

  it('is none where the form has no such place', () => {
    const small = opened()
    expect(['gone', 'a/r/n', 't/r', 't/r/gone', 't/gone/n'].map((path) => small.field(path))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })

  it('is told to a listener that came after another had left twice', () => {
    const small = opened()
    const leave = small.subscribe('a', () => undefined)
    leave()
    const told: unknown[] = []
    small.subscribe('a', () => told.push(small.field('a')?.value))
    leave()
    small.set('a', '乙')
    expect(told).toEqual(['乙'])
  })
})
