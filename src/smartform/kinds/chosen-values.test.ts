/** Tests of what people choose and of certificates and persons: values, texts, errors, cells of spreadsheets. */
import { afterAll, describe, expect, it } from 'vitest'
import english from '@/lib/en.json'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import { choices, id, nodeOf, of, person, type Raw } from '../../../tests/smartform/field-sources'
import { readColumn, readTable, smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { convertCell } from '../tables/convert-cell'
import { kindOf } from './kinds'

afterAll(() => setLocale('zh'))

const way = of('radio', {
  options: [
    { value: 'buy', label: '买' },
    { value: 'rent', label: '租' },
  ],
})
const certificate = (...types: string[]) => of('certificate', types.length > 0 ? { types } : {})
const cellOf = (source: Raw, written: string) =>
  convertCell(readColumn(source), written, { unit: 'tenThousand', entries: new Map() })
/** The findings about a value, as `check message`. */
function found(source: Raw, value: unknown) {
  const node = nodeOf(source)
  const kind = kindOf(node)
  return kind.check(node, kind.coerce(node, value)).map(({ check, message }) => `${check} ${message}`)
}

describe('a value is read as', () => {
  it.each<[string, Raw, unknown, unknown]>([
    ['an option that is no longer one', way, 'gone', 'gone'],
    ['an option that was yes or no', way, true, 'true'],
    ['no option', way, '', null],
    ['options without spaces and repetitions', choices(), [' a ', 'b', 'a', ' ', 3], ['a', 'b']],
    ['options written in a line', choices(), 'a、b；c', ['a', 'b', 'c']],
    ['no options', choices(), 7, []],
    ['yes', of('yesNo'), ' Yes ', true],
    ['yes as a tick', of('yesNo'), '√', true],
    ['no as a number', of('yesNo'), 0, false],
    ['neither yes nor no', of('yesNo'), '也许', null],
    ['a promise that is not ticked', of('commitment', { text: '我承诺' }), false, null],
    ['a promise of a former choice', of('commitment', { text: '我承诺' }), 'agreed', true],
    ['a promise of spaces', of('commitment', { text: '我承诺' }), '  ', null],
    ['a certificate by its number', certificate('414', '111'), 'E12345678', { type: '414', number: 'E12345678' }],
    ['a certificate of an unknown type', certificate('414'), { type: 'x', number: '1' }, { type: '414', number: '1' }],
    [
      'a certificate whose type alone is chosen',
      certificate('111', '414'),
      { type: '414' },
      { type: '414', number: '' },
    ],
    ['no certificate', certificate('111', '414'), { type: '111', number: ' ' }, null],
    ['a person by the mobile alone', of('person'), { mobile: '1' }, { name: '', certificate: null, mobile: '1' }],
    ['no person', of('person'), '王芳', null],
    ['a unit by its name', of('unitPicker'), ' 申江大学 ', { id: '', name: '申江大学' }],
    ['no unit', of('unitPicker'), ' ', null],
    ['no unit from a code alone', of('unitPicker'), { code: '1' }, null],
  ])('%s', (_, source, value, expected) => {
    const node = nodeOf(source)
    expect(kindOf(node).coerce(node, value)).toEqual(expected)
  })
})

describe('an error of a value', () => {
  it.each<[string, Raw, unknown, string[]]>([
    ['enough options: none', choices({ minSelected: 2, maxSelected: 2 }), ['a', 'b'], []],
    ['no options at all: none', choices({ minSelected: 2 }), [], []],
    ['too few options', choices({ minSelected: 2 }), ['a'], ['minSelected 答案至少选择 2 项，现在 1 项']],
    ['too many options', choices({ maxSelected: 1 }), ['a', 'b'], ['maxSelected 答案最多选择 1 项，现在 2 项']],
    ['an option that is gone', choices(), ['a', 'x'], ['option 请重新选择答案，“x”不在选项中']],
    [
      'a type that is not taken',
      certificate('414'),
      { type: '111', number: id },
      ['certificateType 这里不收居民身份证，请重新选择证件类型'],
    ],
    ['a wrong number of another type', certificate('414'), 'E1', ['certificate 请输入正确的护照号码']],
    ['a name of 50 characters outside the common plane: none', of('person'), { ...person, name: '𠮷'.repeat(50) }, []],
    [
      'a name too long',
      of('person'),
      { ...person, name: '𠮷'.repeat(51) },
      ['name 答案的姓名不能超过 50 个字，现在 51 个'],
    ],
    [
      'a person without all parts',
      of('person'),
      { name: ' ', mobile: '', certificate: { type: '111', number: '1' } },
      ['nameMissing 请填写答案的姓名', 'certificate 请输入正确的身份证号', 'mobileMissing 请填写答案的手机号码'],
    ],
    [
      'a person without certificate',
      of('person'),
      { ...person, certificate: null },
      ['certificateMissing 请填写答案的证件号码'],
    ],
    [
      'an entry without id and code',
      of('dictionary', { dictionaryType: 't' }),
      { name: '教授' },
      ['entry 请重新选择答案，要选列表中的一项'],
    ],
    ['a unit that was typed', of('unitPicker'), '申江大学', ['entry 请重新选择答案，要选列表中的一项']],
    ['a unit from the list: none', of('unitPicker'), { id: '1', name: '申江大学' }, []],
  ])('%s', (_, source, value, expected) => {
    expect(found(source, value)).toEqual(expected)
  })
})

describe('a value is shown as', () => {
  const shown = (source: Raw, value: unknown) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    return kind.text(node, kind.coerce(node, value))
  }
  it.each<[string, Raw, unknown, string]>([
    ['the words of an option', way, 'rent', '租'],
    ['the value of one that is gone', way, 'gone', 'gone'],
    ['the words of options', choices(), ['a', 'c'], 'A、C'],
    ['no', of('yesNo'), false, '否'],
    ['yes', of('yesNo'), true, '是'],
    ['nothing', of('yesNo'), null, ''],
    ['its promise', of('commitment', { text: '我承诺' }), true, '我承诺'],
    ['no promise', of('commitment', { text: '我承诺' }), null, ''],
    ['a resident ID without its type', certificate('111', '414'), id, id],
    ['another certificate with its type', certificate('414'), 'E12345678', '护照 E12345678'],
    ['no certificate', certificate('111', '414'), { type: '414', number: '' }, ''],
    ['a person in one line', of('person'), person, `王芳，${id}，13812345678`],
    ['a person as far as known', of('person'), { name: '王芳' }, '王芳'],
    [
      'the path of an entry',
      of('dictionaryTree', { dictionaryType: 't' }),
      { id: '1', name: '乙', path: ['甲', '乙'] },
      '甲 / 乙',
    ],
    ['an entry without a path', of('dictionaryTree', { dictionaryType: 't' }), { id: '1', name: '乙' }, '乙'],
  ])('%s', (_, source, value, expected) => {
    expect(shown(source, value)).toBe(expected)
  })

  it('masked where personal data is hidden', () => {
    for (const [source, value] of [
      [certificate(), id],
      [of('person'), person],
    ] as const) {
      const node = nodeOf(source)
      const hidden = kindOf(node).hidden?.(node, kindOf(node).coerce(node, value)) ?? expect.fail('not hidden')
      expect(hidden).not.toContain(id.slice(6, 14))
      expect(hidden).not.toContain(person.mobile)
    }
  })
})

