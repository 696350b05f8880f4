/** Tests of values as text cells of workbooks. */
import { describe, expect, it } from 'vitest'
import { fileName, fitsSheet, sheetText } from './sheet-cells'

describe('a workbook’s cell as text', () => {
  it.each([
    [0.1, '0.1'],
    [0.30000000000000004, '0.3'],
    [1234.5, '1234.5'],
    [1e-7, '0.0000001'],
    [310101199001011200, '3.10101E+17'],
    [new Date('2026-01-05T00:00:00Z'), '2026-01-05'],
    [new Date('1899-12-30T09:30:00Z'), '09:30'],
    [true, '是'],
    ['=cmd()', '=cmd()'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [false, '否'],
    [5, '5'],
    [999_999_999_999_999, '999999999999999'],
    [1e15, '1.00000E+15'],
    [-1e15, '-1.00000E+15'],
    [1e15 + 0.5, '1000000000000000'],
    [Number.NaN, ''],
    [new Date(Number.NaN), ''],
    [new Date('1900-01-05T00:00:00Z'), '1900-01-05'],
  ])('%j is %s', (cell, text) => {
    expect(sheetText(cell)).toBe(text)
  })

  it.each([
    ['123.45', true],
    ['1234567890123456', false],
    ['约 3', false],
    ['', false],
    ['=1+1', false],
    ['123456789012345', true],
    ['1,234', false],
    ['１２', false],
    ['0.00123456789012345', true],
    ['-0.5', true],
  ])('%s can be written as a number: %s', (text, expected) => {
    expect(fitsSheet(text)).toBe(expected)
  })

  it('a file name contains no characters that operating systems refuse', () => {
    expect(fileName('a/b:c?', 'xlsx')).toBe('a b c.xlsx')
    expect(fileName('\\*"<>|\u0007\u202e', 'xlsx')).toBe('table.xlsx')
    expect(fileName('长'.repeat(100), 'xlsx')).toBe(`${'长'.repeat(80)}.xlsx`)
  })
})
