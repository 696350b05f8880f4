/** Tests of validating a unit's information. */
import { expect, it } from 'vitest'
import { plainEmail } from '@/lib/validation/email'
import { checkUnit, tidyUnit } from './check-unit'
import { isCreditCode } from './credit-code'
import type { UnitValues } from './unit-fields'

const good: UnitValues = {
  unitName: '上海申江大学',
  unitUniformSocialCredit: '12310000425012345C',
  unitLegalPerson: '沈国梁',
  unitArea: 'user_shanghai_District.310110',
  unitProperties: 'user_unit_properties.10',
  unitSubordination: 'user_unit_subordination.20',
  unitContactName: '王建华',
  unitContactMobile: '13800001003',
  unitEmail: 'kyc@example.cn',
  unitAddress: '上海市杨浦区申江路1号',
}
const messages = (values: UnitValues, fromCertificate = false) =>
  checkUnit(tidyUnit(values), { fromCertificate }).map(({ field, message }) => `${field}: ${message}`)

it.each<[string, UnitValues, string[]]>([
  ['everything right', good, []],
  [
    'a code with its last digit wrong',
    { ...good, unitUniformSocialCredit: '123100004250123450' },
    ['unitUniformSocialCredit: 统一社会信用代码不正确，请对照营业执照或法人证书上的 18 位代码修改'],
  ],
  [
    'a code typed small and full width',
    { ...good, unitUniformSocialCredit: '１２３１００００４２５０１２３４５c' },
    [],
  ],
  [
    'an organisation code without its hyphen',
    { ...good, unitOrganizationCode: '425012349' },
    ['unitOrganizationCode: 组织机构代码应写成 12345678-9 这样，请核对'],
  ],
  [
    'a mobile beginning with 12',
    { ...good, unitContactMobile: '12800001003' },
    ['unitContactMobile: 请输入正确的手机号码'],
  ],
  ['a mobile with spaces', { ...good, unitContactMobile: '138 0000 1003' }, []],
  ['an address without an at sign', { ...good, unitEmail: 'kyc.example.cn' }, ['unitEmail: 请输入正确的邮箱']],
  ['a postcode of 5 digits', { ...good, unitZipcode: '20043' }, ['unitZipcode: 邮政编码为 6 位数字']],
  ['a telephone in brackets', { ...good, unitTelephone: '（021）5566 0000' }, []],
  [
    'letters for a telephone',
    { ...good, unitTelephone: 'call me' },
    ['unitTelephone: 请输入正确的电话，可带区号，如 021-55660000'],
  ],
  ['an English name in Latin letters', { ...good, unitEnglishName: 'Lüsui Institute No. 2' }, []],
  [
    'an English name in Chinese characters',
    { ...good, unitEnglishName: '申江大学' },
    ['unitEnglishName: 英文名称请用拉丁字母填写'],
  ],
  ['a web site without its scheme', { ...good, unitWebsite: 'www.example.cn' }, []],
  [
    'an invalid website',
    { ...good, unitWebsite: 'javascript' },
    ['unitWebsite: 请输入正确的网址，如 https://www.example.cn'],
  ],
  [
    'a leap day of a common year',
    { ...good, unitRegisterDate: '2023-02-29' },
    ['unitRegisterDate: 请填真实的日期，如 2020-02-28'],
  ],
  ['a leap day', { ...good, unitRegisterDate: '2024-02-29' }, []],
  [
    'capital below 0',
    { ...good, unitRegisterCapital: '-3' },
    ['unitRegisterCapital: 请填不小于 0 的数字，整数最多 10 位、小数最多 6 位'],
  ],
  ['capital with separators', { ...good, unitRegisterCapital: '186,500.25' }, []],
  [
    '101 characters',
    { ...good, unitAddress: '路'.repeat(101) },
    ['unitAddress: 通讯地址不能超过 100 个字，现在 101 个'],
  ],
  ['no district', { ...good, unitArea: '' }, ['unitArea: 请选择所在区']],
  ['no name', { ...good, unitName: ' \u00a0 ' }, ['unitName: 请输入单位名称']],
  ['exactly 100 characters', { ...good, unitAddress: '路'.repeat(100) }, []],
  ['Chinese characters in a Chinese text', { ...good, unitAddress: '申江路一号' }, []],
  ['an organisation code', { ...good, unitOrganizationCode: '42501234-9' }, []],
  ...['x42501234-9', '42501234-91', '4-9', '4250123.-9', '42501234-A'].map((code): [string, UnitValues, string[]] => [
    `the organisation code ${code}`,
    { ...good, unitOrganizationCode: code },
    ['unitOrganizationCode: 组织机构代码应写成 12345678-9 这样，请核对'],
  ]),
  ['a website of 200 characters', { ...good, unitWebsite: `https://www.example.cn/${'x'.repeat(177)}` }, []],
  ...[`https://www.example.cn/${'x'.repeat(178)}`, 'http://', 'https://申江 大学.cn'].map(
    (website): [string, UnitValues, string[]] => [
      `the website ${website.slice(0, 24)}`,
      { ...good, unitWebsite: website },
      ['unitWebsite: 请输入正确的网址，如 https://www.example.cn'],
    ],
  ),
])('a unit’s information is validated: %s', (_, values, expected) => {
  expect(messages(values)).toEqual(expected)
})

it('data from the certificate is not validated', () => {
  expect(messages({ ...good, unitName: '', unitUniformSocialCredit: 'x', unitLegalPerson: '' }, true)).toEqual([])
})

it('what a person types is stored plainly, and nothing of it where it is empty', () => {
  const typed = {
    unitName: ' 上海\u00a0大学 ',
    unitContactMobile: '138 0000 1003',
    unitZipcode: '２０００９３ ',
    unitEmail: 'KYC@Example.cn',
    unitOrganizationCode: '42501234-x',
    unitRegisterCapital: '1,500.50',
    unitWebsite: 'www．example.cn',
    unitEnglishName: ' ',
    unitAddress: '申江路 1 号',
  }
  expect(tidyUnit(typed)).toEqual({
    unitName: '上海 大学',
    unitContactMobile: '13800001003',
    unitZipcode: '200093',
    unitEmail: plainEmail(typed.unitEmail),
    unitOrganizationCode: '42501234-X',
    unitRegisterCapital: '1500.50',
    unitWebsite: 'https://www.example.cn',
    unitAddress: '申江路 1 号',
  })
})

it.each([
  ['http://www.example.cn', 'http://www.example.cn'],
  ['HTTPS://www.example.cn', 'HTTPS://www.example.cn'],
  ['www.example.cn?from=http://a.cn', 'https://www.example.cn?from=http://a.cn'],
])('the website %s is stored as %s', (typed, stored) => {
  expect(tidyUnit({ unitWebsite: typed })).toEqual({ unitWebsite: stored })
})

it.each([
  '12310000425012345C',
  '91310000425012345C1',
  'x12310000425012345C',
  '12310000425012345CA',
  '1231000042501234',
  '',
])('a social credit code has 18 characters and nothing around them: %s', (code) => {
  expect(isCreditCode(code)).toBe(code === '12310000425012345C')
})
