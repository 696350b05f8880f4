import { describe, expect, it } from 'vitest'
import { emptyReview, type ReviewDraft, reviewProblems } from './review-rules'

const review = (changes: Partial<ReviewDraft>): ReviewDraft => ({ ...emptyReview, ...changes })
const messages = (changes: Partial<ReviewDraft>) => reviewProblems(review(changes)).map((one) => one.message)

describe('a review can be sent', () => {
  it.each<[string, Partial<ReviewDraft>, string[]]>([
    ['not before a decision is chosen', {}, ['请选择审核结论']],
    ['as a pass without an opinion', { decision: 'PASS' }, []],
    ['as a return only with an opinion', { decision: 'RETURN' }, ['请填写审核意见']],
    [
      'as a refusal only with an opinion, and spaces are none',
      { decision: 'REFUSE', opinion: ' \n ' },
      ['请填写审核意见'],
    ],
    [
      'with an opinion of 500 characters, counted as a person does',
      { decision: 'RETURN', opinion: '𠮷'.repeat(500) },
      [],
    ],
    ['not with 501', { decision: 'PASS', opinion: '字'.repeat(501) }, ['审核意见不能超过 500 个字，现在 501 个']],
    [
      'not with a comment at no field',
      { decision: 'RETURN', opinion: '请修改', notes: [{ path: '', text: '金额有误' }] },
      ['请选择意见对应的填报项'],
    ],
    [
      'not with a comment that says nothing',
      { decision: 'RETURN', opinion: '请修改', notes: [{ path: 'budget', text: ' ' }] },
      ['请填写这一项需要怎样修改'],
    ],
    ['as a pass, whatever comments were begun for a return', { decision: 'PASS', notes: [{ path: '', text: '' }] }, []],
  ])('%s', (_, changes, expected) => {
    expect(messages(changes)).toEqual(expected)
  })
})
