import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import type { FieldSource, RuleSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { createEngine } from './create-engine'
import type { FormEngine } from './engine'

const { form: sample } = sampleEngine()

const formOf = (fields: readonly FieldSource[], rules: readonly RuleSource[] = []) => readForm(fields, { rules })

describe('what server and engine both find is one problem', () => {
  it('an empty form has as many problems after the server has named them all as before', () => {
    const engine = openEngine(sample, { partner: 'yes', costs: [{ id: 'row2', cells: { amount: '5' } }] })
    engine.insertRow('people', 0)
    const own = engine.problems('form', 'submit')
    expect(own.length).toBeGreaterThan(3)
    engine.setServerProblems(own.map(({ id, kind: _, pageId: __, ...rest }) => ({ ...rest, rule: id })))
    expect(engine.problems('form', 'submit')).toEqual(own)
    expect(engine.field('title')?.problems.map(({ message }) => message)).toEqual(['请填写项目名称'])
  })

  it.each([
    ['by its rule, whatever it is called there', { rule: 'required:required:title', message: 'Fill in the title' }],
    ['by code, from a server that names no rule', { paths: ['share'], code: 60444 }],
    ['by place and words, from one that names neither', { message: '请填写项目名称' }],
  ])('%s', (_how, named) => {
    const form = formOf(
      [
        { id: 'title', kind: 'text', label: '项目名称', required: true },
        { id: 'share', kind: 'number', label: '份额' },
      ],
      [{ id: 'r', code: 60444, assert: ['lte', ['field', 'share'], 1], message: '太多', at: ['share'] }],
    )
    const engine = openEngine(form, { share: '2' })
    const before = engine.problems('form', 'submit')
    engine.setServerProblems([{ severity: 'error', paths: ['title'], message: '请填写', ...named }])
    expect(engine.problems('form', 'submit')).toEqual(before)
  })

  it('two rules of one code are two problems', () => {
    const rule = (id: string, field: string): RuleSource => ({
      id,
      code: 60413,
      assert: ['lte', ['field', field], 1],
      message: id,
      at: [field],
    })
    const form = formOf(
      [
        { id: 'a', kind: 'number', label: 'a' },
        { id: 'b', kind: 'number', label: 'b' },
      ],
      [rule('one', 'a'), rule('other', 'b')],
    )
    const engine = openEngine(form, { a: '2', b: '1' })
    const named = { severity: 'error', code: 60413 } as const
    engine.setServerProblems([
      { ...named, paths: ['a'], message: 'one', rule: 'rule:one' },
      { ...named, paths: ['b'], message: '另一条', rule: 'rule:other' },
    ])
    expect(engine.problems('form', 'submit').map(({ message }) => message)).toEqual(['one', '另一条'])
  })
})

describe('what the server named goes with its cause', () => {
  const named = { severity: 'error', message: '单位不存在' } as const
  const left = (engine: FormEngine) => engine.problems('form', 'format').map(({ message }) => message)

  it('when its field is hidden', () => {
    const engine = openEngine(sample, { partner: 'yes', unit: '甲' })
    engine.setServerProblems([{ ...named, paths: ['unit'] }])
    expect(left(engine)).toEqual(['单位不存在'])
    engine.set('partner', 'no')
    expect(left(engine)).toEqual([])
    expect(engine.progress()[0]?.errors).toBe(0)
    engine.set('partner', 'yes')
    expect(left(engine)).toEqual([])
  })

  it('when its page or section is hidden', () => {
    const form = parseDefinition({
      id: 'f',
      version: 1,
      title: '表',
      pages: [
        { id: 'p', title: '页', sections: [{ id: 's', fields: [{ id: 'a', kind: 'text', label: 'a' }] }] },
        {
          id: 'q',
          title: '页',
          visibleWhen: ['empty', ['field', 'a']],
          sections: [{ id: 't', fields: [{ id: 'b', kind: 'text', label: 'b' }] }],
        },
      ],
    })
    const engine = openEngine(form, {})
    engine.setServerProblems([{ ...named, paths: ['b'] }])
    engine.set('a', '1')
    expect(left(engine)).toEqual([])
  })

  it('when its column is hidden in its row, not in another', () => {
    const form = formOf([
      {
        id: 't',
        kind: 'table',
        label: '表',
        columns: [
          { id: 'kind', kind: 'text', label: '类' },
          { id: 'other', kind: 'text', label: '其他', visibleWhen: ['eq', ['cell', 'kind'], '其他'] },
        ],
      },
    ])
    const rows = ['r1', 'r2'].map((id) => ({ id, cells: { kind: '其他', other: 'x' } }))
    const engine = openEngine(form, { t: rows })
    engine.setServerProblems([{ ...named, paths: ['t/r1/other'] }])
    engine.set('t/r2/kind', '人员')
    expect(left(engine)).toEqual(['单位不存在'])
    engine.set('t/r1/kind', '人员')
    expect(left(engine)).toEqual([])
  })

  it('when what a rule of the form reads is changed, wherever that is', () => {
    const form = formOf(
      [
        { id: 'a', kind: 'number', label: 'a' },
        { id: 'b', kind: 'number', label: 'b' },
        { id: 'c', kind: 'text', label: 'c' },
      ],
      [{ id: 'r', assert: ['lte', ['field', 'a'], ['field', 'b']], message: '多', at: ['a'] }],
    )
    const engine = openEngine(form, { a: '1', b: '2' })
    // said of an earlier state of the answers
    engine.setServerProblems([{ severity: 'error', paths: ['a'], message: '多', rule: 'rule:r' }])
    engine.set('c', '说')
    expect(left(engine)).toEqual(['多'])
    engine.set('b', '3')
    expect(left(engine)).toEqual([])
  })

  it('and what a paste could not write stays when another block is pasted elsewhere', () => {
    const engine = openEngine(sample, { title: '甲' })
    const paste = (path: string, message: string) =>
      engine.setServerProblems([{ severity: 'error', paths: [path], message }], 'paste')
    paste('title', '一')
    paste('remark', '二')
    expect(left(engine).toSorted()).toEqual(['一', '二'])
    paste('title', '三')
    expect(left(engine).toSorted()).toEqual(['三', '二'].toSorted())
    engine.set('title', '乙')
    expect(left(engine)).toEqual(['二'])
  })

  it('and what a save refused stays while the whole is checked, until its field is changed', () => {
    const engine = openEngine(sample, { title: '甲' })
    engine.setServerProblems([{ severity: 'error', paths: ['title'], message: '没有保存' }], 'save')
    engine.setServerProblems([])
    expect(engine.field('title')?.problems.map(({ message }) => message)).toEqual(['没有保存'])
    engine.set('title', '乙')
    expect(engine.field('title')?.problems).toEqual([])
  })
})

describe('a problem that was shown', () => {
  it('is told as it stands now: new words with the new value, null once it is mended', () => {
    const engine = openEngine(sample, { title: '字'.repeat(53) })
    const [found] = engine.reveal({ page: 'basics' }, 'format')
    if (!found) throw new Error('nothing found')
    engine.set('title', '字'.repeat(60))
    expect(engine.standing(found)?.message).toBe('项目名称不能超过 50 个字，现在 60 个')
    engine.set('title', '题')
    expect(engine.standing(found)).toBeNull()
  })

  it('of a rule follows the numbers', () => {
    const engine = openEngine(sample, {})
    engine.set('costs/row0/amount', '100')
    engine.set('costs/row2/amount', '13')
    const found = engine.reveal('form', 'submit').find(({ kind }) => kind === 'rule')
    if (!found) throw new Error('nothing found')
    engine.set('costs/row2/amount', '14')
    expect(engine.standing(found)?.message).toContain('14%')
  })
})

describe('the ledger points at what feeds it', () => {
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
      'a computed value at what it is worked out from',
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
      'its limit too, and what is hidden not',
      ['field', 'gone'],
      ['field', 'indirect'],
      [{ path: 'indirect', of: 'field' }],
    ],
  ])('%s', (_what, current, limit, expected) => {
    expect(feeds(ledger(current, limit))).toEqual(expected)
  })
})

