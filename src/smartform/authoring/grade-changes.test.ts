/** Cases of changes between two versions: the grade of each, its words, and where answers go. */

import { describe, expect, it } from 'vitest'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { acceptRename } from './accept-rename'
import { countAffected } from './count-affected'
import { countGrades, gradeChanges } from './grade-changes'
import { moveAnswers } from './move-answers'

const text = (id: string, more: object = {}): FieldSource => ({ id, kind: 'text', label: id, ...more }) as FieldSource
const way = (...options: [value: string, label: string, movedFrom?: string][]): FieldSource => ({
  id: 'way',
  kind: 'radio',
  label: '方式',
  options: options.map(([value, label, movedFrom]) => ({ value, label, ...(movedFrom && { movedFrom }) })),
})
const table = (columns: readonly object[], more: object = {}): FieldSource =>
  ({ id: 'team', kind: 'table', label: '成员', columns, ...more }) as unknown as FieldSource

function form(fields: readonly FieldSource[], rules: readonly RuleSource[] = [], more: object = {}): FormSource {
  return {
    id: 'f',
    version: 1,
    title: '表',
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
    rules,
    ...more,
  }
}

const of = (before: FormSource, after: FormSource) =>
  gradeChanges(before, after).map(({ grade, aspect, place }) => `${grade} ${aspect} ${place.id}`)

