/** The draft of the self-assessment form: its key, and the check of stored answers. */
import type { DraftKey } from '@/lib/drafts/draft-store'
import { type Assessment, assessmentOf } from './assessment'
import { readFileList } from './file-list'

/** The draft key; no answer is a certificate, bank or phone number. */
export function assessmentDraftKey(userId: string, id: string): DraftKey {
  return { userId, thing: `definition:${id}` }
}

const empty = assessmentOf(null)

/** Whether a stored value is still valid for a field. */
export function isAssessmentAnswer(field: keyof Assessment, value: unknown): boolean {
  if (!(field in empty)) return false
  const like: unknown = empty[field]
  if (Array.isArray(like)) return Array.isArray(value) && readFileList(`@${JSON.stringify(value)}`) !== null
  return like === null ? value === null || typeof value === 'number' : typeof value === typeof like
}
