/** Tests of what people type and read as numbers, money and percentages. */
import { describe, expect, it } from 'vitest'
import { money, nodeOf, number, of, type Raw } from '../../../tests/smartform/field-sources'
import { readColumn } from '../../../tests/smartform/small-form'
import { convertCell } from '../tables/convert-cell'
import { kindOf } from './kinds'

const percent = (more?: Raw) => of('percent', more)

describe('a numeric answer', () => {
  it.each<[string, Raw, unknown, string]>([
    ['a percentage with its sign', percent(), '12.5%', '12.5'],
    ['a percentage with a full-width sign and spaces', percent(), '12.5 ％ ', '12.5'],
    ['a percentage with its sign amid', percent(), '12%5', '12%5'],
    ['a percentage from a number', percent(), 12.5, '12.5'],
    ['a number with a sign', number({ unit: '%' }), '12%', '12%'],
    ['one on the way to its decimals', money(), '１．', '１．'],
  ])('%s is stored as people mean it', (_, source, raw, value) => {
    const node = nodeOf(source)
    expect(kindOf(node).coerce(node, raw)).toBe(value)
  })

  it.each([
    [' 12 ', '12'],
    ['1.', '1'],
    [' 约 3 ', '约 3'],
  ])('typed as “%s” is saved as “%s”', (value, saved) => {
    const node = nodeOf(number())
    expect(kindOf(node).clean(node, value)).toBe(saved)
  })

  it.each<[Raw, string, string]>([
    [number(), '1234567', '1,234,567'],
    [number({ decimals: 2 }), '1234.5', '1,234.5'],
    [money(), '1234.5', '1,234.50'],
    [money({ decimals: 0 }), '1234', '1,234'],
    [money({ decimals: 4 }), '1.5', '1.5000'],
    [percent(), '12.5', '12.5'],
    [number(), '', ''],
    [money(), '', ''],
  ])('%j %s is written “%s”', (source, value, text) => {
    const node = nodeOf(source)
    expect(kindOf(node).text(node, value)).toBe(text)
  })

  it.each<[Raw, string, string[]]>([
    [number({ min: '1', max: '9' }), ' ', []],
    [number({ min: '1', max: '9' }), 'a', ['number']],
    [number({ min: '1', max: '9' }), '1.5', ['decimals']],
    [number({ min: '1', max: '9' }), '0', ['min']],
    [number({ min: '1', max: '9' }), '10', ['max']],
    [percent(), '-0.01', ['min']],
    [percent(), '1.001', ['decimals']],
  ])('%j “%s” fails the checks %j', (source, value, checks) => {
    const node = nodeOf(source)
    expect(
      kindOf(node)
        .check(node, value)
        .map(({ check }) => check),
    ).toEqual(checks)
  })
})

describe('a numeric field', () => {
  it.each<[Raw, string, string | undefined]>([
    [number(), '数字', undefined],
    [number({ min: '1', unit: '人' }), '数字，不小于 1', '人'],
    [number({ max: '9' }), '数字，不大于 9', undefined],
    [money({ min: '0', max: '100' }), '以万元为单位的数字，不小于 0，不大于 100', '万元'],
    [percent(), '数字，不小于 0，不大于 100', '%'],
  ])('%j has a hint for workbooks and a unit', (source, hint, unit) => {
    const node = nodeOf(source)
    expect(kindOf(node).hint?.(node)).toBe(hint)
    expect(kindOf(node).unit?.(node)).toBe(unit)
  })

  it.each<[Raw, object]>([
    [number({ min: '1' }), { type: 'whole', least: '1', most: undefined }],
    [number({ decimals: 1, max: '9' }), { type: 'decimal', least: undefined, most: '9' }],
    [percent(), { type: 'decimal', least: '0', most: '100' }],
  ])('%j limits the cells of a workbook', (source, limit) => {
    const node = nodeOf(source)
    expect(kindOf(node).sheetLimit?.(node)).toEqual(limit)
  })

  it.each<[Raw, string[]]>([
    [number({ min: '2', max: '9' }), ['1', '2', '9']],
    [number(), ['1', '0', '0']],
  ])('%j has samples at its limits', (source, samples) => {
    const node = nodeOf(source)
    expect(kindOf(node).sample(node, {} as never)).toEqual(samples)
  })

  it.each<[Raw, string, string]>([
    [number({ unit: '%', decimals: 2 }), '12.5%', '12.5'],
    [number({ unit: '人', decimals: 3 }), '12.5%', '0.125'],
    [percent(), '12.5%', '12.5'],
    [money(), '12345元', '1.2345'],
  ])('%j takes %s from a spreadsheet as %s', (source, text, value) => {
    const column = readColumn(source)
    expect(convertCell(column, text, { unit: 'tenThousand', entries: new Map() }).value).toBe(value)
  })
})
