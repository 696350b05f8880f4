/** Rows of seeded people: a certified person, a membership in a unit. */
import { timestampOfDay } from '@/lib/time/iso-day'
import { blankPerson, type NamedPerson } from '../blank-person'
import type { Database } from '../database'
import type { MembershipRow, UserRow } from '../rows'
import { idNumber } from './check-digits'
import { dictionaryId } from './dictionary-id'
import { seedWork } from './filed-work'
import { surroundingsOf } from './surroundings'

interface Life {
  /** `YYYY-MM-DD` */
  born: string
  /** 0 male, 1 female. */
  sex: 0 | 1
  /** The person's own number below 500; certificate, address and accounts derive from it. */
  sequence: number
  english: string
  position: string
  major: string
}

/** A real-name verified person (advanced level) with a full profile. */
export function verifiedPerson(known: NamedPerson & Partial<UserRow>, life: Life): UserRow {
  const sequence = life.sequence * 2 + (life.sex === 0 ? 1 : 0)
  return blankPerson({
    isCertification: 1,
    userGrade: 3,
    hasYwtb: 1,
    userBirthday: timestampOfDay(life.born),
    userSex: life.sex,
    userNative: '上海',
    ...surroundingsOf(life.sequence),
    userCertificatetype: dictionaryId('user_id_type', '111'),
    userCertificate: idNumber('310110', life.born.replaceAll('-', ''), sequence),
    userParty: dictionaryId('political_party', life.sequence % 3 === 0 ? '13' : '01'),
    userMinority: dictionaryId('tribe', '01'),
    userNationality: dictionaryId('user_nationality', 'CHN'),
    userHighDegree: dictionaryId('user_education', '11'),
    userAcademicDegree: dictionaryId('user_degree', '2'),
    userBirthplace: dictionaryId('user_birthplace', '31'),
    userEnglishname: life.english,
    userPosition: life.position,
    userMajor: life.major,
    userLanguages: '汉语、英语',
    userEmail: `${known.userName}@example.cn`,
    ...known,
  })
}

/** Properties of a membership, with the request's time and the reason for a refusal. */
type MembershipSeed = Partial<Omit<MembershipRow, 'id' | 'userId' | 'unitId'>> & {
  appliedAt?: number
  reason?: string | null
}

/** Makes a person a member of a unit; default: approved, and the person's default unit. */
export function addMembership(
  db: Database,
  userId: string,
  unitId: string,
  { appliedAt, reason = null, ...details }: MembershipSeed = {},
): void {
  const id = `membership-${userId}-${unitId}`
  const { applyStatus = 2, departments = [] } = details
  if (applyStatus !== 0)
    seedWork(db, {
      id,
      kind: 'MEMBERSHIP',
      belongsTo: unitId,
      unitId,
      departmentId: departments[0]?.id ?? null,
      creatorId: userId,
      title: `${db.users.get(userId)?.userFullname ?? ''}的单位关联申请`,
      state: String(applyStatus),
      // For most members the request's time is unknown.
      stateSince: 0,
      submittedAt: appliedAt ?? null,
      opinion: reason,
    })
  db.memberships.insert({
    id,
    userId,
    unitId,
    isAdmin: 0,
    applyStatus: 2,
    isDefault: 1,
    roleCodes: ['member'],
    departments: [],
    ...details,
  })
}
