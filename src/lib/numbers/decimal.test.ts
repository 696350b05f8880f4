/** Tests of exact decimals. */
import { describe, expect, it } from 'vitest'
import {
  bounded,
  canonicalDecimal,
  decimalOf,
  decimalText,
  formatDecimal,
  isDecimal,
  parseDecimal,
  quotient,
  rounded,
  zero,
} from './decimal'

/** A decimal that is one. */
function exact(text: string) {
  const decimal = parseDecimal(text)
  if (!decimal) throw new Error(`${text} is no decimal`)
  return decimal
}

describe('a typed decimal', () => {
  it.each([
    ['12', '12'],
    [' 1 234.5 ', '1234.5'],
    ['1,234,567.80', '1234567.80'],
    ['１２３．４５', '123.45'],
    ['１，２３４', '1234'],
    ['1。5', '1.5'],
    ['－３', '-3'],
    ['−3', '-3'],
    ['+3', '3'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['-0.10', '-0.10'],
    ['000.50', '0.50'],
    ['9'.repeat(100), '9'.repeat(100)],
    [`1${',000'.repeat(33)}`, `1${'000'.repeat(33)}`],
    ['0', '0'],
    ['12345678901234567890.123456789012345678', '12345678901234567890.123456789012345678'],
  ])('%j is %s', (typed, canonical) => {
    expect(canonicalDecimal(typed)).toBe(canonical)
  })

  it.each([
    '',
    ' ',
    '.',
    '-',
    '+.',
    ',',
    '1,23',
    '12,34',
    ',123',
    '1.2.3',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '十二',
    '1 万元',
    '--1',
    '9'.repeat(101),
    `0.${'9'.repeat(100)}`,
    '1'.repeat(1_000_000),
  ])('%.20j is invalid', (typed) => {
    expect(parseDecimal(typed)).toBeNull()
  })
})

describe('a formatted decimal', () => {
  it.each([
    ['1234567.891', {}, '1,234,567.891'],
    ['1234.5', { decimals: 2 }, '1,234.50'],
    ['0.005', { decimals: 2 }, '0.01'],
    ['-0.001', { decimals: 2 }, '0.00'],
    ['-1234.5', {}, '-1,234.5'],
    ['11.60', { atMost: 2 }, '11.6'],
    ['12.000', { atMost: 1 }, '12'],
    ['1234.5', { grouping: false }, '1234.5'],
    ['很多', { decimals: 2 }, '很多'],
    ['', {}, ''],
    ['0.05', { atMost: 1 }, '0.1'],
    ['-0.04', { atMost: 1 }, '0'],
    ['1234.567', { decimals: 0 }, '1,235'],
    ['1250', { decimals: -2 }, '1,300'],
    ['123', {}, '123'],
    ['1234.5678', { atMost: 3, grouping: false }, '1234.568'],
    ['999999999999999999999.99', { decimals: 2 }, '999,999,999,999,999,999,999.99'],
  ])('%j %j is %s', (value, format, visible) => {
    expect(formatDecimal(value, format)).toBe(visible)
  })
})

describe('an exact decimal', () => {
  it('is formatted without an exponent and without the sign of a zero', () => {
    expect(formatDecimal(exact('10').pow(25))).toBe(`10${',000'.repeat(8)}`)
    expect(formatDecimal(zero.times(-1), { decimals: 2 })).toBe('0.00')
    expect(formatDecimal(exact('-0.4'), { decimals: 0 })).toBe('0')
  })

  it('of a JSON number has the digits that the number shows', () => {
    expect(String(decimalOf(0.12))).toBe('0.12')
    expect(decimalText(exact('0.1').plus(exact('0.2')))).toBe('0.3')
    expect(decimalOf(Number.NaN)).toBeNull()
    expect(decimalOf(Number.POSITIVE_INFINITY)).toBeNull()
  })

  it('is told from a number', () => {
    expect(isDecimal(exact('1'))).toBe(true)
    expect(isDecimal(1)).toBe(false)
  })

  it('is divided to 40 digits, never by zero', () => {
    expect(decimalText(quotient(exact('1'), exact('3')) ?? zero)).toBe(`0.${'3'.repeat(40)}`)
    expect(quotient(exact('1'), zero)).toBeNull()
  })

  it('is refused where it has grown beyond 400 digits or places', () => {
    expect(bounded(exact('10').pow(400))).not.toBeNull()
    expect(bounded(exact('10').pow(401))).toBeNull()
    expect(bounded(exact('0.1').pow(400))).not.toBeNull()
    expect(bounded(exact('0.1').pow(401))).toBeNull()
    // 100 digits four times are 400 digits.
    expect(bounded(exact('9'.repeat(100)).pow(4))).not.toBeNull()
    expect(bounded(exact(`1.${'9'.repeat(99)}`).pow(5))).toBeNull()
  })

  it('is written plainly', () => {
    expect(decimalText(exact('1234.50'))).toBe('1234.5')
    expect(decimalText(exact('10').pow(25))).toBe(`1${'0'.repeat(25)}`)
    expect(decimalText(zero.times(-1))).toBe('0')
  })

  it.each([
    ['2.345', 2, 'halfUp', '2.35'],
    ['-2.345', 2, 'halfUp', '-2.35'],
    ['2.341', 2, 'up', '2.35'],
    ['-2.341', 2, 'up', '-2.35'],
    ['2.349', 2, 'down', '2.34'],
    ['-2.349', 2, 'down', '-2.34'],
    ['1250', -2, 'halfUp', '1300'],
    ['2.349', 1.9, 'halfUp', '2.3'],
    ['2.349', 1e9, 'halfUp', '2.349'],
    ['5', -1e9, 'down', '0'],
  ] as const)('%s to %s digits, %s, is %s', (value, decimals, mode, expected) => {
    expect(decimalText(rounded(exact(value), decimals, mode))).toBe(expected)
  })

  it('is rounded half up where nothing else is said', () => {
    expect(decimalText(rounded(exact('0.5'), 0))).toBe('1')
  })
})
