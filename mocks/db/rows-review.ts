import type { FormValues } from '@/smartform/schema/values'

/** What one expert of a panel reviews: proposals of one session, on one form, by one date. The reviews themselves are works of the kind REVIEW. */
export interface ReviewGroupRow {
  id: string
  expertId: string
  /** The panel: experts who review together have the same. */
  panelId: string
  title: string
  titleEnglish: string
  formId: string
  opensAt: number
  dueAt: number
  /** Reviews in the order the expert would fund them, for themselves; those that are not in it stand by their totals. */
  ranking: readonly string[]
  /** How the date was moved, the last at the end. */
  extensions: readonly { at: number; dueAt: number; reason: string; by: string }[]
  /** When the commission reminded the expert last. */
  remindedAt: number | null
}

/** A review as it stood once, kept so that its expert can look at it and have it back. */
interface ReviewVersionRow {
  id: string
  reviewId: string
  revision: number
  /** Answers by field. */
  values: FormValues
  /** When it was last saved so. */
  at: number
}

export interface ReviewRows {
  reviewGroups: ReviewGroupRow
  reviewVersions: ReviewVersionRow
}

/** The property a row is found by. */
export const reviewKeys = {
  reviewGroups: 'id',
  reviewVersions: 'id',
} as const satisfies { [Name in keyof ReviewRows]: keyof ReviewRows[Name] }