describe('a change is graded by what it does to answers', () => {
  it.each<[string, FieldSource[], FieldSource[], string[]]>([
    ['nothing', [text('a')], [text('a')], []],
    ['a label', [text('a')], [text('a', { label: '甲' })], ['harmless text a']],
    [
      'English alone',
      [text('a', { label: { zh: '甲', en: 'A' } })],
      [text('a', { label: { zh: '甲', en: 'B' } })],
      ['harmless text a'],
    ],
    ['a hint', [text('a')], [text('a', { help: '请填' })], ['harmless text a']],
    ['the order', [text('a'), text('b')], [text('b'), text('a')], ['harmless order s']],
    ['newly required', [text('a')], [text('a', { required: true })], ['asksMore required a']],
    ['no longer required', [text('a', { required: true })], [text('a')], ['harmless required a']],
    [
      'required under a condition, where it always was',
      [text('a', { required: true }), text('b')],
      [text('a', { required: ['filled', ['field', 'b']] }), text('b')],
      ['harmless required a'],
    ],
    ['a tighter limit', [text('a', { maxLength: 9 })], [text('a', { maxLength: 5 })], ['asksMore limit a']],
    ['a looser limit', [text('a', { maxLength: 5 })], [text('a', { maxLength: 9 })], ['harmless limit a']],
    ['a new lower limit', [text('a')], [text('a', { minLength: 2 })], ['asksMore limit a']],
    ['a new optional field', [text('a')], [text('a'), text('b')], ['harmless added b']],
    ['a new required field', [text('a')], [text('a'), text('b', { required: true })], ['asksMore added b']],
    ['a field is gone', [text('a'), text('b')], [text('a')], ['dropsAnswers removed b']],
    ['a field renamed', [text('a')], [text('b', { label: 'a', movedFrom: 'a' })], ['movesAnswers renamed b']],
    ['another kind', [text('a')], [text('a', { kind: 'longText' })], ['movesAnswers kind a']],
    ['an option gone', [way(['buy', '买'], ['rent', '租'])], [way(['buy', '买'])], ['dropsAnswers options way']],
    ['an option with a new key and its label', [way(['buy', '买'])], [way(['b', '买'])], ['movesAnswers options way']],
    [
      'an option that names its former key',
      [way(['buy', '买'])],
      [way(['b', '购置', 'buy'])],
      ['movesAnswers options way'],
    ],
    ['a new option', [way(['buy', '买'])], [way(['buy', '买'], ['rent', '租'])], ['harmless options way']],
    ['the words of an option', [way(['buy', '买'])], [way(['buy', '购置'])], ['harmless text way']],
    [
      'a field that shows under a condition now',
      [text('a'), text('b')],
      [text('a'), text('b', { visibleWhen: ['filled', ['field', 'a']] })],
      ['movesAnswers visible b'],
    ],
    [
      'a column gone and one renamed',
      [table([text('name'), text('age')])],
      [table([text('fullName', { movedFrom: 'name' })])],
      ['dropsAnswers removed team.age', 'movesAnswers renamed team.fullName', 'harmless text team.fullName'],
    ],
    [
      'a fixed row gone',
      [table([text('x')], { fixedRows: [{ id: 'r1' }, { id: 'r2' }] })],
      [table([text('x')], { fixedRows: [{ id: 'r1' }] })],
      ['dropsAnswers rows team'],
    ],
    ['a table without columns', [table([])], [table([])], []],
  ])('%s', (_, before, after, expected) => {
    expect(of(form(before), form(after))).toEqual(expected)
  })

  it.each<[string, Partial<RuleSource> | null, Partial<RuleSource> | null, string[]]>([
    ['a new rule', null, {}, ['asksMore added r']],
    ['a new reminder', null, { severity: 'warning' }, ['harmless added r']],
    ['a rule is gone', {}, null, ['harmless removed r']],
    ['a rule becomes looser', {}, { assert: ['lte', ['field', 'n'], 20] }, ['harmless rule r']],
    ['a rule becomes tighter', {}, { assert: ['lte', ['field', 'n'], 5] }, ['asksMore rule r']],
    ['a reminder becomes a rule', { severity: 'warning' }, {}, ['asksMore rule r']],
    ['its words', {}, { message: '别的' }, ['harmless text r']],
    ['a rule on a field that is not there is none', null, { at: ['gone'] }, []],
  ])('%s', (_, before, after, expected) => {
    const field: FieldSource = { id: 'n', kind: 'number', label: '数' }
    const rules = (more: Partial<RuleSource> | null): RuleSource[] =>
      more ? [{ id: 'r', assert: ['lte', ['field', 'n'], 10], message: '太多', at: ['n'], ...more }] : []
    expect(of(form([field], rules(before)), form([field], rules(after)))).toEqual(expected)
  })

  it('offers a rename where a field went and one of its label and kind came, and takes it on the author’s word', () => {
    const [before, after] = [form([text('a', { label: '甲' })]), form([text('b', { label: '甲' })])]
    const [change] = gradeChanges(before, after)
    expect(change).toMatchObject({ grade: 'dropsAnswers', offer: { from: 'a', to: 'b' } })
    const accepted = acceptRename(after, change?.offer ?? { from: '', to: '' })
    expect(of(before, accepted)).toEqual(['movesAnswers renamed b'])
    expect(moveAnswers(parseDefinition(before), parseDefinition(accepted), { a: '一' }).values).toEqual({ b: '一' })
  })

  it('offers none where two fields of the same label and kind came', () => {
    const after = form([text('b', { label: '甲' }), text('c', { label: '甲' })])
    expect(gradeChanges(form([text('a', { label: '甲' })]), after).every(({ offer }) => offer === undefined)).toBe(true)
  })

  it('says nothing of parts that only became expanded', () => {
    const part = { fields: [text('x')] }
    const before = form([{ part: 'p' } as unknown as FieldSource], [], { parts: { p: part } })
    expect(gradeChanges(before, form([text('x')]))).toEqual([])
  })

  it('compares what is not a form without failing', () => {
    expect(gradeChanges(null as unknown as FormSource, form([text('a')]))).not.toEqual([])
    expect(countGrades(gradeChanges(form([]), form([])))).toEqual({
      harmless: 0,
      asksMore: 0,
      movesAnswers: 0,
      dropsAnswers: 0,
    })
  })

  it('lists the gravest first', () => {
    const before = form([text('a'), text('b'), way(['x', '一'])])
    const after = form([text('a', { required: true, label: '甲' }), way(['y', '一'])])
    expect(gradeChanges(before, after).map(({ grade }) => grade)).toEqual([
      'dropsAnswers',
      'movesAnswers',
      'asksMore',
      'harmless',
    ])
  })
})

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
