/**
 * The fields of the profile form as data: tab, label, length, kind of personal data; read by form, validation and
 * draft.
 */

import { text } from '@/lib/i18n/i18n'
import { isGuarded, type PersonalDataKind } from '@/lib/personal-data/kinds'
import type { ProfileField } from './profile-values'

/** The tab of a field; each tab is saved separately. */
export type ProfilePart = 'info' | 'bank'

/** The shape of a value, for restoring drafts. */
export type ValueShape = 'text' | 'entry' | 'number' | 'file' | 'academy' | 'unit'

interface FieldFacts {
  label: string
  part: ProfilePart
  shape: ValueShape
  /** Largest number of characters (specification, section 5). */
  max?: number
  /** The kind of personal data it holds: says how it is guarded and what people are told of it. */
  data: PersonalDataKind
}

/** All fields of the form, in display order. */
export const profileFields: Readonly<Record<ProfileField, FieldFacts>> = {
  userFullname: { label: text('姓名'), part: 'info', shape: 'text', max: 50, data: 'name' },
  userCertificatetype: { label: text('证件类型'), part: 'info', shape: 'entry', data: 'certificateNumber' },
  userCertificate: { label: text('证件号码'), part: 'info', shape: 'text', max: 50, data: 'certificateNumber' },
  userSex: { label: text('性别'), part: 'info', shape: 'number', data: 'sex' },
  userBirthday: { label: text('出生日期'), part: 'info', shape: 'text', data: 'birthday' },
  userMobile: { label: text('手机号码'), part: 'info', shape: 'text', data: 'mobile' },
  userEmail: { label: text('邮箱'), part: 'info', shape: 'text', max: 254, data: 'email' },
  unit: { label: text('单位'), part: 'info', shape: 'unit', data: 'unit' },
  userNationality: { label: text('国籍'), part: 'info', shape: 'entry', data: 'origin' },
  userMinority: { label: text('民族'), part: 'info', shape: 'entry', data: 'ethnicity' },
  userParty: { label: text('政治面貌'), part: 'info', shape: 'entry', data: 'party' },
  userHighDegree: { label: text('最高学历'), part: 'info', shape: 'entry', data: 'education' },
  userAcademicDegree: { label: text('最高学位'), part: 'info', shape: 'entry', data: 'education' },
  userTelephone: { label: text('办公电话'), part: 'info', shape: 'text', max: 50, data: 'telephone' },
  userFax: { label: text('传真'), part: 'info', shape: 'text', max: 50, data: 'telephone' },
  userEnglishname: { label: text('英文名'), part: 'info', shape: 'text', max: 50, data: 'name' },
  userPosition: { label: text('职务'), part: 'info', shape: 'text', max: 50, data: 'position' },
  userMajor: { label: text('专业'), part: 'info', shape: 'text', max: 50, data: 'education' },
  userLanguages: { label: text('掌握语言'), part: 'info', shape: 'text', max: 50, data: 'education' },
  userNative: { label: text('籍贯'), part: 'info', shape: 'text', max: 50, data: 'origin' },
  userAddress: { label: text('通讯地址'), part: 'info', shape: 'text', max: 100, data: 'address' },
  userZipcode: { label: text('邮政编码'), part: 'info', shape: 'text', max: 6, data: 'address' },
  isSupervisor: { label: text('导师类型'), part: 'info', shape: 'number', data: 'position' },
  engineeringAcademy: { label: text('中国工程院院士'), part: 'info', shape: 'academy', data: 'position' },
  sciencesAcademy: { label: text('中国科学院院士'), part: 'info', shape: 'academy', data: 'position' },
  identityCard: { label: text('证件扫描件'), part: 'info', shape: 'file', data: 'certificateScan' },
  doctoralSupervisor: { label: text('导师证明'), part: 'info', shape: 'file', data: 'proof' },
  title: { label: text('职称证明'), part: 'info', shape: 'file', data: 'proof' },
  userBankName: { label: text('开户银行'), part: 'bank', shape: 'entry', data: 'bankName' },
  userBankLocation: { label: text('开户银行所在地'), part: 'bank', shape: 'number', data: 'bankName' },
  userSubBankName: { label: text('开户银行支行'), part: 'bank', shape: 'text', max: 50, data: 'bankName' },
  userBankAccount: { label: text('银行账号'), part: 'bank', shape: 'text', max: 50, data: 'bankAccount' },
  userBirthplace: { label: text('出生地'), part: 'bank', shape: 'entry', data: 'origin' },
  firstEntryTime: { label: text('首次入境日期'), part: 'bank', shape: 'text', data: 'stay' },
  expectDepartureTime: { label: text('预计离境日期'), part: 'bank', shape: 'text', data: 'stay' },
}

/** Field names in display order. */
export const profileFieldNames = Object.keys(profileFields) as ProfileField[]

/** The fields of a tab. */
export function fieldsOf(part: ProfilePart): ProfileField[] {
  return profileFieldNames.filter((field) => profileFields[field].part === part)
}

/** Whether a field is guarded: stored on the device only encrypted, and masked (patterns, "Security"). */
export function isGuardedField(field: ProfileField): boolean {
  return isGuarded(profileFields[field].data)
}

/** Id of a field's control, for error summary and links. */
export function fieldId(field: ProfileField): string {
  return `profile-${field}`
}
