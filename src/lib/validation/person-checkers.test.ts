/** Tests of validating ID numbers, certificates, mobiles and telephones. */
import { describe, expect, it } from 'vitest'
import { type CertificateType, isCertificateNumber, isCertificateType } from './certificate'
import { containsAt, isEmail, plainEmail } from './email'
import { isMobile, plainDigits } from './mobile'
import { isNationalId, looksLikeNationalId, nationalIdFacts, plainCertificate } from './national-id'
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
  ])('of a person born on 2024-02-29 is valid on %s: %s', (today, expected) => {
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
  ])('%s contains %o', (number, facts) => {
    expect(nationalIdFacts(number)).toEqual(facts)
  })

  it.each([
    ['11010519491231002x', true],
    ['110105491231002', false],
    ['E12345678', false],
  ])('%s has the right format: %s', (number, expected) => {
    expect(looksLikeNationalId(number)).toBe(expected)
  })

  it('accepts full-width input', () => {
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

it.each<[unknown, boolean]>([
  ['111', true],
  ['553', true],
  ['112', false],
  ['toString', false],
  [111, false],
  [['111'], false],
  [null, false],
])('%o is a type of certificate: %s', (value, expected) => {
  expect(isCertificateType(value)).toBe(expected)
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

  it('accepts full-width input', () => {
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

  it('accepts full-width input', () => {
    expect(plainEmail(' ｎａｍｅ＠example.com ')).toBe('name@example.com')
  })
})

describe('a recipient of a verification code', () => {
  it.each([
    ['name@example.com', true],
    ['@', true],
    ['name.example.com', false],
    ['', false],
  ])('%s → %s', (address, expected) => {
    expect(containsAt(address)).toBe(expected)
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
  ])('%s is normalised to %s', (typed, plain) => {
    expect(plainTelephone(typed)).toBe(plain)
  })
})
