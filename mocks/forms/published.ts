/** The versions of forms that were published from the workshop, as the tables hold them now; registered before each request. */

import type { PublishedFormRow } from '../db/rows-forms'

let published: readonly PublishedFormRow[] = []

/** Registers the published versions before a request is answered, and after one is published. */
export function registerForms(rows: readonly PublishedFormRow[]): void {
  published = rows
}

/** The published versions of a form, also those taken back, in the order of their publication. */
export function publishedVersions(formId: string): PublishedFormRow[] {
  return published.filter((row) => row.formId === formId)
}

/** Whether new contents of a unit begin with a version; undefined: contents of no unit in particular. */
export function isInForce({ takenBackAt, unitIds }: PublishedFormRow, unitId?: string): boolean {
  return takenBackAt === null && (unitIds === null || (unitId !== undefined && unitIds.includes(unitId)))
}
