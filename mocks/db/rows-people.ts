import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import type { UnitValues } from '@/lib/unit/unit-fields'

interface ResumeEntryRow {
  id: string
  userId: string
  kind: ResumeKind
  /** Smaller comes first, among entries of one person and kind. */
  order: number
  /** Counts the saves. */
  revision: number
  values: ResumeValues
  modifiedAt: number
  /** When it was removed; null while it is there. */
  removedAt: number | null
}

/** One lookup of a DOI or patent number, to count them. */
interface LookupRow {
  id: string
  userId: string
  at: number
}

/** What a unit says of itself beyond its row in `units`. */
interface UnitProfileRow {
  /** The unit's id. */
  id: string
  revision: number
  /** By the names of `unitFields`, without those that are in the unit's row. */
  values: UnitValues
  logoName: string | null
}

/** What a call that makes something was answered under a key. */
interface KeyedAnswerRow {
  /** Whose, the call and the key. */
  id: string
  at: number
  answer: unknown
}

/** The tables of resumes and of units, and of what is made once. */
export interface PeopleRows {
  resumeEntries: ResumeEntryRow
  lookups: LookupRow
  unitProfiles: UnitProfileRow
  keyedAnswers: KeyedAnswerRow
}

/** The property a row is found by. */
export const peopleKeys = {
  resumeEntries: 'id',
  lookups: 'id',
  unitProfiles: 'id',
  keyedAnswers: 'id',
} as const satisfies { [Name in keyof PeopleRows]: keyof PeopleRows[Name] }
