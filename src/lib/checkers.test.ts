import { describe, expect, it } from 'vitest'
import { type CertificateType, isCertificateNumber } from './certificate'
import { isEmail, plainEmail } from './email'
import { isMobile, plainDigits } from './mobile'
import { isNationalId, plainCertificate } from './national-id'

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
  ])('%s → %s (%s)', (number, expected) => {
    expect(isNationalId(number)).toBe(expected)
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
