/** Tests of what people type and read as days, months, times and ranges. */
import { describe, expect, it } from 'vitest'
import { nodeOf, of, type Raw, range } from '../../../tests/smartform/field-sources'
import { readColumn, smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { convertCell } from '../tables/convert-cell'
import { kindOf } from './kinds'

/** The value of a field for what was typed. */
function typed(source: Raw, raw: unknown): unknown {
  const node = nodeOf(source)
  return kindOf(node).coerce(node, raw)
}

/** The ids of the checks that a value fails. */
function failed(source: Raw, raw: unknown) {
  const node = nodeOf(source)
  const kind = kindOf(node)
  return kind.check(node, kind.coerce(node, raw)).map(({ check }) => check)
}

describe('a time of day', () => {
  it.each([
    ['9:30', '09:30'],
    ['12:05', '12:05'],
    ['９：３０', '09:30'],
    ['0930', '09:30'],
    ['9点', '09:00'],
    ['9时5分', '09:05'],
    ['9.30', '09:30'],
    ['下午3。30', '15:30'],
    ['9点半', '09:30'],
    ['9:30:05', '09:30'],
    ['9:30:05.123', '09:30'],
    ['上午9点', '09:00'],
    ['上午12:10', '12:10'],
    ['中午11点半', '11:30'],
    ['中午12点', '12:00'],
    ['中午1点', '13:00'],
    ['中午3点', '15:00'],
    ['中午4点', '04:00'],
    ['下午3点半', '15:30'],
    ['下午12点', '12:00'],
    ['下午15:00', '15:00'],
    ['晚上5点', '17:00'],
    ['晚上11点', '23:00'],
    ['晚上23点', '23:00'],
  ])('typed as %s is %s', (text, value) => {
    expect(typed(of('time'), text)).toBe(value)
  })

  // What may be of this night or the next is not guessed.
  it.each([
    '晚上12点',
    '晚上4点',
    '930',
    '09300',
    'x0930',
    '9:30:5',
    '9:30:ab',
    '9:30起',
    '9.',
    '9.5',
    '9.300',
    '109.30',
    'a:9.30',
    '约9:30',
    '9',
    '下午',
  ])('typed as %s is kept and reported', (text) => {
    expect(typed(of('time'), text)).toBe(text)
    expect(failed(of('time'), text)).toEqual(['real'])
  })

  it.each([
    ['0.5', '12:00'],
    ['.5', '12:00'],
    ['0.4375', '10:30'],
    ['0.003472222', '00:05'],
    ['0.99999999', '00:00'],
    ['10:30', '10:30'],
  ])('from a spreadsheet as %s is %s', (text, value) => {
    const column = readColumn(of('time'))
    expect(convertCell(column, text, { unit: 'tenThousand', entries: new Map() })).toEqual({ value, problem: null })
  })

  it.each(['1.5', '0.5x', '0.', '-0.5'])('from a spreadsheet as %s is reported', (text) => {
    const column = readColumn(of('time'))
    expect(convertCell(column, text, { unit: 'tenThousand', entries: new Map() }).problem).toMatch(/09:30/)
  })

  it.each(['24:00', '12:60', '9:5x', '109:30', '09:301'])('%s is none', (text) => {
    expect(failed(of('time'), text)).toEqual(['real'])
  })
})

describe('an error of a date', () => {
  const bounds = { earliest: '2026-02-01', latest: '2026-03-01' }
  it.each<[string, Raw, unknown, string[]]>([
    ['before the earliest day', of('date', bounds), '2026-01-31', ['earliest']],
    ['on the earliest day', of('date', bounds), '2026-02-01', []],
    ['on the latest day', of('date', bounds), '2026-03-01', []],
    ['after the latest day', of('date', bounds), '2026-03-02', ['latest']],
    ['of no real day', of('date', bounds), '2026-02-30', ['real']],
    ['of both ends of a range', range(bounds), ['2026-01-31', '2026-03-02'], ['start:earliest', 'end:latest']],
    ['of a range without its start', range(), { end: '2026-01-01' }, ['start:missing']],
    ['of a range without its end', range(), { start: '2026-01-01' }, ['end:missing']],
    ['of a reversed range', range(), ['2026-02-02', '2026-02-01'], ['order']],
    ['of a reversed range with a day that is none', range(), ['2026-02-30', '2026-02-01'], ['start:real']],
    ['of an empty range: none', range(), { start: '', end: '' }, []],
  ])('%s', (_, source, raw, expected) => {
    expect(failed(source, raw)).toEqual(expected)
  })

  it('of a range without its start names the start', () => {
    const node = nodeOf(range())
    const kind = kindOf(node)
    expect(kind.check(node, kind.coerce(node, { end: '2026-01-01' }))[0]?.message).toBe('请填写答案的开始日期')
    expect(kind.missing(node)).toBe('请填写答案')
  })
})

describe('a range', () => {
  const node = nodeOf(range())
  const kind = kindOf(node)
  it.each([
    [{ start: '2026-01-01', end: '2026-12-31' }, '2026-01-01 至 2026-12-31', ['2026-01-01', '2026-12-31']],
    [{ start: '2026-01-01', end: null }, '2026-01-01 至 未填写', ['2026-01-01', null]],
    [{ start: null, end: '2026-12-31' }, '未填写 至 2026-12-31', [null, '2026-12-31']],
    [{ start: '2026-02-30', end: '2026-12-31' }, '2026-02-30 至 2026-12-31', [null, '2026-12-31']],
    [null, '', null],
    [{ start: null, end: null }, '', [null, null]],
  ])('%j is written “%s”', (value, text, operand) => {
    expect(kind.text(node, value)).toBe(text)
    expect(kind.operand(node, value)).toEqual(operand)
    expect(kind.isEmpty(value)).toBe(text === '')
  })

  it.each([null, { start: null, end: null }])('%j has no error', (value) => {
    expect(kind.check(node, value)).toEqual([])
  })
})

describe('the definition of a date field', () => {
  it.each([
    ['date', '2026-2-1', '须为 YYYY-MM-DD 格式的真实日期'],
    ['month', '2026-13', '须为 YYYY-MM 格式的月份'],
    ['time', '9:30', '须为 HH:MM 格式的时间'],
    ['dateRange', '2026-02-30', '须为 YYYY-MM-DD 格式的真实日期'],
  ])('of a %s does not take %s as a bound', (kind, earliest, problem) => {
    const { definitionProblems } = parseDefinition(smallForm([{ id: 'a', label: '日期', kind, earliest }]))
    expect(JSON.stringify(definitionProblems)).toContain(problem)
  })

  it.each([
    [
      'date',
      { earliest: '2026-01-01', latest: '2026-01-01' },
      ['2026-01-01', '2026-01-01', '2026-06-01'],
      '2026-01-31',
    ],
    ['month', {}, [undefined, undefined, '2026-06'], '2026-01'],
    ['time', { latest: '10:00' }, [undefined, '09:30', '10:00'], '09:30'],
    [
      'dateRange',
      { earliest: '2026-01-01' },
      [
        { start: '2026-01-01', end: '2028-12-31' },
        { start: '2027-01-01', end: '2028-12-31' },
      ],
      '2026-01-01 至 2026-12-31',
    ],
    [
      'dateRange',
      { latest: '2027-06-30' },
      [
        { start: '2027-01-01', end: '2027-06-30' },
        { start: '2027-01-01', end: '2028-12-31' },
      ],
      '2026-01-01 至 2026-12-31',
    ],
  ])('of a %s %j has samples and a hint for workbooks', (name, more, samples, hint) => {
    const node = nodeOf(of(name, more))
    const kind = kindOf(node)
    expect(kind.sample(node, {} as never)).toEqual(samples)
    expect(kind.hint?.(node)).toBe(hint)
  })

  it('limits the cells of a workbook to its days', () => {
    const node = nodeOf(of('date', { earliest: '2026-01-01', latest: '2026-02-01' }))
    expect(kindOf(node).sheetLimit?.(node)).toEqual({ type: 'date', least: '2026-01-01', most: '2026-02-01' })
  })
})
