/** Tests of what people type and read as texts: lengths, patterns, rich text, widths, workbooks. */
import { afterAll, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { nodeOf, of, pattern, type Raw, text } from '../../../tests/smartform/field-sources'
import { readColumn, smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { convertCell } from '../tables/convert-cell'
import { kindOf } from './kinds'

const long = (more?: Raw) => of('longText', more)
const rich = (more?: Raw) => of('richText', more)

/** The findings about a value, as `check message`. */
function found(source: Raw, value: string) {
  const node = nodeOf(source)
  return kindOf(node)
    .check(node, value)
    .map(({ check, message, code }) => [check, message, ...(code === undefined ? [] : [code])])
}

describe('an error of a text', () => {
  it.each<[string, Raw, string, unknown[]]>([
    ['at its limits: none', text({ minLength: 2, maxLength: 3 }), '中文字', []],
    ['at the least: none', text({ minLength: 2 }), '中文', []],
    ['one character too long', text({ maxLength: 3 }), 'abcd', [['maxLength', '答案不能超过 3 个字，现在 4 个']]],
    ['one too short', text({ minLength: 2, maxLength: 3 }), 'a', [['minLength', '答案至少要 2 个字，现在 1 个']]],
    ['of a pattern', text({ pattern }), 'ab', [['pattern', pattern.message]]],
    [
      'of a pattern with the server’s code',
      text({ pattern: { ...pattern, code: 601_004 } }),
      'ab',
      [['pattern', pattern.message, 601_004]],
    ],
    ['of a pattern in a text of spaces: none', text({ pattern }), '  ', []],
    ['of rich text without a word: none', rich({ minLength: 3 }), '<p><br></p>', []],
    [
      'of rich text that is too short',
      rich({ minLength: 3 }),
      '<p>中文</p>',
      [['minLength', '答案至少要 3 个字，现在 2 个']],
    ],
  ])('%s', (_, source, value, expected) => {
    expect(found(source, value)).toEqual(expected)
  })
})

describe('rich text', () => {
  const node = nodeOf(rich())
  const kind = kindOf(node)
  it.each([
    [' <p>中文</p> ', '<p>中文</p>', '中文', false],
    ['<p> </p><p><br></p>', '', '', true],
    ['', '', '', true],
  ])('%j is saved as %j and read as %j', (value, saved, plain, isEmpty) => {
    expect(kind.clean(node, value)).toBe(saved)
    expect(kind.text(node, value)).toBe(plain)
    expect(kind.operand(node, value)).toBe(plain === '' ? null : plain)
    expect(kind.isEmpty(value)).toBe(isEmpty)
  })

  it('from a spreadsheet is text, never markup', () => {
    const column = readColumn(rich())
    const { value } = convertCell(column, '<b>甲</b>', { unit: 'tenThousand', entries: new Map() })
    expect(value).toBe('&lt;b&gt;甲&lt;/b&gt;')
  })
})

describe('a text field', () => {
  it.each<[Raw, string, object | undefined, number]>([
    [text(), '文字，不超过 200 字', { type: 'textLength', least: undefined, most: '200' }, 8],
    [text({ maxLength: 6 }), '文字，不超过 6 字', { type: 'textLength', least: undefined, most: '6' }, 6],
    [text({ minLength: 2, maxLength: 3 }), '文字，不超过 3 字', { type: 'textLength', least: '2', most: '3' }, 5],
    [text({ pattern, maxLength: 11 }), '文字，不超过 11 字', { type: 'textLength', least: undefined, most: '11' }, 7],
    [text({ pattern }), '文字，不超过 200 字', { type: 'textLength', least: undefined, most: '200' }, 12],
    [long(), '文字，不超过 2000 字', { type: 'textLength', least: undefined, most: '2000' }, 16],
    [rich(), '文字，不超过 2000 字', undefined, 22],
  ])('%j has a hint, a limit for workbooks and a width', (source, hint, limit, width) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    expect(kind.hint?.(node)).toBe(hint)
    expect(kind.sheetLimit?.(node)).toEqual(limit)
    const column = readColumn(source)
    expect(kindOf(column).columnWidth?.(column)).toBe(width)
  })

  it('of several lines has a sample of its least length, and keeps the lines of a cell', () => {
    const node = nodeOf(long({ minLength: 30 }))
    expect(kindOf(node).sample(node, {} as never)).toContain('样'.repeat(30))
    const column = readColumn(long())
    expect(convertCell(column, '一\n二', { unit: 'tenThousand', entries: new Map() }).value).toBe('一\n二')
  })

  it.each<[string, Raw, string]>([
    [
      'a pattern that is no regular expression',
      text({ pattern: { source: '(', message: '错' } }),
      '不是有效的正则表达式',
    ],
    ['English names that are no record', text({ inEnglish: 'x' }), '须为对象'],
    ['English names that are no texts', text({ inEnglish: { 甲: 1 } }), '须为文字'],
    ['a least length over the greatest', text({ minLength: 5, maxLength: 3 }), 'minLength'],
  ])('does not take %s', (_, source, problem) => {
    const { definitionProblems } = parseDefinition(smallForm([{ id: 'a', label: '名称', ...source }]))
    expect(JSON.stringify(definitionProblems)).toContain(problem)
  })
})

describe('a text that the form fills in', () => {
  afterAll(() => setLocale('zh'))
  it('is read in English where the form names it so, else as it was typed', () => {
    const node = nodeOf(text({ inEnglish: { 设备费: 'Equipment' } }))
    const { text: written } = kindOf(node)
    expect([written(node, '设备费'), written(node, '')]).toEqual(['设备费', ''])
    setLocale('en')
    expect(['设备费', '差旅', 'constructor'].map((value) => written(node, value))).toEqual([
      'Equipment',
      '差旅',
      'constructor',
    ])
  })
})
