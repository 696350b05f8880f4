/** Row types of the table of review groups: the proposals that one expert reviews, with form and due date; for the rules of reviews and acceptances. */

import type { FormValues } from '@/smartform/schema/values'

/**
 * The proposals that one expert of a panel reviews: one session, one form, one due date. Each review is a work item of
 * the kind REVIEW.
 */
export interface ReviewGroupRow {
  id: string
  expertId: string
  /** The panel; experts who review together share it. */
  panelId: string
  title: string
  titleEnglish: string
  formId: string
  opensAt: number
  dueAt: number
  /** Review ids in the order in which the expert would fund them; the others rank by their totals. */
  ranking: readonly string[]
  /** Extensions of the due date, the latest last. */
  extensions: readonly { at: number; dueAt: number; reason: string; by: string }[]
  /** When the commission last reminded the expert. */
  remindedAt: number | null
}

/** An earlier version of a review, stored so that its expert can view and restore it. */
interface ReviewVersionRow {
  id: string
  reviewId: string
  revision: number
  /** Answers by field. */
  values: FormValues
  /** When this version was last saved. */
  at: number
}

export interface ReviewRows {
  reviewGroups: ReviewGroupRow
  reviewVersions: ReviewVersionRow
}

/** The primary key of each table. */
export const reviewKeys = {
  reviewGroups: 'id',
  reviewVersions: 'id',
} as const satisfies { [Name in keyof ReviewRows]: keyof ReviewRows[Name] }
