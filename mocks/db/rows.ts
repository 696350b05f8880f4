/** Row types of the main tables: units, departments, users, memberships, codes, messages, uploads, signatures, texts to sign. */
import type { PersonaId } from '../personas'

/** Rows are plain JSON data and never changed in place: `update` stores a new row. Times are in milliseconds. */

export interface UnitRow {
  id: string
  parentId: string | null
  unitName: string
  /** Absent or null: none is known. */
  unitEnglishName?: string | null
  /** 1 from the legal-person certificate, 0 typed by a person. */
  unitInfoFrom: number
  /** 1 for a technology enterprise. */
  isTechnologyCompany: number
  unitUniformSocialCredit: string
  unitOrganizationCode: string
  unitLogo: string | null
  /** Id of the district in the dictionary user_shanghai_District. */
  areaId: string | null
}

export interface DepartmentRow {
  id: string
  unitId: string
  name: string
  /** Its English name; absent where none is known. A new name has none yet. */
  nameEn?: string
  /** Names it had before, oldest first; absent: none. */
  formerNames?: readonly { name: string; until: number }[]
  /** Absent while it is open. */
  closedAt?: number
  /** Id of the department it was merged into. */
  mergedInto?: string
  /** Counts the changes of its name and the merges; absent: none yet (`revisionOf`). */
  revision?: number
}

export interface FileReference {
  name: string
  key: string
}

export interface UserRow {
  id: string
  /** Set for the ten demo personas. */
  persona: PersonaId | null
  userName: string
  password: string
  /** Number of wrong passwords since the last right one. */
  failedLogins: number
  /** Locked until then; null: not locked. */
  lockedUntil: number | null
  userFullname: string
  isCertification: number
  /** Real-name level: 0 none, 1 basic, 2 intermediate, 3 advanced. */
  userGrade: number
  /** 1 person, 2 unit, 3 commission, 4 audit firm. */
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
  /** 1: in the expert database. */
  expertFlag: number
  /** The response of getFrontRoleType. */
  awardState: number
  /** Route permissions: `s02.f009`. */
  permissions: readonly string[]
}

export interface MembershipRow {
  id: string
  userId: string
  unitId: string
  isAdmin: number
  /**
   * 0: only usable in the profile form; otherwise the state of the membership request (1 pending, 2 approved, 3
   * refused).
   */
  applyStatus: number
  isDefault: number
  /** unit_admin, department_admin, member, award_officer, auditor, supervisor. */
  roleCodes: readonly string[]
  departments: readonly { id: string; isAdmin: number }[]
  /** When the unit last confirmed, in the yearly check, that the person belongs to it; absent: never. */
  confirmedAt?: number
  /** Counts the changes that the staff list shows; absent: none. */
  revision?: number
}

interface SessionRow {
  /** The session token. */
  id: string
  userId: string
  expiresAt: number
  /** The system whose link brought the person here, if any. */
  sys?: string | null
  /** System and browser, as far as they are known. */
  device?: string | null
}

export interface VerificationCodeRow {
  id: string
  /** Mobile or e-mail address. */
  target: string
  code: string
  sentAt: number
  /** Number of wrong attempts. */
  tries: number
  /** No longer valid: used, or tried too often. */
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
  /** In Chinese, and in English where the portal or the commission wrote it. The content is HTML. */
  title: string
  titleEn?: string | null
  content: string | null
  contentEn?: string | null
  /** s01, s02, s09, s10, s23. */
  system: string
  link: string | null
  /**
   * Start and due time of a to-do without a work item in the portal; null for other messages. Other to-dos are derived
   * (`work/todos.ts`).
   */
  todo: { std: number; end: number } | null
  /** Keys of stored files; absent: none. */
  attachments?: readonly string[]
}

/** A message, as it was when it was removed. */
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
  /** The answers, by SDL field name. */
  answers: Readonly<Record<string, string | number | null>>
  passed: boolean
}

export interface UploadRow {
  /** The blob's key. */
  id: string
  ownerId: string
  isPrivate: boolean
  mimeType: string | null
  /** Valid for one upload until `tokenExpiresAt`; null once used. */
  uploadToken: string | null
  tokenExpiresAt: number
  /** Null until the file has been uploaded. */
  file: { name: string; size: number; type: string; at: number } | null
}

/** A failed real-name comparison. */
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
  /** The last one-time code used for signing in; each code is valid once. */
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

/** A text for a certificate key that nobody has signed yet. */
interface TextToSignRow {
  id: string
  /** What its signature is good for: `sign-in:{account}`, `contract:{signature}:{revision}`. */
  purpose: string
  text: string
  givenAt: number
}

/** The tables of accounts and services. Those of declarations and forms are in rows-work.ts. */
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
  textsToSign: TextToSignRow
}

/** The primary key of each table. */
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
  textsToSign: 'id',
} as const satisfies { [Name in keyof CoreRows]: keyof CoreRows[Name] }
