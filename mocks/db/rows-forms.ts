/** Row types of the tables about forms that are changed while the portal runs. */

import type { FormSource } from '@/smartform/schema/definition'

/** A version of a form that was published from the workshop; it never changes. */
export interface PublishedFormRow {
  /** Form and version. */
  id: string
  formId: string
  version: number
  source: FormSource
  /** The units it is for; null: everybody. */
  unitIds: readonly string[] | null
  note: string | null
  publishedAt: number
  publishedBy: string
  /** When it was taken back; null: it is in force. */
  takenBackAt: number | null
  takenBackBy: string | null
}

/** The examples that an author keeps with a version, also with one that came with the portal. */
interface FormExamplesRow {
  /** Form and version. */
  id: string
  examples: readonly unknown[]
}

/** The draft of a form's next version, one for each form. */
export interface FormDraftRow {
  /** Id of the form. */
  id: string
  /** Counts the saves. */
  revision: number
  /** The version it began as; 0: of a new form, which has none. */
  baseVersion: number
  source: FormSource
  examples: readonly unknown[]
  startedBy: string
  startedAt: number
  savedBy: string
  savedAt: number
}

export interface FormRows {
  publishedForms: PublishedFormRow
  formExamples: FormExamplesRow
  formDrafts: FormDraftRow
}

/** The primary key of each table. */
export const formKeys = { publishedForms: 'id', formExamples: 'id', formDrafts: 'id' } as const satisfies {
  [Name in keyof FormRows]: keyof FormRows[Name]
}
