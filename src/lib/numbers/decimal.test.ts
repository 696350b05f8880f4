import { describe, expect, it } from 'vitest'
import { canonicalDecimal, formatDecimal, parseDecimal } from './decimal'

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
    ['999999999999999999999.99', { decimals: 2 }, '999,999,999,999,999,999,999.99'],
  ])('%j %j is %s', (value, format, visible) => {
    expect(formatDecimal(value, format)).toBe(visible)
  })
})
