import { keepOnDevice, readFromDevice, removeFromDevice } from '@/shared/device-storage'
import { emptyReview, type FieldNote, type ReviewDecision, type ReviewDraft } from './review-rules'

const prefix = 'portal_review:'
const sevenDays = 7 * 24 * 60 * 60 * 1000
const keyOf = (userId: string, contentId: string) => `${prefix}${userId}:${contentId}`

const decisionNames: readonly unknown[] = ['PASS', 'RETURN', 'REFUSE']
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNote = (value: unknown): value is FieldNote =>
  isRecord(value) && typeof value.path === 'string' && typeof value.text === 'string'

function parse(raw: string | null): (ReviewDraft & { at: number }) | null {
  if (raw === null) return null
  try {
    const value: unknown = JSON.parse(raw)
    if (!isRecord(value) || typeof value.at !== 'number' || typeof value.opinion !== 'string') return null
    return {
      at: value.at,
      opinion: value.opinion,
      decision: decisionNames.includes(value.decision) ? (value.decision as ReviewDecision) : null,
      notes: Array.isArray(value.notes) ? value.notes.filter(isNote) : [],
    }
  } catch {
    return null
  }
}

/**
 * A review that was begun on this browser by this person, so that a reload, a crash or an ended login costs no typed word.
 * Kept apart per person, gone after seven days.
 */
export function loadReviewDraft(userId: string, contentId: string): ReviewDraft {
  const draft = parse(readFromDevice(keyOf(userId, contentId)))
  if (draft === null || Date.now() - draft.at > sevenDays) {
    removeFromDevice(keyOf(userId, contentId))
    return emptyReview
  }
  return { decision: draft.decision, opinion: draft.opinion, notes: draft.notes }
}

export function saveReviewDraft(userId: string, contentId: string, review: ReviewDraft): void {
  keepOnDevice(keyOf(userId, contentId), JSON.stringify({ ...review, at: Date.now() }))
}

export function removeReviewDraft(userId: string, contentId: string): void {
  removeFromDevice(keyOf(userId, contentId))
}
