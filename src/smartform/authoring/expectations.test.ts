/** The statements that an author can keep as the expectations of an example, and keeping them. */

import { describe, expect, it } from 'vitest'
import { readForm, smallForm } from '../../../tests/smartform/small-form'
import type { FormSource } from '../schema/definition'
import {
  answersToKeep,
  firstExpectation,
  isExpected,
  renewedExpectation,
  type Statement,
  statementsOf,
  withExpectation,
} from './expectations'

const way = { id: 'way', kind: 'radio', label: '方式', options: [{ value: 'buy', label: '买' }] }
const text = (id: string, label: string, more: object = {}) => ({ id, kind: 'text', label, ...more })
const chosen = ['filled', ['field', 'way']]
const read = (fields: object[], values: Record<string, unknown>, more: object = {}) =>
  statementsOf(
    smallForm(fields, more) as unknown as FormSource,
    { id: 'e', title: '例', values, expects: {} },
    '2026-06-15',
  )
/** Texts of statements; a star marks what other answers would make otherwise. */
const sentences = (...of: Parameters<typeof read>) =>
  read(...of).map(({ text: said, isTelling }) => (isTelling ? `${said}*` : said))

describe('statements', () => {
  it.each<[string, object[], Record<string, unknown>, string[]]>([
    ['of a plain field', [text('a', '甲')], {}, ['“甲”显示', '“甲”可以不填', '答案可以提交*']],
    ['of a required field', [text('a', '甲', { required: true })], {}, ['“甲”显示', '“甲”必填', '答案不能提交']],
    [
      'of a field that shows under a condition',
      [way, text('a', '甲', { visibleWhen: chosen })],
      { way: 'buy' },
      ['“方式”显示', '“方式”可以不填', '“甲”显示*', '“甲”可以不填', '答案可以提交*'],
    ],
    [
      'and is required then',
      [way, text('a', '甲', { visibleWhen: chosen, required: true })],
      { way: 'buy', a: '一' },
      ['“方式”显示', '“方式”可以不填', '“甲”显示*', '“甲”必填*', '答案可以提交*'],
    ],
    [
      'or does not show',
      [way, text('a', '甲', { visibleWhen: chosen, required: true })],
      {},
      ['“方式”显示', '“方式”可以不填', '“甲”不显示*', '答案可以提交*'],
    ],
    [
      'of a field that is required under a condition',
      [way, text('a', '甲', { required: chosen })],
      {},
      ['“方式”显示', '“方式”可以不填', '“甲”显示', '“甲”可以不填*', '答案可以提交*'],
    ],
    [
      'of a computed field',
      [{ id: 'c', kind: 'computed', label: '和', value: ['add', 1, 2] }],
      {},
      ['“和”显示', '答案可以提交*'],
    ],
    ['none of static text', [{ id: 's', kind: 'static', label: '说明', text: '请填' }], {}, ['答案可以提交*']],
    [
      'of an answer that its own limit refuses, once',
      [text('a', '甲', { maxLength: 2 }), { id: 'n', kind: 'number', label: '数', max: 5 }],
      { a: '三个字', n: '6' },
      [
        ...['“甲”显示', '“甲”可以不填', '“数”显示', '“数”可以不填'],
        ...['“甲”的内容不符合要求*', '“数”的内容不符合要求*', '答案不能提交'],
      ],
    ],
  ])('%s', (_, fields, values, expected) => {
    expect(sentences(fields, values)).toEqual(expected)
  })

  const columns = [
    { id: 'name', kind: 'text', label: '姓名' },
    { id: 'age', kind: 'number', label: '年龄', max: 150, visibleWhen: ['filled', ['cell', 'name']] },
    { id: 'post', kind: 'text', label: '职务', required: ['filled', ['cell', 'name']] },
  ]
  const team = { id: 'team', kind: 'table', label: '成员', columns }
  const rows = (...cells: object[]) => ({ team: cells.map((each, index) => ({ id: `r${index}`, cells: each })) })
  it.each<[string, Record<string, unknown>, string[]]>([
    ['without a row', {}, []],
    [
      'that are alike in all rows',
      rows({ name: '甲' }, { name: '乙' }),
      ['“成员 · 年龄”显示*', '“成员 · 年龄”可以不填', '“成员 · 职务”显示', '“成员 · 职务”必填*'],
    ],
    [
      'that are hidden in all rows',
      rows({}, {}),
      ['“成员 · 年龄”不显示*', '“成员 · 职务”显示', '“成员 · 职务”可以不填*'],
    ],
    ['that differ between rows', rows({ name: '甲' }, {}), []],
    [
      'with a refused cell',
      rows({ name: '甲', age: '200', post: '长' }),
      [
        ...['“成员 · 年龄”显示*', '“成员 · 年龄”可以不填', '“成员 · 职务”显示', '“成员 · 职务”必填*'],
        '“年龄”的内容不符合要求*',
      ],
    ],
  ])('of columns %s', (_, values, expected) => {
    const said = sentences([team], values).filter((sentence) => /^“(成员 ·|年龄)/.test(sentence))
    expect(said).toEqual(expected)
  })

  it('of a refused cell name its column', () => {
    const refused = read([team], rows({ name: '甲', age: '200' })).filter(
      ({ expectation }) => expectation === 'refused',
    )
    expect(refused.map(({ at }) => at)).toEqual(['team.age'])
  })

  it('of a page and a section under a condition are telling for their fields', () => {
    const pages = (page: object, section: object): FormSource =>
      ({
        ...smallForm([way]),
        pages: [
          { id: 'p', title: '页', sections: [{ id: 's', title: '节', fields: [way] }] },
          {
            id: 'q',
            title: '二',
            ...page,
            sections: [{ id: 't', title: '节', ...section, fields: [text('a', '甲')] }],
          },
        ],
      }) as unknown as FormSource
    const about = (source: FormSource) =>
      statementsOf(source, { id: 'e', title: '例', values: {}, expects: {} }, '2026-06-15').find(({ at }) => at === 'a')
    expect(about(pages({}, {}))).toMatchObject({ expectation: 'visible', isTelling: false })
    expect(about(pages({ visibleWhen: chosen }, {}))).toMatchObject({ expectation: 'hidden', isTelling: true })
    expect(about(pages({}, { visibleWhen: chosen }))).toMatchObject({ expectation: 'hidden', isTelling: true })
  })

  const n = { id: 'n', kind: 'number', label: '数' }
  const rule = (more: object = {}) => ({
    rules: [{ id: 'r', assert: ['lte', ['field', 'n'], 10], message: '太多', at: ['n'], ...more }],
  })
  it.each<[string, Record<string, unknown>, object, string[]]>([
    ['broken', { n: '11' }, {}, ['违反规则“太多”*', '答案不能提交']],
    ['broken, as a reminder', { n: '11' }, { severity: 'warning' }, ['违反规则“太多”*', '答案可以提交*']],
    ['met', { n: '9' }, {}, ['符合规则“太多”', '答案可以提交*']],
    ['neither, without its operand', {}, {}, ['答案可以提交*']],
    ['neither, where it does not apply', { n: '9' }, { when: ['gt', ['field', 'n'], 100] }, ['答案可以提交*']],
  ])('of a rule that is %s', (_, values, more, expected) => {
    expect(sentences([n], values, rule(more)).slice(2)).toEqual(expected)
  })
})

