/** Validates the profile of account settings: required fields, formats, fields that cannot change; also for its completeness. */

import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { t } from '@/lib/i18n/i18n'
import { isDay } from '@/lib/time/iso-day'
import { isBankAccount, isBankBranch } from '@/lib/validation/bank-account'
import { containsAt } from '@/lib/validation/email'
import { isLatinName, lengthOf, mixesScripts } from '@/lib/validation/name-letters'
import { isNationalId, looksLikeNationalId, nationalIdFacts } from '@/lib/validation/national-id'
import { isTelephone } from '@/lib/validation/telephone'
import { isResident, isResidentCard, isWrongNumber } from './certificate-rules'
import { fieldsOf, type ProfilePart, profileFields } from './profile-fields'
import type { AcademyValue, ProfileField, ProfileValues } from './profile-values'

/** Accepted text for people without a telephone or fax. */
const none = /^(?:无|none)$/i

/** Required choices; all other required fields are typed. */
const selectFields: readonly ProfileField[] = [
  ...(['userCertificatetype', 'userSex', 'unit', 'userNationality', 'userMinority', 'userParty'] as const),
  ...(['userHighDegree', 'userAcademicDegree', 'userBankName', 'userBankLocation', 'userBirthplace'] as const),
]
const typed: readonly ProfileField[] = [
  ...(['userFullname', 'userCertificate', 'userBirthday', 'userEmail', 'userTelephone', 'userFax'] as const),
  ...(['userEnglishname', 'userPosition', 'userMajor', 'userLanguages', 'userSubBankName'] as const),
  ...(['userBankAccount', 'firstEntryTime', 'expectDepartureTime'] as const),
]
/** Required only without a resident ID card. */
const foreignOnly: readonly ProfileField[] = ['userBirthplace', 'firstEntryTime', 'expectDepartureTime']

/** Whether a field is required (specification, section 5 "Profile form"). */
export function isRequired(field: ProfileField, values: ProfileValues): boolean {
  if (foreignOnly.includes(field)) return !isResident(values)
  return field === 'userMobile' || selectFields.includes(field) || typed.includes(field)
}

function isEmpty(field: ProfileField, values: ProfileValues): boolean {
  const value = values[field]
  return value === null || value === '' || (field === 'userSex' && value === -1)
}

function missing(field: ProfileField): string {
  if (field === 'userMobile') return t('请先绑定手机号码')
  if (field === 'userEmail') return t('请先绑定邮箱')
  const label = t(profileFields[field].label)
  return selectFields.includes(field) ? t('请选择{label}', { label }) : t('请输入{label}', { label })
}

function checkDay(field: ProfileField, value: string, today: string): string | null {
  const label = t(profileFields[field].label)
  if (!isDay(value)) return t('{label}须为真实的日期，如 1985-04-16', { label })
  return field !== 'expectDepartureTime' && value > today ? t('{label}不能晚于今天', { label }) : null
}

function checkCertificate({ userCertificatetype, userCertificate }: ProfileValues, today: string): string | null {
  if (isResidentCard(userCertificatetype)) {
    if (!looksLikeNationalId(userCertificate)) return t('身份证格式错误')
    return isNationalId(userCertificate, today) ? null : t('请输入正确的身份证号')
  }
  if (!isWrongNumber(userCertificatetype, userCertificate)) return null
  return t('请输入正确的{type}号码', { type: userCertificatetype ? entryName(userCertificatetype) : '' })
}

/** Refuses a birthday that contradicts a valid resident ID number. */
function checkBirthday(values: ProfileValues, today: string): string | null {
  const wrong = checkDay('userBirthday', values.userBirthday, today)
  if (wrong || !isResidentCard(values.userCertificatetype) || !isNationalId(values.userCertificate, today)) return wrong
  const birthday = nationalIdFacts(values.userCertificate, today)?.birthday
  return birthday && birthday !== values.userBirthday
    ? t('出生日期与身份证号不一致，身份证号中是 {day}', { day: birthday })
    : null
}

function checkAcademy(field: ProfileField, academy: AcademyValue, today: string): string | null {
  const label = t(profileFields[field].label)
  if (!academy.dept) return t('请选择{label}的学部', { label })
  if (academy.date === '') return t('请输入{label}的当选日期', { label })
  if (!isDay(academy.date)) return t('{label}的当选日期须为真实的日期，如 1985-04-16', { label })
  return academy.date > today ? t('{label}的当选日期不能晚于今天', { label }) : null
}

