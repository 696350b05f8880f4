/**
 * Row types of the tables about people beyond their account: resumes, consents, sign-ins, profile reads; and unit
 * profiles.
 */

import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import type { UnitValues } from '@/lib/unit/unit-fields'

interface ResumeEntryRow {
  id: string
  userId: string
  kind: ResumeKind
  /** Sort order within one person and kind, smallest first. */
  order: number
  /** Counts the saves. */
  revision: number
  values: ResumeValues
  modifiedAt: number
  /** When it was removed; null while it exists. */
  removedAt: number | null
}

/** One lookup of a DOI or patent number, recorded for the daily limit. */
interface LookupRow {
  id: string
  userId: string
  at: number
}

/** A unit's profile beyond its row in `units`. */
interface UnitProfileRow {
  /** The unit's id. */
  id: string
  revision: number
  /** Values by the names of `unitFields`, without those of the unit's row. */
  values: UnitValues
  logoName: string | null
}

/** A create call's response, stored under its idempotency key. */
interface KeyedAnswerRow {
  /** The user, the call and the key. */
  id: string
  at: number
  answer: unknown
}

/** A person's separate consent to a kind of data; a later one of the same kind is a row of its own. */
interface ConsentRow {
  id: string
  userId: string
  kind: 'BANK_ACCOUNT' | 'CERTIFICATE_SCAN'
  textVersion: string
  givenAt: number
  withdrawnAt: number | null
}

/** That somebody read another person's profile with certificate and bank numbers: one row for each pair of them. */
interface ProfileReadRow {
  /** Person and reader. */
  id: string
  userId: string
  readerId: string
  lastAt: number
  times: number
}

/** One sign-in; it stays after its session has ended. */
interface SignInRow {
  id: string
  userId: string
  at: number
  device: string | null
}

interface ErasureRequestRow {
  id: string
  userId: string
  what: string
  createdAt: number
  answer: string | null
  /** Absent while it is open. */
  decision?: 'ERASED' | 'REFUSED'
  /** Who answered. */
  answeredById?: string
}

/** The tables of resumes, unit profiles and idempotent responses. */
export interface PeopleRows {
  resumeEntries: ResumeEntryRow
  lookups: LookupRow
  unitProfiles: UnitProfileRow
  keyedAnswers: KeyedAnswerRow
  consents: ConsentRow
  profileReads: ProfileReadRow
  erasureRequests: ErasureRequestRow
  signIns: SignInRow
}

/** The primary key of each table. */
export const peopleKeys = {
  resumeEntries: 'id',
  lookups: 'id',
  unitProfiles: 'id',
  keyedAnswers: 'id',
  consents: 'id',
  profileReads: 'id',
  erasureRequests: 'id',
  signIns: 'id',
} as const satisfies { [Name in keyof PeopleRows]: keyof PeopleRows[Name] }
