/** How changes of a form are graded by what they do to its answers. */

import { describe, expect, it } from 'vitest'
import { form, table, text, way } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { acceptRename } from './accept-rename'
import { countGrades, gradeChanges } from './grade-changes'
import { moveAnswers } from './move-answers'

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
