/** Tests of the validation of the profile. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import { describe, expect, it } from 'vitest'
import { completeProfile, foreigner } from '../../../tests/sample-profile'
import { checkField, checkProfile, fixedFields, isRequired } from './check-profile'
import { profileFieldNames } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'
import { tidyProfile } from './tidy-profile'

const today = '2026-11-21'
const check = (field: ProfileField, part: Partial<ProfileValues>) =>
  checkField(field, tidyProfile({ ...completeProfile, ...part }), today)
const long = (length: number) => '字'.repeat(length)
const passport = { userCertificatetype: { id: dictionaryId('user_id_type', '414'), code: '414', name: '护照' } }

it('a complete profile of a resident and of a foreigner is valid', () => {
  for (const values of [completeProfile, { ...completeProfile, ...foreigner }])
    expect([checkProfile('info', values, today, []), checkProfile('bank', values, today, [])]).toEqual([{}, {}])
})

describe('required fields and their messages', () => {
  it.each<[ProfileField, string]>([
    ['userFullname', '请输入姓名'],
    ['userCertificatetype', '请选择证件类型'],
    ['userCertificate', '请输入证件号码'],
    ['userSex', '请选择性别'],
    ['userBirthday', '请输入出生日期'],
    ['userMobile', '请先绑定手机号码'],
    ['userEmail', '请先绑定邮箱'],
    ['unit', '请选择单位'],
    ['userNationality', '请选择国籍'],
    ['userMinority', '请选择民族'],
    ['userParty', '请选择政治面貌'],
    ['userHighDegree', '请选择最高学历'],
    ['userAcademicDegree', '请选择最高学位'],
    ['userTelephone', '请输入办公电话'],
    ['userFax', '请输入传真'],
    ['userEnglishname', '请输入英文名'],
    ['userPosition', '请输入职务'],
    ['userMajor', '请输入专业'],
    ['userLanguages', '请输入掌握语言'],
    ['userBankName', '请选择开户银行'],
    ['userBankLocation', '请选择开户银行所在地'],
    ['userSubBankName', '请输入开户银行支行'],
    ['userBankAccount', '请输入银行账号'],
  ])('%s: %s', (field, message) => {
    const empty = typeof completeProfile[field] === 'string' ? ' 　' : field === 'userSex' ? -1 : null
    expect(check(field, { [field]: empty } as Partial<ProfileValues>)).toBe(message)
  })

  it.each<[ProfileField, string]>([
    ['userBirthplace', '请选择出生地'],
    ['firstEntryTime', '请输入首次入境日期'],
    ['expectDepartureTime', '请输入预计离境日期'],
  ])('%s is required of foreigners only', (field, message) => {
    const empty = { [field]: field === 'userBirthplace' ? null : '' } as Partial<ProfileValues>
    expect(check(field, { ...foreigner, ...empty })).toBe(message)
    expect(check(field, empty)).toBeNull()
  })

  it('everything else is optional', () => {
    const optional = profileFieldNames.filter((field) => !isRequired(field, { ...completeProfile, ...foreigner }))
    expect(optional).toEqual([
      ...['userNative', 'userAddress', 'userZipcode', 'isSupervisor', 'engineeringAcademy', 'sciencesAcademy'],
      ...['identityCard', 'doctoralSupervisor', 'title'],
    ])
  })
})

describe('lengths', () => {
  it.each<[ProfileField, number, string]>([
    ['userFullname', 50, '姓名'],
    ['userCertificate', 50, '证件号码'],
    ['userTelephone', 50, '办公电话'],
    ['userFax', 50, '传真'],
    ['userEnglishname', 50, '英文名'],
    ['userPosition', 50, '职务'],
    ['userMajor', 50, '专业'],
    ['userLanguages', 50, '掌握语言'],
    ['userNative', 50, '籍贯'],
    ['userAddress', 100, '通讯地址'],
    ['userZipcode', 6, '邮政编码'],
    ['userSubBankName', 50, '开户银行支行'],
  ])('%s: at most %i', (field, max, label) => {
    expect(check(field, { [field]: long(max + 1) })).toBe(`${label}不能超过 ${max} 个字，现在 ${max + 1} 个`)
    expect(check(field, { [field]: long(max) }) ?? '').not.toContain('不能超过')
  })
})

describe('the certificate number', () => {
  const format = '身份证格式错误'
  const wrong = '请输入正确的身份证号'
  it.each([
    ['310110198504160436', null],
    ['11010519491231002x', null],
    [' ３１０１１０ 19850416-0436', null],
    ['310110850416043', format],
    ['31011019850416043', format],
    ['31011019850416043Y', format],
    ['E12345678', format],
    ['310110198504160437', wrong],
    ['310110198502300436', wrong],
    ['310110299904160436', wrong],
  ])('%s of a resident ID card: %s', (userCertificate, message) => {
    expect(check('userCertificate', { userCertificate })).toBe(message)
  })

  it.each([
    ['e1234 5678', null],
    ['护照', '请输入正确的护照号码'],
  ])('%s of a passport: %s', (userCertificate, message) => {
    expect(check('userCertificate', { ...passport, userCertificate })).toBe(message)
  })
})

describe('the birthday', () => {
  it.each([
    ['1985-04-16', null],
    ['1985/4/16', null],
    ['１９８５年４月１６日', null],
    ['1985-04-17', '出生日期与身份证号不一致，身份证号中是 1985-04-16'],
    ['1985-02-30', '出生日期须为真实的日期，如 1985-04-16'],
    ['2023-02-29', '出生日期须为真实的日期，如 1985-04-16'],
    ['昨天', '出生日期须为真实的日期，如 1985-04-16'],
    ['2026-11-22', '出生日期不能晚于今天'],
  ])('%s: %s', (userBirthday, message) => {
    expect(check('userBirthday', { userBirthday })).toBe(message)
  })

  it('of a foreigner is entered freely', () => {
    expect(check('userBirthday', { ...foreigner, userBirthday: '2024-02-29' })).toBeNull()
  })
})

describe('other answers', () => {
  const branch = '开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。'
  const telephone = '请输入正确的办公电话，如 021-55660000 或 +852 2345 6789；没有的填“无”'
  it.each<[ProfileField, string, string | null]>([
    ['userFullname', '陈Siyuan', '姓名不要混用汉字和字母，请按证件填写'],
    ['userFullname', '买买提·艾力', null],
    ['userFullname', 'John Smith', null],
    ['userEmail', 'nobody', '请输入正确的邮箱'],
    ['userEmail', 'a@b', null],
    ['userEmail', ' ｎame＠example.cn ', null],
    ['userTelephone', '（021）5566 0000', null],
    ['userTelephone', '无', null],
    ['userTelephone', '12', telephone],
    ['userTelephone', '+852 2345 6789', null],
    ['userTelephone', '021-55660000 转 8001', null],
    ['userFax', '+852 2345 6789 ext 12', null],
    ['userEnglishname', "O'Neill", null],
    ['userEnglishname', 'José', null],
    ['userEnglishname', 'Chen 思远', '英文名只能用拉丁字母、空格、连字符、撇号和点，请按护照填写'],
    ['userZipcode', '２００４３３', null],
    ['userZipcode', '20043', null],
    ['userZipcode', '999077', null],
    ['userZipcode', 'W1A1AA', null],
    ['userZipcode', '2004330', '邮政编码不能超过 6 个字，现在 7 个'],
    ['userSubBankName', '中国工商银行上海市 五角场支行', null],
    ['userSubBankName', '工商银行上海市五角场支行', branch],
    ['userSubBankName', '中国工商银行上海市五角场', branch],
    ['userSubBankName', '中国工商银行', branch],
    ['userBankAccount', '4111 1111 1111 1111', null],
    ['userBankAccount', '４１１１１１１１１１１１１１１１', null],
    ['userBankAccount', '4111111111111112', '请输入正确的银行账号'],
    ['userBankAccount', '12345', '请输入正确的银行账号'],
  ])('%s %j: %s', (field, value, message) => {
    expect(check(field, { [field]: value })).toBe(message)
  })

  it.each([
    [{ dept: null, date: '2017-11-28' }, '请选择中国科学院院士的学部'],
    [{ dept: completeProfile.userMinority, date: '' }, '请输入中国科学院院士的当选日期'],
    [
      { dept: completeProfile.userMinority, date: '2017-11-31' },
      '中国科学院院士的当选日期须为真实的日期，如 1985-04-16',
    ],
    [{ dept: completeProfile.userMinority, date: '2027-01-01' }, '中国科学院院士的当选日期不能晚于今天'],
  ])('an academy %o: %s', (sciencesAcademy, message) => {
    expect(check('sciencesAcademy', { sciencesAcademy })).toBe(message)
  })

  it.each([
    [{ firstEntryTime: '2026-12-01' }, 'firstEntryTime', '首次入境日期不能晚于今天'],
    [{ expectDepartureTime: '2019-12-31' }, 'expectDepartureTime', '预计离境日期不能早于首次入境日期 2020-01-02'],
    [{ expectDepartureTime: '2019-13-31' }, 'expectDepartureTime', '预计离境日期须为真实的日期，如 1985-04-16'],
  ] as const)('a stay %o', (part, field, message) => {
    expect(check(field, { ...foreigner, ...part })).toBe(message)
  })
})

it('locked fields of a verified user are not checked', () => {
  const fixed = fixedFields({ isCertification: 1 }, completeProfile)
  expect(fixed).toEqual(['userFullname', 'userCertificatetype', 'userCertificate'])
  const odd = { ...completeProfile, userFullname: '', userCertificate: '1' }
  expect(checkProfile('info', odd, today, fixed)).toEqual({})
  expect(fixedFields({ isCertification: 0 }, completeProfile)).toEqual([])
  expect(fixedFields({ isCertification: 1 }, { ...completeProfile, userCertificate: '' })).toEqual(['userFullname'])
})
