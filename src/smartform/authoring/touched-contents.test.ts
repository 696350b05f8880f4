/** Answers in a new version of a form, and which contents a change touches. */

import { describe, expect, it } from 'vitest'
import { form, table, text, way } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { countAffected } from './count-affected'
import { gradeChanges } from './grade-changes'
import { moveAnswers } from './move-answers'

describe('answers in a new version', () => {
  const move = (before: FieldSource[], after: FieldSource[], answers: Record<string, unknown>) => {
    const moved = moveAnswers(parseDefinition(form(before)), parseDefinition(form(after)), answers)
    return { values: moved.values, kept: moved.kept.map(({ label, text, reason }) => `${label}: ${text} (${reason})`) }
  }

  it.each<[string, FieldSource[], FieldSource[], Record<string, unknown>, object, string[]]>([
    ['of a field that is gone are kept', [text('a')], [], { a: '一' }, {}, ['a: 一 (fieldGone)']],
    ['of no field are kept', [text('a')], [text('a')], { x: 1 }, {}, ['x: 1 (noField)']],
    [
      'of a removed option are kept with its words',
      [way(['buy', '买'], ['rent', '租'])],
      [way(['buy', '买'])],
      { way: 'rent' },
      {},
      ['方式: 租 (optionGone)'],
    ],
    ['of a renamed option follow it', [way(['a', '买'])], [way(['b', '买'])], { way: 'a' }, { way: 'b' }, []],
    [
      'of a number become text',
      [{ id: 'n', kind: 'number', label: '数' }],
      [text('n')],
      { n: '1234' },
      { n: '1234' },
      [],
    ],
    [
      'of text become a number where they are one',
      [text('n')],
      [{ id: 'n', kind: 'number', label: '数' }],
      { n: '十二' },
      {},
      ['n: 十二 (otherKind)'],
    ],
    ['of a choice become its words', [way(['buy', '买'])], [text('way')], { way: 'buy' }, { way: '买' }, []],
    [
      'never tick a promise',
      [text('a')],
      [{ id: 'a', kind: 'commitment', label: '承诺', text: '我承诺' }],
      { a: '好' },
      {},
      ['a: 好 (otherKind)'],
    ],
    [
      'of a person do not go to open text',
      [{ id: 'a', kind: 'mobile', label: '手机', sensitive: true } as FieldSource],
      [text('a')],
      { a: '13800001001' },
      {},
      ['手机: 13800001001 (otherKind)'],
    ],
    [
      'of another dictionary are chosen anew',
      [{ id: 'd', kind: 'dictionary', label: '学位', dictionaryType: 'x' }],
      [{ id: 'd', kind: 'dictionary', label: '学位', dictionaryType: 'y' }],
      { d: { id: '1', code: '1', name: '博士' } },
      {},
      ['学位: 博士 (otherList)'],
    ],
    [
      'of a removed column are kept by row',
      [table([text('name'), text('age')])],
      [table([text('name')])],
      { team: [{ id: 'r', cells: { name: '甲', age: '3' } }] },
      { team: [{ id: 'r', cells: { name: '甲' } }] },
      ['成员 · 第 1 行 · age: 3 (columnGone)'],
    ],
    [
      'of rows that a fixed table does not have are kept whole',
      [table([text('name')])],
      [table([text('name')], { fixedRows: [{ id: 'x' }] })],
      { team: [{ id: 'r', cells: { name: '甲' } }] },
      { team: [] },
      ['成员 · 第 1 行: 甲 (rowGone)'],
    ],
    ['blank ones are nothing', [text('a')], [], { a: '  ', x: null, y: [] }, {}, []],
  ])('%s', (_, before, after, answers, values, kept) => {
    expect(move(before, after, answers)).toEqual({ values, kept })
  })

  it('come back where a later version has their place again', () => {
    const [one, two] = [parseDefinition(form([text('a'), text('b')])), parseDefinition(form([text('b')]))]
    const there = moveAnswers(one, two, { a: '一', b: '二' })
    const back = moveAnswers(two, one, there.values, there.kept)
    expect(back).toEqual({ values: { a: '一', b: '二' }, kept: [] })
  })

  it('stay beside where somebody answered anew', () => {
    const one = parseDefinition(form([text('a')]))
    const kept = moveAnswers(one, parseDefinition(form([])), { a: '一' }).kept
    expect(moveAnswers(one, one, { a: '新' }, kept)).toEqual({ values: { a: '新' }, kept })
  })
})

