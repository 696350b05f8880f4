/** Answers that move to a new version of a form, field by field. */
import { describe, expect, it } from 'vitest'
import { form, moved, of, options, text } from '../../../tests/smartform/moves'
import { isNothing, isOfKind } from './convert-answer'
import { moveAnswers } from './move-answers'

describe('an answer in a field of another kind', () => {
  it.each<[string, object, object, unknown, unknown]>([
    ['a number in a text', of('number', { decimals: 2 }), of('text'), '1.50', '1.50'],
    ['a text in a number', of('text'), of('number'), '12', '12'],
    ['a text in a number that is beyond its limit', of('text'), of('number', { max: '5' }), '12', '12'],
    [
      'a number in a text that is too short for it',
      of('number', { decimals: 2 }),
      of('text', { maxLength: 2 }),
      '1.5',
      '1.5',
    ],
    ['a text in a long text', of('text'), of('longText'), '一', '一'],
    ['a date in a text', of('date'), of('text'), '2026-01-05', '2026-01-05'],
    ['a text in a date', of('text'), of('date'), '2026-01-05', '2026-01-05'],
    ['an option in a text, as it was read', of('radio', options('a', 'b')), of('text'), 'a', 'A'],
    ['a text in an option, by its label', of('text'), of('radio', options('a', 'b')), 'B', 'b'],
    ['an option in several', of('radio', options('a', 'b')), of('checkboxGroup', options('a', 'b')), 'a', ['a']],
    ['one of several in an option', of('checkboxGroup', options('a', 'b')), of('radio', options('a', 'b')), ['b'], 'b'],
    ['money in a number', of('money'), of('number', { decimals: 2 }), '3.5', '3.5'],
    [
      'a sensitive answer in a sensitive field',
      of('text', { sensitive: true }),
      of('longText', { sensitive: true }),
      '一',
      '一',
    ],
    ['plain words of a formatted text', of('richText'), of('longText'), '一', '一'],
    ['nothing', of('text'), of('number'), ' ', ' '],
  ])('moves where it is the same there: %s', (_, before, after, answer, value) => {
    expect(moved([before], [after], { x: answer })).toEqual([{ x: value }, []])
  })

  it.each<[string, object, object, unknown, string]>([
    ['words in a number', of('text'), of('number'), '很多', '很多'],
    ['a day that is none', of('text'), of('date'), '2026-02-30', '2026-02-30'],
    ['a text that is no option', of('text'), of('radio', options('a')), 'C', 'C'],
    [
      'several options in one',
      of('checkboxGroup', options('a', 'b')),
      of('radio', options('a', 'b')),
      ['a', 'b'],
      'A、B',
    ],
    ['a sensitive answer in an open field', of('text', { sensitive: true }), of('longText'), '一', '一'],
    ['anything in what is computed', of('text'), of('computed', { value: 1 }), '一', '一'],
    ['anything in a text to read', of('text'), of('static', { text: '文' }), '一', '一'],
    ['anything as a promise', of('yesNo'), of('commitment', { text: '承诺' }), true, '是'],
    ['anything as a file', of('text'), of('attachments'), 'a.pdf', 'a.pdf'],
    ['a formatted text in a plain one', of('richText'), of('longText'), '<p>一</p>', '一'],
    ['what its own field could not read', of('number'), of('text'), { no: 1 }, '{"no":1}'],
  ])('is kept where it would be another one: %s', (_, before, after, answer, words) => {
    expect(moved([before], [after], { x: answer })).toEqual([{}, [`x otherKind ${words}`]])
  })
})

