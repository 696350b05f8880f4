/** Tests of validating numbers, letters, bank cards, addresses and other fields. */
import { describe, expect, it } from 'vitest'
import { dayOfTimestamp, isDay, timestampOfDay } from '../time/iso-day'
import { isBankAccount, isBankBranch } from './bank-account'
import { isChinese, isLatinName, isLettersSpacesHyphens, lengthOf, mixesScripts, plainLine } from './name-letters'
import {
  isDigits,
  isNonNegativeDecimal,
  isPositiveInteger,
  isSignedDecimal,
  isZeroOrPositiveInteger,
  plainNumber,
} from './number-formats'

describe('numbers', () => {
  const inputs = ['0', '1', '10', '01', '00', '-1', '+1', '1.0', '', ' 1', '１', '1e3', '1,000', 'a']
  it.each([
    ['a positive integer', isPositiveInteger, ['1', '10']],
    ['zero or a positive integer', isZeroOrPositiveInteger, ['0', '1', '10']],
    ['digits only', isDigits, ['0', '1', '10', '01', '00']],
  ])('%s', (_name, check, accepted) => {
    expect(inputs.filter(check)).toEqual(accepted)
  })

  it.each([
    ['0', true, true],
    ['0.5', true, true],
    ['1234567890', true, true],
    ['1234567890.123456', true, true],
    ['12345678901', false, false],
    ['0.1234567', false, false],
    ['.5', false, false],
    ['5.', false, false],
    ['00.5', false, false],
    ['-0.5', false, true],
    ['-1234567890.123456', false, true],
    ['--1', false, false],
    ['+1', false, false],
    ['1,000', false, false],
    ['', false, false],
    ['-', false, false],
    ['NaN', false, false],
  ])('decimal of 10 digits and 6 decimals: %s → %s, signed %s', (value, plain, signed) => {
    expect([isNonNegativeDecimal(value), isSignedDecimal(value)]).toEqual([plain, signed])
  })

  it.each([
    ['999999999.125', 3, true],
    ['1.1250', 3, false],
    ['1.5', 0, false],
    ['15', 0, true],
  ])('%s is a decimal of at most %i places: %s', (value, decimals, fits) => {
    expect(isNonNegativeDecimal(value, decimals)).toBe(fits)
  })

  it.each([
    ['1,234,567.89', '1234567.89'],
    ['１，２３４．５', '1234.5'],
    [' 1 234 ', '1234'],
    ['1234\t', '1234'],
    ['1234\r\n', '1234'],
    ['+12', '12'],
    ['-1,000', '-1000'],
    ['007', '7'],
    ['0', '0'],
    ['12,34', '12,34'],
    ['1.2.3', '1.2.3'],
    ['abc ', 'abc'],
    ['', ''],
    ['1，２34。5', '1234.5'],
  ])('%j is parsed as %j', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain)
  })
})

describe('letters', () => {
  it.each([
    ['Chen Siyuan', true],
    ['Jean-Luc', true],
    ['陈思远', false],
    ['Chen 思远', false],
    ["O'Neill", false],
    ['José', false],
    ['Chen2', false],
    ['A', true],
    ['Al', true],
    ['1A', false],
    [' - ', false],
    ['', false],
  ])('letters, spaces and hyphens: %j → %s', (value, expected) => {
    expect(isLettersSpacesHyphens(value)).toBe(expected)
  })

  it.each([
    ['Chen Siyuan', true],
    ["O'Neill", true],
    ['O’Neill', true],
    ['José', true],
    ['José'.normalize('NFD'), true],
    ['Jean-Luc Müller', true],
    ['J. R. Smith', true],
    ['2 José', false],
    ['Chen 思远', false],
    ['Иван', false],
    ['Chen2', false],
    ['<b>', false],
    [" - '", false],
    ['', false],
  ])('a name in Latin letters: %j → %s', (value, expected) => {
    expect(isLatinName(value)).toBe(expected)
  })

  it.each([
    ['陈思远', true],
    ['𠮷田', true],
    ['陈 思远', false],
    ['买买提·艾力', false],
    ['陈A', false],
    ['', false],
  ])('Chinese only: %j → %s', (value, expected) => {
    expect(isChinese(value)).toBe(expected)
  })

  it.each([
    ['陈思远', false],
    ['买买提·艾力', false],
    ['John Smith', false],
    ['Иван Петров', false],
    ['陈Siyuan', true],
    ['Аnna', true],
    ['', false],
  ])('scripts mixed in %j: %s', (value, expected) => {
    expect(mixesScripts(value)).toBe(expected)
  })

  it('invisible characters are removed from a line', () => {
    expect(plainLine('\ufeff 陈\u200b思远\t ')).toBe('陈思远')
    expect(plainLine('　　')).toBe('')
    expect(plainLine('Chen  \n Siyuan')).toBe('Chen Siyuan')
  })

  it('characters are counted as displayed', () => {
    expect(lengthOf('𠮷田')).toBe(2)
  })
})