describe('contents that a change touches', () => {
  const count = (before: FormSource, after: FormSource, contents: Record<string, unknown>[]) =>
    countAffected(
      gradeChanges(before, after),
      parseDefinition(before),
      parseDefinition(after),
      contents.map((values, index) => ({ id: String(index), values })),
      '2026-06-15',
    ).map(({ change, contentIds }) => `${change.aspect} ${change.place.id}: ${contentIds.join(' ')}`)

  const number: FieldSource = { id: 'n', kind: 'number', label: '数' }
  const rule: RuleSource = { id: 'r', assert: ['lte', ['field', 'n'], 10], message: '太多', at: ['n'] }
  it.each<[string, FormSource, FormSource, Record<string, unknown>[], string[]]>([
    [
      'a required answer that is missing',
      form([text('a')]),
      form([text('a', { required: true })]),
      [{ a: '一' }, {}, { a: ' ' }],
      ['required a: 1 2'],
    ],
    [
      'an answer beyond a limit',
      form([text('a')]),
      form([text('a', { maxLength: 2 })]),
      [{ a: '一二三' }, { a: '一' }],
      ['limit a: 0'],
    ],
    ['an answer without a field', form([text('a')]), form([]), [{ a: '一' }, { a: '' }], ['removed a: 0']],
    [
      'a removed option that somebody chose',
      form([way(['x', '一'], ['y', '二'])]),
      form([way(['x', '一'])]),
      [{ way: 'x' }, { way: 'y' }],
      ['options way: 1'],
    ],
    [
      'a new rule that is broken',
      form([number]),
      form([number], [rule]),
      [{ n: '11' }, { n: '10' }, {}],
      ['added r: 0'],
    ],
    [
      'a rule that was broken before is not counted again',
      form([number], [rule]),
      form([number], [{ ...rule, assert: ['lte', ['field', 'n'], 5] }]),
      [{ n: '11' }, { n: '7' }],
      ['rule r: 1'],
    ],
    [
      'a rule at a renamed field reads the moved answer',
      form([number]),
      form([{ ...number, id: 'm', movedFrom: 'n' }], [{ ...rule, assert: ['lte', ['field', 'm'], 10], at: ['m'] }]),
      [{ n: '11' }],
      ['renamed m: 0', 'added r: 0'],
    ],
    [
      'an answer that hides',
      form([text('a'), text('b')]),
      form([text('a'), text('b', { visibleWhen: ['filled', ['field', 'a']] })]),
      [{ b: '二' }, { a: '一', b: '二' }, {}],
      ['visible b: 0'],
    ],
    [
      'a cell of a removed column',
      form([table([text('x'), text('y')])]),
      form([table([text('x')])]),
      [{ team: [{ id: 'r', cells: { y: '1' } }] }, { team: [{ id: 'r', cells: { x: '1' } }] }, { team: 'nonsense' }],
      ['removed team.y: 0'],
    ],
    [
      'a cell that hides, also where its column has a new name',
      form([table([text('x'), text('y')])]),
      form([table([text('x'), text('z', { label: 'y', movedFrom: 'y', visibleWhen: ['filled', ['cell', 'x']] })])]),
      [
        { team: [{ id: 'r', cells: { y: '1' } }] },
        { team: [{ id: 'r', cells: { x: '1', y: '1' } }] },
        { team: [{ id: 'r', cells: { x: ' ' } }] },
      ],
      ['renamed team.z: 0 1', 'visible team.z: 0'],
    ],
    [
      'a cell that shows now and lacks its answer',
      form([table([text('x'), text('y', { required: true, visibleWhen: ['filled', ['cell', 'x']] })])]),
      form([table([text('x'), text('y', { required: true })])]),
      [
        { team: [{ id: 'r', cells: {} }] },
        { team: [{ id: 'r', cells: { y: '1' } }] },
        { team: [{ id: 'r', cells: { x: '1' } }] },
        {},
      ],
      ['visible team.y: 0'],
    ],
    [
      'a cell beyond a new limit, also where its column has a new name',
      form([table([text('x', { maxLength: 9 })])]),
      form([table([text('y', { label: 'x', movedFrom: 'x', maxLength: 2 })])]),
      [{ team: [{ id: 'r', cells: { x: '一二三' } }] }, { team: [{ id: 'r', cells: { x: '一' } }] }],
      ['renamed team.y: 0 1', 'limit team.y: 0'],
    ],
    ['a text touches none', form([text('a')]), form([text('a', { label: '甲' })]), [{ a: '一' }], ['text a: ']],
  ])('%s', (_, before, after, contents, expected) => {
    expect(count(before, after, contents)).toEqual(expected)
  })
})
