/** Rows and kept answers that move to a new version of a form. */
import { describe, expect, it } from 'vitest'
import { form, moved, of, options, text } from '../../../tests/smartform/moves'
import type { RawObject } from '../schema/definition-reader'
import type { KeptAnswer } from './kept-answer'
import { moveAnswers } from './move-answers'

const table = (columns: object[], more: object = {}) => ({ id: 't', kind: 'table', label: '表', columns, ...more })
const row = (id: string, cells: object) => ({ id, cells })

describe('the rows of a table', () => {
  const both = table([text('name'), text('age')])

  it.each<[string, object, object, unknown, unknown, string[]]>([
    [
      'keep their cells under new names, and the rest of the row',
      both,
      table([text('full', { movedFrom: 'name' }), text('age')]),
      [{ ...row('r', { name: '甲', age: '3' }), more: 1 }],
      [{ ...row('r', { full: '甲', age: '3' }), more: 1 }],
      [],
    ],
    [
      'leave cells of gone columns and of none beside, with their row’s number',
      both,
      table([text('name')]),
      [row('q', { name: '乙' }), row('r', { name: '甲', age: '3', stray: '4' })],
      [row('q', { name: '乙' }), row('r', { name: '甲' })],
      ['t/r/age columnGone 3', 't/r/stray noField 4'],
    ],
    [
      'leave cells beside that their column cannot hold now',
      both,
      table([text('name'), { id: 'age', kind: 'number', label: 'AGE' }]),
      [row('r', { name: '甲', age: '很老' })],
      [row('r', { name: '甲' })],
      ['t/r/age otherKind 很老'],
    ],
    ['without ids get some', both, both, [{ cells: { name: '甲' } }], [row('row-1', { name: '甲' })], []],
    [
      'that are none are kept',
      both,
      both,
      [7, { id: 'r' }, row('s', { name: '甲' })],
      [row('s', { name: '甲' })],
      ['t/row-1 noField 7', 't/r noField {"id":"r"}'],
    ],
    ['that are no list are kept', both, both, '甲', [], ['t otherKind 甲']],
    [
      'that a fixed table does not have are kept whole, if anybody filled them',
      table([text('name'), text('age')], {
        fixedRows: [row('a', { name: '甲' }), row('b', { name: '乙' }), row('c', { name: '丙' })],
      }),
      table([text('name'), text('age')], { fixedRows: [row('a', { name: '甲' })] }),
      [row('a', { name: '甲', age: '1' }), row('b', { name: '乙', age: '2' }), row('c', { name: '丙', age: '' })],
      [row('a', { name: '甲', age: '1' })],
      ['t/b rowGone 乙，2'],
    ],
    [
      'leave nothing beside of what the definition had filled in',
      table([text('name'), text('age')], { fixedRows: [row('a', { name: '甲' })] }),
      table([text('age')], { fixedRows: [row('a', {})] }),
      [row('a', { name: '甲', age: '1' })],
      [row('a', { age: '1' })],
      [],
    ],
  ])('%s', (_, before, after, answer, value, kept) => {
    expect(moved([before], [after], { t: answer })).toEqual([{ t: value }, kept])
  })

  it('are called by their table, number and column', () => {
    const { kept } = moveAnswers(form(both), form(table([text('name')])), {
      t: [row('q', {}), row('r', { age: '3' }), 7],
    })
    expect(kept.map(({ label }) => label)).toEqual(['表 · 第 2 行 · AGE', '表 · 第 3 行'])
  })
})

