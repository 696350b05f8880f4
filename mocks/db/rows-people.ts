/** Row types of the tables about people and units. */

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

/** The tables of resumes, unit profiles and idempotent responses. */
export interface PeopleRows {
  resumeEntries: ResumeEntryRow
  lookups: LookupRow
  unitProfiles: UnitProfileRow
  keyedAnswers: KeyedAnswerRow
}

/** The primary key of each table. */
export const peopleKeys = {
  resumeEntries: 'id',
  lookups: 'id',
  unitProfiles: 'id',
  keyedAnswers: 'id',
} as const satisfies { [Name in keyof PeopleRows]: keyof PeopleRows[Name] }
