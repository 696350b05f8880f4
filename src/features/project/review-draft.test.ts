// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadReviewDraft, removeReviewDraft, saveReviewDraft } from './review-draft'
import { emptyReview, type ReviewDraft } from './review-rules'

const begun: ReviewDraft = { decision: 'RETURN', opinion: '预算需要细化', notes: [{ path: 'budget', text: '请分项' }] }

describe('a review that was begun', () => {
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('is there again after a reload', () => {
    saveReviewDraft('u1', 'c1', begun)
    expect(loadReviewDraft('u1', 'c1')).toEqual(begun)
  })

  it("is neither another person's nor another declaration's", () => {
    saveReviewDraft('u1', 'c1', begun)
    expect(loadReviewDraft('u2', 'c1')).toEqual(emptyReview)
    expect(loadReviewDraft('u1', 'c2')).toEqual(emptyReview)
  })

  it('is gone once it was sent', () => {
    saveReviewDraft('u1', 'c1', begun)
    removeReviewDraft('u1', 'c1')
    expect(loadReviewDraft('u1', 'c1')).toEqual(emptyReview)
  })

  it('is gone after seven days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 1) })
    saveReviewDraft('u1', 'c1', begun)
    vi.setSystemTime(Date.UTC(2026, 4, 9))
    expect(loadReviewDraft('u1', 'c1')).toEqual(emptyReview)
  })

  it.each(['not json', '{}', '{"at":"x","opinion":1}', 'null'])('survives a stored %s', (raw) => {
    localStorage.setItem('portal_review:u1:c1', raw)
    expect(loadReviewDraft('u1', 'c1')).toEqual(emptyReview)
  })

  it('keeps the opinion of a draft whose decision or comments make no sense', () => {
    const stored = {
      at: Date.now(),
      opinion: '请修改',
      decision: 'APPROVE',
      notes: [{ path: 1 }, { path: 'a', text: 'b' }],
    }
    localStorage.setItem('portal_review:u1:c1', JSON.stringify(stored))
    expect(loadReviewDraft('u1', 'c1')).toEqual({
      decision: null,
      opinion: '请修改',
      notes: [{ path: 'a', text: 'b' }],
    })
  })
})
