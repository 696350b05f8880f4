import type { DraftPlace } from '@/lib/drafts/draft-store'
import type { FieldNote, ReviewDraft } from './review-rules'

/** Where a review that was begun is kept on this device. */
export function reviewPlace(userId: string, contentId: string): DraftPlace {
  return { userId, thing: `review:${contentId}` }
}

const decisions: readonly unknown[] = [null, 'PASS', 'RETURN', 'REFUSE']
const isNote = (value: unknown): value is FieldNote =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** Whether something read back still is a part of a review. */
export function isReviewPart(name: keyof ReviewDraft, value: unknown): boolean {
  if (name === 'decision') return decisions.includes(value)
  return name === 'opinion' ? typeof value === 'string' : Array.isArray(value) && value.every(isNote)
}
