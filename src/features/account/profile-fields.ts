/** The fields of the profile form. */

import { text } from '@/lib/i18n/i18n'
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
  /** Stored on the device only encrypted (patterns, "Security"). */
  sensitive?: true
}

/** All fields of the form, in display order. */
export const profileFields: Readonly<Record<ProfileField, FieldFacts>> = {
  userFullname: { label: text('姓名'), part: 'info', shape: 'text', max: 50 },
  userCertificatetype: { label: text('证件类型'), part: 'info', shape: 'entry' },
  userCertificate: { label: text('证件号码'), part: 'info', shape: 'text', max: 50, sensitive: true },
  userSex: { label: text('性别'), part: 'info', shape: 'number' },
  userBirthday: { label: text('出生日期'), part: 'info', shape: 'text' },
  userMobile: { label: text('手机号码'), part: 'info', shape: 'text', sensitive: true },
  userEmail: { label: text('邮箱'), part: 'info', shape: 'text', max: 254 },
  unit: { label: text('单位'), part: 'info', shape: 'unit' },
  userNationality: { label: text('国籍'), part: 'info', shape: 'entry' },
  userMinority: { label: text('民族'), part: 'info', shape: 'entry' },
  userParty: { label: text('政治面貌'), part: 'info', shape: 'entry' },
  userHighDegree: { label: text('最高学历'), part: 'info', shape: 'entry' },
  userAcademicDegree: { label: text('最高学位'), part: 'info', shape: 'entry' },
  userTelephone: { label: text('办公电话'), part: 'info', shape: 'text', max: 50, sensitive: true },
  userFax: { label: text('传真'), part: 'info', shape: 'text', max: 50, sensitive: true },
  userEnglishname: { label: text('英文名'), part: 'info', shape: 'text', max: 50 },
  userPosition: { label: text('职务'), part: 'info', shape: 'text', max: 50 },
  userMajor: { label: text('专业'), part: 'info', shape: 'text', max: 50 },
  userLanguages: { label: text('掌握语言'), part: 'info', shape: 'text', max: 50 },
  userNative: { label: text('籍贯'), part: 'info', shape: 'text', max: 50 },
  userAddress: { label: text('通讯地址'), part: 'info', shape: 'text', max: 100 },
  userZipcode: { label: text('邮政编码'), part: 'info', shape: 'text', max: 6 },
  isSupervisor: { label: text('导师类型'), part: 'info', shape: 'number' },
  engineeringAcademy: { label: text('中国工程院院士'), part: 'info', shape: 'academy' },
  sciencesAcademy: { label: text('中国科学院院士'), part: 'info', shape: 'academy' },
  identityCard: { label: text('证件扫描件'), part: 'info', shape: 'file' },
  doctoralSupervisor: { label: text('导师证明'), part: 'info', shape: 'file' },
  title: { label: text('职称证明'), part: 'info', shape: 'file' },
  userBankName: { label: text('开户银行'), part: 'bank', shape: 'entry' },
  userBankLocation: { label: text('开户银行所在地'), part: 'bank', shape: 'number' },
  userSubBankName: { label: text('开户银行支行'), part: 'bank', shape: 'text', max: 50 },
  userBankAccount: { label: text('银行账号'), part: 'bank', shape: 'text', max: 50, sensitive: true },
  userBirthplace: { label: text('出生地'), part: 'bank', shape: 'entry' },
  firstEntryTime: { label: text('首次入境日期'), part: 'bank', shape: 'text' },
  expectDepartureTime: { label: text('预计离境日期'), part: 'bank', shape: 'text' },
}

/** Field names in display order. */
export const profileFieldNames = Object.keys(profileFields) as ProfileField[]

/** The fields of a tab. */
export function fieldsOf(part: ProfilePart): ProfileField[] {
  return profileFieldNames.filter((field) => profileFields[field].part === part)
}

/** Id of a field's control, for error summary and links. */
export function fieldId(field: ProfileField): string {
  return `profile-${field}`
}
