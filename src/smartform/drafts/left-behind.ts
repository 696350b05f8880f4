import type { PendingFields } from '@/lib/drafts/pending-fields'
import { onSignOut } from '@/lib/sign-out-tasks'
import type { FormEngine } from '../engine/engine'
import type { FormNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'

/** What a page was left with that is not on the server. */
export interface LeftBehind {
  /** The form as it was there. */
  form: FormNode
  fields: readonly { fieldId: string; value: FieldValue; base: number; sent: FieldValue | undefined }[]
  /** Milliseconds since 1970. */
  at: number
}

/** By person and content; each with the page it is of. */
const left = new Map<string, { page: FormEngine; answers: LeftBehind }>()

onSignOut({ after: () => left.clear() })

const keyOf = (userId: string, contentId: string) => JSON.stringify([userId, contentId])

/**
 * Hands over what a page is left with to the next page of this document that opens the same content: a device that is full or
 * hangs keeps nothing, and the form may be opened in another version a moment later.
 */
export function leaveBehind(
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
  left.set(keyOf(userId, contentId), { page, answers: { form: page.form, fields, at: Date.now() } })
}

/** What came of a page that was left: what is saved meanwhile is not handed over, nor what it works on itself again. */
export function takeBack(userId: string, contentId: string, page: FormEngine): boolean {
  const key = keyOf(userId, contentId)
  return left.get(key)?.page === page && left.delete(key)
}

/** What the last page of this content was left with; once. */
export function takeOver(userId: string, contentId: string): LeftBehind | null {
  const key = keyOf(userId, contentId)
  const answers = left.get(key)?.answers ?? null
  left.delete(key)
  return answers
}