describe('a bank card (ISO/IEC 7812, Luhn)', () => {
  it.each([
    ['6222021001001000212', true, 'nineteen digits'],
    ['4111111111111111', true, 'the example of the networks'],
    ['6222021001112233447', true, 'digits above 4 where they are doubled'],
    ['453987654325', true, 'twelve digits'],
    ['0453987654325', false, 'a 0 before it'],
    ['62220210011122334479', false, 'twenty digits with their check digit'],
    ['4111111111111112', false, 'another check digit'],
    ['79927398713', false, 'eleven digits'],
    ['0000000000000000', false, 'zeros'],
    ['41111111111111111111', false, 'twenty digits'],
    ['4111 1111 1111 1111', false, 'spaces, not yet taken out'],
    ['', false, 'nothing'],
  ])('%s → %s (%s)', (value, expected) => {
    expect(isBankAccount(value)).toBe(expected)
  })
})

describe('a sub-branch of a bank', () => {
  const bank = '中国工商银行'
  it.each([
    ['中国工商银行上海市五角场支行', true, ''],
    ['中国工商银行上海市分行', true, ''],
    ['中国工商银行上海市分行营业部', true, ''],
    ['中国工商银行上海市外滩营业厅', true, ''],
    ['工商银行上海市五角场支行', false, 'the bank shortened'],
    ['中国工商银行上海市五角场', false, 'no ending'],
    ['中国工商银行上海市五角场支行 ', false, 'a space behind it'],
    ['中国工商银行上海市五角场支行网点', false, 'something behind the ending'],
    ['中国工商 银行上海市五角场支行', false, 'a space within the bank'],
    ['上海中国工商银行五角场支行', false, 'something before the bank'],
    ['中国建设银行上海市五角场支行', false, 'another bank'],
    ['中国工商银行', false, 'the bank alone'],
    ['支行', false, 'the ending alone'],
    ['', false, 'nothing'],
  ])('%s → %s %s', (value, expected) => {
    expect(isBankBranch(value, bank)).toBe(expected)
  })

  it('names more than its bank, also where that ends like a sub-branch', () => {
    expect(isBankBranch('汇丰银行上海分行', '汇丰银行上海分行')).toBe(false)
    expect(isBankBranch('汇丰银行上海分行陆家嘴支行', '汇丰银行上海分行')).toBe(true)
  })

  it('requires its bank', () => {
    expect(isBankBranch('上海市五角场支行', '')).toBe(false)
  })
})

describe('a day', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-04-31', false],
    ['2024-4-1', false],
    ['20240401', false],
    ['', false],
  ])('%s is real: %s', (day, expected) => {
    expect(isDay(day)).toBe(expected)
  })

  it('is sent as midnight in China, and returns as the same day', () => {
    expect(timestampOfDay('1985-04-16')).toBe(Date.parse('1985-04-15T16:00:00Z'))
    expect(dayOfTimestamp(Date.parse('1985-04-15T16:00:00Z'))).toBe('1985-04-16')
    // The summer time of 1988: midnight was an hour earlier.
    expect(dayOfTimestamp(Date.parse('1988-06-30T15:00:00Z'))).toBe('1988-07-01')
  })
})