describe('what was kept before', () => {
  const kept = (path: string, value: unknown, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
    ...{ path, label: path, text: String(value), value, reason: 'fieldGone', sensitive: false },
    ...more,
  })
  const rows = [row('r', { name: '甲', age: '' })]
  const people = table([text('name'), text('age')])

  it.each<[string, object, RawObject, KeptAnswer, RawObject]>([
    ['a field', text('a'), {}, kept('a', '一'), { a: '一' }],
    ['a field with slashes at the end of its place', text('a'), { a: ' ' }, kept('a//', '一'), { a: '一' }],
    ['a cell', people, { t: rows }, kept('t/r/age', '3'), { t: [row('r', { name: '甲', age: '3' })] }],
    [
      'a cell of a row without cells',
      people,
      { t: [row('r', {})] },
      kept('t/r/age', '3'),
      { t: [row('r', { age: '3' })] },
    ],
    [
      'a row',
      people,
      { t: rows },
      kept('t/s', [row('s', { name: '乙' })], { text: '乙', reason: 'rowGone' }),
      { t: [...rows, row('s', { name: '乙' })] },
    ],
    [
      'a row of a fixed table that has it again',
      table([text('name'), text('age')], { fixedRows: [row('s', { name: '乙' })] }),
      { t: [] },
      kept('t/s', [row('s', { name: '乙', age: '2' })], { text: '乙，2', reason: 'rowGone' }),
      { t: [row('s', { name: '乙', age: '2' })] },
    ],
    [
      'options, beside those that are chosen',
      of('checkboxGroup', options('a', 'b', 'c')),
      { x: ['a', 'b'] },
      kept('x/', ['b', 'c'], { reason: 'optionGone' }),
      { x: ['a', 'b', 'c'] },
    ],
    [
      'options where none is chosen',
      of('checkboxGroup', options('a', 'b')),
      {},
      kept('x/', ['b'], { reason: 'optionGone' }),
      { x: ['b'] },
    ],
    ['an option', of('radio', options('a')), {}, kept('x/', 'a', { reason: 'optionGone', text: 'A' }), { x: 'a' }],
  ])('comes back where its place is there again: %s', (_, field, answers, answer, values) => {
    expect(moved([field], [field], answers, [answer])).toEqual([values, []])
  })

  it.each<[string, object, RawObject, KeptAnswer]>([
    ['there is no such field', text('a'), {}, kept('b', '一')],
    ['the field has an answer', text('a'), { a: '二' }, kept('a', '一')],
    ['the field would show another answer', of('radio', options('a')), {}, kept('x', 'a', { text: '别' })],
    ['the field cannot hold it', of('number'), {}, kept('x', { no: 1 })],
    ['the field is of another kind', of('number'), {}, kept('x', '很多', { reason: 'noField' })],
    ['there is no such row', people, { t: rows }, kept('t/s/age', '3')],
    ['there is no such column', people, { t: rows }, kept('t/r/size', '3')],
    ['the cell is filled', people, { t: rows }, kept('t/r/name', '乙')],
    ['its option is gone in the column', people, { t: rows }, kept('t/r/age', '3', { reason: 'optionGone' })],
    [
      'the row is there',
      people,
      { t: rows },
      kept('t/r', [row('r', { name: '乙' })], { text: '乙', reason: 'rowGone' }),
    ],
    ['the row is none', people, { t: rows }, kept('t/s', '乙', { reason: 'rowGone' })],
    [
      'the fixed table has no such row',
      table([text('name')], { fixedRows: [row('a', {})] }),
      { t: [row('a', { name: '' })] },
      kept('t/s', [row('s', { name: '乙' })], { text: '乙', reason: 'rowGone' }),
    ],
    ['the field is no table', text('t'), { t: '' }, kept('t/r/age', '3')],
    [
      'one of its options is gone',
      of('checkboxGroup', options('a', 'b')),
      { x: ['a'] },
      kept('x/', ['b', 'c'], { reason: 'optionGone' }),
    ],
    [
      'it chose several of what is one now',
      of('radio', options('a', 'b')),
      {},
      kept('x/', ['a', 'b'], { reason: 'optionGone' }),
    ],
  ])('stays kept where %s', (_, field, answers, answer) => {
    const { values, kept: remaining } = moveAnswers(form(field), form(field), answers, [answer])
    expect(remaining).toEqual([answer])
    expect(values).toEqual(answers)
  })
})