describe('an optional page', () => {
  it('is optional while nothing is answered, until something in it must be', () => {
    const engine = openEngine(
      formOf([
        { id: 'a', kind: 'text', label: 'a' },
        { id: 'b', kind: 'text', label: 'b', required: ['eq', ['field', 'a'], '要'] },
      ]),
      {},
    )
    const state = () => engine.progress()[0]?.state
    expect(state()).toBe('optional')
    engine.set('a', '要')
    expect(state()).toBe('partial')
    engine.set('a', '')
    expect(state()).toBe('optional')
  })
})

describe('a day ends while the form is open', () => {
  it('and everything that reads today is worked out again, whoever shows it is told', () => {
    let day = '2026-06-15'
    const form = formOf(
      [
        { id: 'until', kind: 'date', label: '截止', visibleWhen: ['lte', ['today'], '2026-06-15'] },
        { id: 'left', kind: 'computed', label: '剩余天数', value: ['days', ['today'], '2026-06-20'] },
      ],
      [{ id: 'r', assert: ['gte', ['field', 'left'], 5], message: '晚了', at: ['left'] }],
    )
    const engine = createEngine(form, {}, { editable: true, today: () => day })
    const told: string[] = []
    engine.subscribe('until', () => told.push('until'))
    engine.subscribe('left', () => told.push('left'))
    day = '2026-06-16'
    expect(engine.field('left')?.value).toBe('5')
    engine.newDay()
    expect(told.toSorted()).toEqual(['left', 'until'])
    expect(engine.field('left')?.value).toBe('4')
    expect(engine.field('until')?.visible).toBe(false)
    expect(engine.problems('form', 'submit').map(({ message }) => message)).toEqual(['晚了'])
    told.length = 0
    engine.newDay()
    expect(told).toEqual([])
  })
})

describe('a table’s limit', () => {
  it('is said once, by the form, also when the server refuses the save for it', () => {
    const engine = openEngine(table, { t: rows('a', 'b', 'c') })
    const refused = { severity: 'error', paths: ['t'], code: 60403, message: '表格最多 2 行，请删除多余的行' } as const
    engine.setServerProblems([refused], 'save')
    expect(engine.field('t')?.problems.map(({ message }) => message)).toEqual(['表最多 2 行，现在 3 行'])
  })

  const table = formOf([
    { id: 't', kind: 'table', label: '表', maxRows: 2, columns: [{ id: 'c', kind: 'text', label: 'c' }] },
  ])
  const rows = (...ids: string[]) => ids.map((id) => ({ id, cells: { c: id } }))

  it('holds for whatever a person does to its rows at once', () => {
    const engine = openEngine(table, { t: rows('a', 'b') })
    engine.set('t', rows('a', 'b', 'c'))
    expect(engine.values().t).toEqual(rows('a', 'b'))
  })

  it('lets rows that were too many before become fewer, or other ones', () => {
    const engine = openEngine(table, { t: rows('a', 'b', 'c', 'd') })
    engine.set('t', rows('d', 'c', 'b'))
    expect(engine.values().t).toEqual(rows('d', 'c', 'b'))
  })
})