describe('an answer in a field of the same kind', () => {
  it.each<[string, object, object, unknown, unknown, string[]]>([
    ['stays, also beyond a new limit', of('text'), of('text', { maxLength: 1 }), '一二', '一二', []],
    ['that cannot be read is kept', of('text'), of('text'), { no: 1 }, undefined, ['x noField {"no":1}']],
    [
      'of a computed field is nobody’s',
      of('computed', { value: 1 }),
      of('computed', { value: 1 }),
      '3',
      undefined,
      ['x noField 3'],
    ],
    [
      'is kept where the dictionary is another',
      of('dictionary', { dictionaryType: 'a' }),
      of('dictionary', { dictionaryType: 'b' }),
      { id: '1', code: '1', name: '甲' },
      undefined,
      ['x otherList 甲'],
    ],
    ['stays where its option does', of('radio', options('a', 'b')), of('radio', options('b', 'c')), ' b ', 'b', []],
    [
      'is kept where its option is gone',
      of('radio', options('a', 'b')),
      of('radio', options('b')),
      'a',
      undefined,
      ['x optionGone A'],
    ],
    [
      'follows its option to another value, by its former one or its label',
      of('checkboxGroup', options('a', 'b', 'c')),
      of('checkboxGroup', {
        options: [
          { value: 'n', label: 'N', movedFrom: 'a' },
          { value: 'm', label: 'B' },
        ],
      }),
      ['a', 'b', 'c', 'other', 7],
      ['n', 'm', 'other', 7],
      ['x optionGone C'],
    ],
    [
      'names no option twice',
      of('checkboxGroup', options('a')),
      of('checkboxGroup', options('a')),
      ['a', ' a'],
      ['a'],
      [],
    ],
    [
      'follows no label that two options have, and none that was there before',
      of('checkboxGroup', options('a', 'b', 'c')),
      of('checkboxGroup', {
        options: [
          { value: 'm', label: 'A' },
          { value: 'n', label: 'A' },
          { value: 'c', label: 'B' },
        ],
      }),
      ['a', 'b'],
      [],
      ['x optionGone A、B'],
    ],
  ])('%s', (_, before, after, answer, value, kept) => {
    expect(moved([before], [after], { x: answer })).toEqual([value === undefined ? {} : { x: value }, kept])
  })
})

describe('an answer without a field', () => {
  it('is kept, but not where it is nothing or was never given', () => {
    const before = [text('a'), text('b'), text('c'), text('d')]
    expect(moved(before, [text('d')], { a: '一', b: ' ', d: '四' })).toEqual([{ d: '四' }, ['a fieldGone 一']])
  })

  it('that the former version had no field for goes to a field of that name, or is kept', () => {
    expect(moved([], [text('a')], { a: '一', gone: { b: 2 }, empty: {}, none: [] })).toEqual([
      { a: '一' },
      ['gone noField {"b":2}'],
    ])
    expect(moved([], [of('number'), text('a')], { x: '很多', a: ['1'] })).toEqual([
      {},
      ['x noField 很多', 'a noField ["1"]'],
    ])
  })

  it('keeps its label, and is masked where it was', () => {
    const { kept } = moveAnswers(form(text('a', { sensitive: true }), text('b')), form(), { a: '一', b: '二', c: '三' })
    expect(kept.map(({ path, label, sensitive }) => [path, label, sensitive])).toEqual([
      ['c', 'c', false],
      ['a', 'A', true],
      ['b', 'B', false],
    ])
  })
})

it('nothing is null, blank, an empty list, and an object of such alone', () => {
  expect([null, undefined, ' ', [], {}, { a: '', b: { c: null } }].map(isNothing)).toEqual(Array(6).fill(true))
  expect([0, false, 'x', [null], { a: '', b: 0 }].map(isNothing)).toEqual(Array(5).fill(false))
})

it('an answer is of a kind within its limits or not', () => {
  const node = (source: object) => form(source).fields.get('x') ?? expect.fail('no field')
  const number = node(of('number', { max: '5', decimals: 0 }))
  expect(['3', '9', '1.5', '很多'].map((raw) => isOfKind(number, raw))).toEqual([true, true, false, false])
  expect(['2026-01-05', '2026-02-30'].map((raw) => isOfKind(node(of('date')), raw))).toEqual([true, false])
})
