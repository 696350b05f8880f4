/** Hands unsaved answers from a closing page to the next one through the tab's storage. */

import type { PendingFields } from '@/lib/drafts/pending-fields'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import type { FormEngine } from '../engine/engine'
import type { FormNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'

/** What a page still had unsaved when it was left. */
export interface PendingAnswers {
  /** The form version of that page. */
  form: FormNode
  fields: readonly { fieldId: string; value: FieldValue; base: number; sent: FieldValue | undefined }[]
  /** Milliseconds since 1970. */
  at: number
}

/** By user and content, with the page it came from. */
const pendingByContent = new Map<string, { page: FormEngine; answers: PendingAnswers }>()

onSignOut({ after: () => pendingByContent.clear() })

const keyOf = (userId: string, contentId: string) => JSON.stringify([userId, contentId])

/**
 * Hands unsaved values to the next page of this document that opens the same content. A full or hanging device keeps
 * nothing, and the form may open in another version.
 */
export function storeUnsavedOnLeave(
  userId: string,
  contentId: string,
  page: FormEngine,
  pending: PendingFields<FieldValue>,
): void {
  const values = page.values()
  const fields = [...pending.dirty].map((fieldId) => ({
    fieldId,
    value: values[fieldId] ?? null,
    base: pending.baseOf(fieldId),
    sent: pending.sentOf(fieldId),
  }))
  if (fields.length === 0) return
  pendingByContent.set(keyOf(userId, contentId), { page, answers: { form: page.form, fields, at: Date.now() } })
}

/** Removes values of a left page that have been saved since, or that the page edits again. */
export function discardUnsaved(userId: string, contentId: string, page: FormEngine): boolean {
  const key = keyOf(userId, contentId)
  return pendingByContent.get(key)?.page === page && pendingByContent.delete(key)
}

/** Takes what the last page of this content left; once. */
export function takeUnsaved(userId: string, contentId: string): PendingAnswers | null {
  const key = keyOf(userId, contentId)
  const answers = pendingByContent.get(key)?.answers ?? null
  pendingByContent.delete(key)
  return answers
}
