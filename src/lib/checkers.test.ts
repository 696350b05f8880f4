import { describe, expect, it } from 'vitest'
import { isBankAccount, isBankBranch } from './bank-account'
import { type CertificateType, isCertificateNumber } from './certificate'
import { containsAt, isEmail, plainEmail } from './email'
import { dayOfTimestamp, isDay, timestampOfDay } from './iso-day'
import { isChinese, isLatinName, isLettersSpacesHyphens, lengthOf, mixesScripts, plainLine } from './letters'
import { isMobile, plainDigits } from './mobile'
import { isNationalId, looksLikeNationalId, nationalIdFacts, plainCertificate } from './national-id'
import {
  isDigits,
  isNonNegativeDecimal,
  isPositiveInteger,
  isSignedDecimal,
  isZeroOrPositiveInteger,
  plainNumber,
} from './number-forms'
import { isPostcode } from './postcode'
import { isTelephone, plainTelephone } from './telephone'

describe('a resident ID number (GB 11643)', () => {
  it.each([
    ['11010519491231002X', true, 'the example of the standard'],
    ['11010519491231002x', true, 'a small x'],
    ['440524188001010014', true, 'somebody born in 1880'],
    ['110105194912310021', false, 'another check digit'],
    ['11010519490231002X', false, 'a 31st of February'],
    ['110105194912310', false, 'the old form of 15 digits'],
    ['01010519491231002X', false, 'a region that begins with 0'],
    ['11010519491231002X ', false, 'a space behind it'],
    ['', false, 'nothing'],
    ['110105200002290021', true, 'a leap day of a year divisible by 400'],
    ['110105199602290038', true, 'a leap day'],
    ['110105190002290025', false, 'a leap day that was not: 1900'],
    ['110105199702290027', false, 'a leap day of no leap year'],
    ['110105199913010021', false, 'a 13th month'],
    ['110105199900010022', false, 'no month'],
    ['110105199904310022', false, 'a 31st of April'],
    ['110105199904000024', false, 'a day 0'],
    ['11010519491231002', false, '17 characters'],
    ['11010519491231002XX', false, '19 characters'],
    ['1101051949123100２X', false, 'a full-width digit, not yet made plain'],
    ['11010519491231X020', false, 'an X in the middle'],
    ['210105179912310028', false, 'somebody born in the 18th century'],
  ])('%s → %s (%s)', (number, expected) => {
    expect(isNationalId(number)).toBe(expected)
  })

  it.each([
    ['2024-02-29', true],
    ['2024-02-28', false],
  ])('of somebody born on 2024-02-29 is one on %s: %s', (today, expected) => {
    expect(isNationalId('310110202402290028', today)).toBe(expected)
  })

  it.each([
    ['11010519491231002X', { birthday: '1949-12-31', sex: 1 }],
    ['310110198504160436', { birthday: '1985-04-16', sex: 0 }],
    ['310110198504160430', { birthday: '1985-04-16', sex: 0 }],
    ['310110198502300436', { birthday: null, sex: 0 }],
    ['310110299904160426', { birthday: null, sex: 1 }],
    ['31011019850416043', null],
    ['110105491231002', null],
    ['31011019850416043A', null],
  ])('%s tells %o', (number, facts) => {
    expect(nationalIdFacts(number)).toEqual(facts)
  })

  it.each([
    ['11010519491231002x', true],
    ['110105491231002', false],
    ['E12345678', false],
  ])('%s has its shape: %s', (number, expected) => {
    expect(looksLikeNationalId(number)).toBe(expected)
  })

  it('is read as typed on a Chinese keyboard', () => {
    expect(plainCertificate(' １１０１０５ 19491231-002ｘ')).toBe('11010519491231002X')
  })
})

describe('the number of each kind of certificate', () => {
  it.each<[CertificateType, string, boolean]>([
    ['111', '11010519491231002X', true],
    ['111', 'E12345678', false],
    ['414', 'E12345678', true],
    ['414', '护照', false],
    ['516', 'H12345678', true],
    ['516', 'T12345678', false],
    ['511', '12345678', true],
    ['511', '1234567', false],
    ['114', '南字第', false],
    ['114', '士01234567', true],
    ['553', 'USA310012345678', true],
    ['553', 'US310012345678', false],
    ['810', '11010519491231002X', false],
  ])('%s %s → %s', (type, number, expected) => {
    expect(isCertificateNumber(type, number)).toBe(expected)
  })
})

describe('a mobile number', () => {
  it.each([
    ['13812345678', true],
    ['19912345678', true],
    ['12812345678', false],
    ['1381234567', false],
    ['138123456789', false],
    ['+8613812345678', false],
  ])('%s → %s', (number, expected) => {
    expect(isMobile(number)).toBe(expected)
  })

  it('is read as typed on a Chinese keyboard', () => {
    expect(plainDigits('１３８ 1234-5678')).toBe('13812345678')
  })
})