describe('a cell of a spreadsheet gives', () => {
  it.each<[string, Raw, string, unknown]>([
    ['an option by its words', way, '租', 'rent'],
    ['options by their words', choices(), 'A、C', ['a', 'c']],
    ['a resident ID', certificate('111', '414'), id, { type: '111', number: id }],
    [
      'another certificate by its type',
      certificate('111', '414'),
      '护照 E12345678',
      { type: '414', number: 'E12345678' },
    ],
    ['the same without a space', certificate('111', '414'), '护照E12345678', { type: '414', number: 'E12345678' }],
    ['a long type', certificate('111', '511'), '台湾居民来往大陆通行证  12345678', { type: '511', number: '12345678' }],
  ])('%s', (_, source, written, expected) => {
    expect(cellOf(source, written)).toEqual({ value: expected, problem: null })
  })

  it('a problem where neither yes nor no is written', () => {
    expect(cellOf(of('yesNo'), '也许').problem).toBe('要填“是”或“否”，现在是“也许”')
    expect(cellOf(of('yesNo'), '无')).toEqual({ value: false, problem: null })
  })
})

it('a certificate takes the resident ID where its definition names no type, and reports an unknown type', () => {
  expect(nodeOf(certificate())).toMatchObject({ types: ['111'] })
  const { definitionProblems, fields } = parseDefinition(
    smallForm([{ id: 'a', label: '证件', ...certificate('414', 'x') }]),
  )
  expect(definitionProblems.map(({ message }) => message)).toEqual(['未知的证件类型“x”'])
  expect(fields.get('a')).toMatchObject({ types: ['414'] })
})

it('a person in a table is three columns: who is named needs certificate and mobile', () => {
  const { columns } = readTable([{ id: 'c', kind: 'person', label: '联系人', types: ['414'], prefill: 'user.name' }])
  expect(columns.map(({ id: columnId, kind, label }) => [columnId, kind, label])).toEqual([
    ['c_name', 'text', '联系人姓名'],
    ['c_certificate', 'certificate', '联系人证件号码'],
    ['c_mobile', 'mobile', '联系人手机号码'],
  ])
  const [name, papers, mobile] = columns
  expect([name, papers, mobile].map((column) => column?.requiredWhen.op)).toEqual(['constant', 'filled', 'filled'])
  expect([name?.prefill, papers?.prefill, papers]).toMatchObject(['user.name', undefined, { types: ['414'] }])
})

// The language stays English from here on.
it('a certificate written in English is read again', async () => {
  addTexts('en', english)
  setLocale('en')
  const passport = { type: '516', number: 'H12345678' }
  const node = nodeOf(certificate('111', '516'))
  const written = kindOf(node).text(node, passport as never)
  expect(written).toBe('Mainland travel permit (Hong Kong, Macao) H12345678')
  expect(cellOf(certificate('111', '516'), written)).toEqual({ value: passport, problem: null })
})
