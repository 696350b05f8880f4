/** Tests of normalised values by field kind. */
import { describe, expect, it } from 'vitest'
import {
  choices,
  entry,
  file,
  files,
  id,
  money,
  nodeOf,
  number,
  of,
  person,
  picture,
  type Raw,
  radio,
  range,
  table,
  text,
} from '../../../tests/smartform/field-sources'
import { kindOf } from './kinds'

describe('the normalised value of a field', () => {
  it.each<[string, Raw, unknown, unknown]>([
    ['text unchanged, with spaces', text(), ' a ', ' a '],
    ['markup as plain text', text(), '<img onerror=x>', '<img onerror=x>'],
    ['text from a number', text(), 12.5, '12.5'],
    ['an object as empty', text(), { a: 1 }, ''],
    ['a number as its canonical decimal', number(), ' １，２３４．５０ ', '1234.50'],
    ['a number from a number', number(), 0.1, '0.1'],
    ['a very small number in plain digits', number(), 1e-7, '0.0000001'],
    ['an invalid number unchanged', number(), 'abc ', 'abc '],
    ['an incomplete number unchanged', number(), '1.', '1.'],
    ['NaN as empty', number(), Number.NaN, ''],
    ['a range with one day', range(), { start: '2026-01-01', end: 5 }, { start: '2026-01-01', end: null }],
    ['a range as a pair', range(), ['2026-01-01', '2026-01-02'], { start: '2026-01-01', end: '2026-01-02' }],
    ['an empty range as empty', range(), { start: '', end: null }, null],
    ['a range of objects as empty', range(), { start: {}, end: [] }, null],
    ['an option that was a number', radio, 1, '1'],
    ['a list of options as empty', radio, ['yes'], null],
    [
      'a dictionary entry without extra properties',
      entry,
      { id: 1, name: '甲', x: 2 },
      { id: '1', code: '', name: '甲' },
    ],
    ['a text as empty', entry, '教授', null],
    ['the files in a list', files(), [file(), null, 'x', { name: 'no key' }], [file()]],
    ['rows with every column', table(), [{ id: 'x', cells: { gone: 1 } }], [{ id: 'x', cells: { c: '' } }]],
    [
      'rows without ids, or with bad ones, get new ones',
      table(),
      [{}, { id: 'a/b' }, { id: 'x' }, { id: 'x' }, 7],
      [
        { id: 'row-1', cells: { c: '' } },
        { id: 'row-2', cells: { c: '' } },
        { id: 'x', cells: { c: '' } },
        { id: 'x-2', cells: { c: '' } },
      ],
    ],
    [
      'fixed rows always, with preset cells',
      table({ fixedRows: [{ id: 'x', cells: { c: '设备费' } }] }),
      [
        { id: 'y', cells: {} },
        { id: 'x', cells: { c: 'changed' } },
      ],
      [{ id: 'x', cells: { c: '设备费' } }],
    ],
  ])('%s', (_, source, raw, expected) => {
    const node = nodeOf(source)
    expect(kindOf(node).coerce(node, raw)).toEqual(expected)
  })
})

describe('the saved value and the value for expressions', () => {
  it.each<[string, Raw, unknown, unknown, unknown?]>([
    ['text trimmed', text(), '\u3000项目 一 ', '项目 一'],
    ['an incomplete number as its value', number(), '1.', '1'],
    ['an invalid number unchanged', money(), ' 很多 ', '很多'],
    ['cells likewise', table(), [{ id: 'x', cells: { c: ' a ' } }], [{ id: 'x', cells: { c: 'a' } }]],
    ['yes as a condition', of('yesNo'), '是', true, true],
    ['no is an answer', of('yesNo'), false, false, false],
    ['neither', of('yesNo'), 'maybe', null, null],
    ['choices once each', choices(), ['b', 'a', 'b'], ['b', 'a'], ['b', 'a']],
    ['choices of a cell', choices(), 'a、b', ['a', 'b'], ['a', 'b']],
    [
      'a tree entry with its path',
      { kind: 'dictionaryTree', dictionaryType: 't' },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      '0101',
    ],
    ['a unit by its name', of('unitPicker'), { id: 'u', name: '某大学' }, { id: 'u', name: '某大学' }, '某大学'],
    ['empty markup as nothing', of('richText'), '<p><br></p>', '', null],
    ['a mobile without spaces', of('mobile'), '138 1234 5678', '13812345678', '13812345678'],
    ['a certificate in capitals', of('certificate'), id.toLowerCase(), { type: '111', number: id }, id],
    ['a person by the certificate', of('person'), person, person, id],
    ['an empty person as empty', of('person'), { name: ' ', mobile: '' }, null, null],
    ['a picture by its name', of('image'), picture(), picture(), 'a.png'],
  ])('%s', (_, source, raw, saved, ...seen) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    const value = kind.coerce(node, raw)
    expect(kind.clean(node, value)).toEqual(saved)
    if (seen.length > 0) expect(kind.operand(node, value)).toEqual(seen[0])
  })
})