describe('an e-mail address', () => {
  it.each([
    ['name@example.com', true],
    ['first.last+tag@sub.example.com.cn', true],
    ['姓名@例子.公司', true],
    ['name@example', false],
    ['name.example.com', false],
    ['a@b@example.com', false],
    ['na me@example.com', false],
    ['name@example..com', false],
    ['.name@example.com', false],
    ['name@-example.com', false],
    [`${'a'.repeat(250)}@example.com`, false],
  ])('%s → %s', (address, expected) => {
    expect(isEmail(address)).toBe(expected)
  })

  it('is read as typed on a Chinese keyboard', () => {
    expect(plainEmail(' ｎａｍｅ＠example.com ')).toBe('name@example.com')
  })
})

describe('an address a code is sent to', () => {
  it.each([
    ['name@example.com', true],
    ['@', true],
    ['name.example.com', false],
    ['', false],
  ])('%s → %s', (address, expected) => {
    expect(containsAt(address)).toBe(expected)
  })
})

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
  ])('%j is read as %j', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain)
  })
})

describe('a postcode', () => {
  it.each([
    ['200433', true],
    ['000000', true],
    ['20043', false],
    ['2004333', false],
    ['20043a', false],
    ['', false],
  ])('%s → %s', (value, expected) => {
    expect(isPostcode(value)).toBe(expected)
  })
})

describe('a telephone', () => {
  it.each([
    ['5566000', true, 'seven digits'],
    ['55660000', true, 'eight digits'],
    ['021-55660000', true, 'an area code'],
    ['0512-5566000', true, 'an area code of four'],
    ['12345678901234', true, 'fourteen digits'],
    ['123456789012345', false, 'fifteen digits'],
    ['556600', false, 'six digits'],
    ['021-556600', false, 'an area code and six digits'],
    ['02-55660000', false, 'an area code of two'],
    ['021–55660000', false, 'a dash, not yet made plain'],
    ['', false, 'nothing'],
    ['+852-23456789', true, 'Hong Kong'],
    ['+85223456789', true, 'Hong Kong, without a hyphen'],
    ['+1-212-555-0100', true, 'in groups'],
    ['021-55660000-8001', true, 'an extension'],
    ['55660000-8001', true, 'an extension, no area code'],
    ['+852-23456789-12', true, 'Hong Kong with an extension'],
    ['021-55660000-8001234', false, 'an extension of seven'],
    ['+0123456789', false, 'no country’s code'],
    ['+852-2345', false, 'too short for abroad'],
    ['+1234567890123456', false, 'sixteen digits'],
    ['021--55660000', false, 'two hyphens'],
    ['55660000x', false, 'a letter'],
  ])('%s → %s (%s)', (value, expected) => {
    expect(isTelephone(value)).toBe(expected)
  })

  it.each([
    ['（021）5566 0000', '021-55660000'],
    ['(0512)-55660000', '0512-55660000'],
    ['０２１－５５６６００００', '021-55660000'],
    ['021–55660000', '021-55660000'],
    ['+852 2345 6789', '+85223456789'],
    ['021-55660000 转 8001', '021-55660000-8001'],
    ['021-55660000 ext. 8001', '021-55660000-8001'],
    ['021-55660000#8001', '021-55660000-8001'],
    ['55660000x12', '55660000-12'],
  ])('%s is read as %s', (typed, plain) => {
    expect(plainTelephone(typed)).toBe(plain)
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

  it('a line is read without what one does not see', () => {
    expect(plainLine('\ufeff 陈\u200b思远\t ')).toBe('陈思远')
    expect(plainLine('　　')).toBe('')
    expect(plainLine('Chen  \n Siyuan')).toBe('Chen Siyuan')
  })

  it('characters are counted as one sees them', () => {
    expect(lengthOf('𠮷田')).toBe(2)
  })
})

describe('a bank card (ISO/IEC 7812, Luhn)', () => {
  it.each([
    ['6222021001001000212', true, 'nineteen digits'],
    ['4111111111111111', true, 'the example of the networks'],
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

describe('a sub-branch', () => {
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

  it('needs its bank', () => {
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

  it('travels as the midnight of China’s time, and comes back on the same day', () => {
    expect(timestampOfDay('1985-04-16')).toBe(Date.parse('1985-04-15T16:00:00Z'))
    expect(dayOfTimestamp(Date.parse('1985-04-15T16:00:00Z'))).toBe('1985-04-16')
    // The summer time of 1988: midnight was an hour earlier.
    expect(dayOfTimestamp(Date.parse('1988-06-30T15:00:00Z'))).toBe('1988-07-01')
  })
})