const telephone = (field: ProfileField, value: string) =>
  none.test(value) || isTelephone(value)
    ? null
    : t('请输入正确的{label}，如 021-55660000 或 +852 2345 6789；没有的填“无”', {
        label: t(profileFields[field].label),
      })

type Check = (values: ProfileValues, today: string) => string | null

/** Checks of non-empty answers, besides their length. */
const checks: Partial<Record<ProfileField, Check>> = {
  userFullname: ({ userFullname }) => (mixesScripts(userFullname) ? t('姓名不要混用汉字和字母，请按证件填写') : null),
  userCertificate: checkCertificate,
  userBirthday: checkBirthday,
  userEmail: ({ userEmail }) => (containsAt(userEmail) ? null : t('请输入正确的邮箱')),
  userTelephone: ({ userTelephone }) => telephone('userTelephone', userTelephone),
  userFax: ({ userFax }) => telephone('userFax', userFax),
  userEnglishname: ({ userEnglishname }) =>
    isLatinName(userEnglishname) ? null : t('英文名只能用拉丁字母、空格、连字符、撇号和点，请按护照填写'),
  engineeringAcademy: ({ engineeringAcademy: academyValue }, today) =>
    academyValue && checkAcademy('engineeringAcademy', academyValue, today),
  sciencesAcademy: ({ sciencesAcademy: academyValue }, today) =>
    academyValue && checkAcademy('sciencesAcademy', academyValue, today),
  userSubBankName: ({ userSubBankName, userBankName }) =>
    userBankName && !isBankBranch(userSubBankName, userBankName.name)
      ? t('开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。')
      : null,
  userBankAccount: ({ userBankAccount }) => (isBankAccount(userBankAccount) ? null : t('请输入正确的银行账号')),
  firstEntryTime: (values, today) =>
    isResident(values) ? null : checkDay('firstEntryTime', values.firstEntryTime, today),
  expectDepartureTime: (values, today) =>
    isResident(values)
      ? null
      : (checkDay('expectDepartureTime', values.expectDepartureTime, today) ??
        (isDay(values.firstEntryTime) && values.expectDepartureTime < values.firstEntryTime
          ? t('预计离境日期不能早于首次入境日期 {day}', { day: values.firstEntryTime })
          : null)),
}

/** The message for one answer; null when it can be saved. */
export function checkField(field: ProfileField, values: ProfileValues, today: string): string | null {
  if (isEmpty(field, values)) return isRequired(field, values) ? missing(field) : null
  const value = values[field]
  const { label, max } = profileFields[field]
  if (max !== undefined && typeof value === 'string' && lengthOf(value) > max)
    return t('{label}不能超过 {max} 个字，现在 {n} 个', { label: t(label), max, n: lengthOf(value) })
  return checks[field]?.(values, today) ?? null
}

/**
 * The answers that a tab validates and displays. What the bank tab requires depends on the saved certificate; unsaved
 * answers of another tab change nothing there.
 */
export function answersOn(part: ProfilePart, values: ProfileValues, saved: ProfileValues): ProfileValues {
  return part === 'bank' ? { ...values, userCertificatetype: saved.userCertificatetype } : values
}

/**
 * Fields that a person cannot change: name and certificate once real-name verified (specification, section 4), and the
 * mobile, which is changed on the security page. A certificate that the verification did not provide can still be
 * entered.
 */
export function fixedFields(user: { isCertification: number }, saved: ProfileValues): readonly ProfileField[] {
  if (user.isCertification !== 1) return []
  return saved.userCertificate === '' ? ['userFullname'] : ['userFullname', 'userCertificatetype', 'userCertificate']
}

/** The problems of a tab by field, for tidied values; `today` is `YYYY-MM-DD`. Fixed fields are skipped. */
export function checkProfile(
  part: ProfilePart,
  values: ProfileValues,
  today: string,
  fixed: readonly ProfileField[],
): Partial<Record<ProfileField, string>> {
  const found: Partial<Record<ProfileField, string>> = {}
  for (const field of fieldsOf(part)) {
    const problem = fixed.includes(field) ? null : checkField(field, values, today)
    if (problem) found[field] = problem
  }
  return found
}