describe('an expectation', () => {
  const said = (expectation: Statement['expectation'], at: string, value?: boolean) =>
    ({ expectation, at, text: '', isTelling: true, ...(value !== undefined && { value }) }) satisfies Statement

  it('holds what is wanted, and loses what is not', () => {
    const one = withExpectation({}, said('visible', 'a'), true)
    expect(one).toEqual({ visible: ['a'] })
    const two = withExpectation(one, said('visible', 'b'), true)
    expect(two).toEqual({ visible: ['a', 'b'] })
    expect(withExpectation(two, said('visible', 'a'), true)).toEqual({ visible: ['b', 'a'] })
    expect(withExpectation(two, said('visible', 'a'), false)).toEqual({ visible: ['b'] })
    expect(withExpectation(one, said('visible', 'a'), false)).toEqual({})
    expect(withExpectation(one, said('submittable', '', true), true)).toEqual({ visible: ['a'], submittable: true })
    expect(withExpectation({}, said('submittable', '', false), true)).toEqual({ submittable: false })
    expect(withExpectation({ submittable: true }, said('submittable', '', true), false)).toEqual({})
  })

  it('is one or is none', () => {
    const expects = { visible: ['a'], submittable: false }
    expect(isExpected(expects, said('visible', 'a'))).toBe(true)
    expect(isExpected(expects, said('visible', 'b'))).toBe(false)
    expect(isExpected(expects, said('hidden', 'a'))).toBe(false)
    expect(isExpected(expects, said('submittable', '', true))).toBe(true)
    expect(isExpected({}, said('submittable', '', true))).toBe(false)
  })

  it('of a new example is what other answers would make otherwise', () => {
    expect(firstExpectation([said('visible', 'a'), { ...said('optional', 'a'), isTelling: false }])).toEqual({
      visible: ['a'],
    })
  })

  it.each<[string, Parameters<typeof renewedExpectation>[0], Statement[], object]>([
    ['stays', { visible: ['a'] }, [said('visible', 'a')], { visible: ['a'] }],
    ['turns round', { required: ['a'] }, [said('optional', 'a')], { optional: ['a'] }],
    ['of a rule turns round', { met: ['r'] }, [said('broken', 'r')], { broken: ['r'] }],
    ['falls away without an answer', { visible: ['a'] }, [said('visible', 'b')], {}],
    ['that is refused has no opposite', { refused: ['a'] }, [said('visible', 'a')], {}],
    ['that nobody had is none', {}, [said('refused', 'a'), said('submittable', '', true)], {}],
    [
      'to be submittable is taken over as it is',
      { submittable: true },
      [said('submittable', '', false)],
      { submittable: false },
    ],
  ])('taken over %s', (_, expects, statements, expected) => {
    expect(renewedExpectation(expects, statements)).toEqual(expected)
  })
})

it('of the answers of a page, the empty, computed, static and unknown ones are not kept', () => {
  const form = readForm([
    text('a', '甲'),
    text('b', '乙'),
    { id: 'c', kind: 'computed', label: '和', value: ['add', 1, 2] },
    { id: 's', kind: 'static', label: '说明', text: '请填' },
    { id: 't', kind: 'table', label: '表', columns: [text('x', '列')] },
  ])
  expect(answersToKeep(form, { a: '一', b: '', c: '3', s: '请填', t: [], gone: 'x' })).toEqual({ a: '一' })
})
