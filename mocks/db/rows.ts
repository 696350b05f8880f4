import type { PersonaId } from '../personas'

/** Rows are plain JSON data and are never changed in place: `update` puts a new row. Times are in milliseconds. */

export interface UnitRow {
  id: string
  parentId: string | null
  unitName: string
  /** 1 from the legal-person certificate, 0 typed in. */
  unitInfoFrom: number
  /** 1 for a technology enterprise. */
  isTechnologyCompany: number
  unitUniformSocialCredit: string
  unitOrganizationCode: string
  unitLogo: string | null
  /** Id of the district in the dictionary user_shanghai_District. */
  areaId: string | null
}

interface DepartmentRow {
  id: string
  unitId: string
  name: string
}

export interface FileReference {
  name: string
  key: string
}

export interface UserRow {
  id: string
  /** Set for the ten people of the demonstration. */
  persona: PersonaId | null
  userName: string
  password: string
  /** Wrong passwords since the last right one. */
  failedLogins: number
  /** Until when the account is locked; null when it is not. */
  lockedUntil: number | null
  userFullname: string
  isCertification: number
  /** Real-name level: 0 none, 1 basic, 2 intermediate, 3 advanced. */
  userGrade: number
  /** 1 a person, 2 a unit's, 3 the commission's, 4 an audit firm's. */
  userType: number
  userMobile: string | null
  userEmail: string | null
  userBirthday: number | null
  /** 0 male, 1 female, -1 unset. */
  userSex: number
  userNative: string | null
  /** Dictionary ids: `{type}.{code}`. */
  userCertificatetype: string | null
  userCertificate: string | null
  userParty: string | null
  userMinority: string | null
  userNationality: string | null
  userHighDegree: string | null
  userAcademicDegree: string | null
  userBankName: string | null
  userBirthplace: string | null
  userZipcode: string | null
  userAddress: string | null
  academician: readonly { academicianType: string; academicianDept: string | null; academicianDate: number | null }[]
  userEnglishname: string | null
  userPosition: string | null
  userMajor: string | null
  isSupervisor: number
  userSupervisorTime: number | null
  userLanguages: string | null
  userTelephone: string | null
  userFax: string | null
  identityCard: FileReference | null
  doctoralSupervisor: FileReference | null
  title: FileReference | null
  userBankAccount: string | null
  userBankLocation: number | null
  userSubBankName: string | null
  firstEntryTime: number | null
  expectDepartureTime: number | null
  headimgurl: string | null
  comTags: readonly { tagName: string; isEffective: number; remark: string | null; orderIndex: number }[]
  isInvitedExpert: number
  hasYwtb: number
  /** 1 in the expert database. */
  expertFlag: number
  /** What getFrontRoleType answers. */
  awardState: number
  /** Route permissions: `s02.f009`. */
  permissions: readonly string[]
}

export interface MembershipRow {
  id: string
  userId: string
  unitId: string
  isAdmin: number
  /** 0 usable in the profile form; else the state of the request it came of (1 to be approved, 2 approved, 3 refused). */
  applyStatus: number
  isDefault: number
  /** unit_admin, department_admin, member, award_officer, auditor, supervisor. */
  roleCodes: readonly string[]
  departments: readonly { id: string; isAdmin: number }[]
}

interface SessionRow {
  /** The token. */
  id: string
  userId: string
  expiresAt: number
  /** The system whose link the person followed here, where they did. */
  sys?: string | null
}

export interface VerificationCodeRow {
  id: string
  /** Mobile or e-mail address. */
  target: string
  code: string
  sentAt: number
  /** Wrong tries so far. */
  tries: number
  /** Spent: used, or tried too often. */
  spent: boolean
}

interface DictionaryRow {
  /** `{type}.{code}`. */
  id: string
  type: string
  code: string
  name: string
  nameEn: string | null
  parentId: string | null
}

export interface MessageRow {
  id: string
  userId: string
  createDate: number
  read: boolean
  contentType: 'NOTICE' | 'INBOX' | 'TODO'
  /** In Chinese, and in English where the portal or the commission wrote it; content is HTML. */
  title: string
  titleEn?: string | null
  content: string | null
  contentEn?: string | null
  /** s01, s02, s09, s10, s23. */
  system: string
  link: string | null
  /** When a todo without a work in the portal begins and must be done; null for other kinds. The others are derived (`work/todos.ts`). */
  todo: { std: number; end: number } | null
  /** Keys of stored files; absent: none. */
  attachments?: readonly string[]
}

/** A message as it was when it was removed. */
interface RemovedMessageRow extends MessageRow {
  removedAt: number
}

interface ExpertProfileRow {
  /** The person's id. */
  id: string
  expertAt: number | null
  expertEditAt: number | null
  expertEditCompleteAt: number | null
}

export interface TechDefinitionRow {
  id: string
  unitId: string
  /** The answers, by the names of the SDL's fields. */
  answers: Readonly<Record<string, string | number | null>>
  passed: boolean
}

export interface UploadRow {
  /** The key. */
  id: string
  ownerId: string
  isPrivate: boolean
  mimeType: string | null
  /** Good for one upload until `tokenExpiresAt`; null once used. */
  uploadToken: string | null
  tokenExpiresAt: number
  /** Null until the file has arrived. */
  file: { name: string; size: number; type: string; at: number } | null
}

/** A real-name comparison that failed. */
interface IdentityFailureRow {
  id: string
  userId: string
  at: number
}

export interface WechatAccountRow {
  /** The WeChat account's id. */
  id: string
  /** Null until it is bound. */
  userId: string | null
  redisKey: string | null
  redisKeyExpiresAt: number
  /** The code it last came with: a code is good once. */
  lastCode: string | null
}

export interface SignatureRow {
  id: string
  contentId: string
  order: number
  party: string
  signerId: string
  signedAt: number | null
}

/** The tables of accounts and services; those of declarations and forms are in rows-work.ts. */
export interface CoreRows {
  units: UnitRow
  departments: DepartmentRow
  users: UserRow
  memberships: MembershipRow
  sessions: SessionRow
  verificationCodes: VerificationCodeRow
  identityFailures: IdentityFailureRow
  dictionaries: DictionaryRow
  messages: MessageRow
  removedMessages: RemovedMessageRow
  expertProfiles: ExpertProfileRow
  techDefinitions: TechDefinitionRow
  uploads: UploadRow
  wechatAccounts: WechatAccountRow
  signatures: SignatureRow
}

/** The property a row is found by. */
export const coreKeys = {
  units: 'id',
  departments: 'id',
  users: 'id',
  memberships: 'id',
  sessions: 'id',
  verificationCodes: 'id',
  identityFailures: 'id',
  dictionaries: 'id',
  messages: 'id',
  removedMessages: 'id',
  expertProfiles: 'id',
  techDefinitions: 'id',
  uploads: 'id',
  wechatAccounts: 'id',
  signatures: 'id',
} as const satisfies { [Name in keyof CoreRows]: keyof CoreRows[Name] }
