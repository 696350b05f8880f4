/** Tests of the validation of fields before the login. */
import { describe, expect, it } from 'vitest'
import { fieldRules, plainCode } from './field-rules'

describe('the fields of the public forms', () => {
  it.each<[keyof typeof fieldRules, string, string | undefined]>([
    ['userName', 'chen_2026', undefined],
    ['userName', '  chen  ', undefined],
    ['userName', '', '请输入用户名'],
    ['userName', 'abc', '用户名为 4 至 20 位字母、数字或下划线，以字母开头'],
    ['userName', '1abcd', '用户名为 4 至 20 位字母、数字或下划线，以字母开头'],
    ['userName', 'chen<b>', '用户名为 4 至 20 位字母、数字或下划线，以字母开头'],
    ['userName', `a${'b'.repeat(20)}`, '用户名为 4 至 20 位字母、数字或下划线，以字母开头'],
    ['fullName', '陈思远', undefined],
    ['fullName', '   ', '请输入姓名'],
    ['fullName', '陈'.repeat(53), '姓名不能超过 50 个字，现在 53 个'],
    ['mobile', '13800001001', undefined],
    ['mobile', '138 0000-1001', undefined],
    ['mobile', '１３８００００１００１', undefined],
    ['mobile', '12800001001', '请输入正确的手机号码'],
    ['mobile', '1380000100', '请输入正确的手机号码'],
    ['code', ' 123456 ', undefined],
    ['code', '  ', '请输入验证码'],
    ['password', 'abcd1234', undefined],
    ['password', '密码 with 1 word', undefined],
    ['password', '', '请输入密码'],
    ['password', 'abc123', '密码须为 8 至 32 位，现在 6 位'],
    ['password', 'abcdefgh', '密码须同时含有字母和数字'],
    ['password', '12345678', '密码须同时含有字母和数字'],
    ['repeated', '', '请再次输入密码'],
    ['repeated', 'abcd1235', '两次输入的密码不一致'],
    ['repeated', 'abcd1234', undefined],
    ['creditCode', '91310000607390162X', '请输入正确的统一社会信用代码（18 位）'],
    ['creditCode', '91350100M000100Y43', undefined],
    ['creditCode', '91350100m000100y43', undefined],
    ['creditCode', '91350100M000100Y44', '请输入正确的统一社会信用代码（18 位）'],
    ['creditCode', '91350100M000100I43', '请输入正确的统一社会信用代码（18 位）'],
  ])('%s %j → %s', (field, value, message) => {
    expect(fieldRules[field](value, { password: 'abcd1234' })).toBe(message)
  })

  it.each([
    [' k7m2-q9 ', 'K7M2Q9'],
    ['Ｋ７Ｍ２Ｑ９', 'K7M2Q9'],
  ])('reads the code %j as %s', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain)
  })
})
