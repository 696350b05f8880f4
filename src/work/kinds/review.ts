/** The kind of work “review”: one expert's review of one proposal. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'

/**
 * One expert's review of one proposal (domain, section 3): 待评审 → 评审中 → 已提交. It begins with the declaration of
 * interests; a review given back is closed to its former expert. Its group sets form and deadline. Nobody else may fill
 * in, read as a draft or submit an expert's review.
 */
export const review: WorkKind = {
  id: 'REVIEW',
  version: 1,
  noun: text('评审意见'),
  maker: text('评审专家'),
  of: 'group',
  form: null,
  permissions: {},
  initial: 'WAITING',
  states: {
    WAITING: {
      label: text('待评审'),
      colour: 'default',
      holder: 'expert',
      actions: { expert: ['BEGIN', 'DECLINE', 'VIEW'] },
      transitions: { BEGIN: 'IN_REVIEW', DECLINE: 'GIVEN_BACK' },
      refusals: { SUBMIT: 601322 },
      informs: ['expert'],
    },
    IN_REVIEW: {
      label: text('评审中'),
      colour: 'processing',
      holder: 'expert',
      actions: { expert: ['FILL', 'SUBMIT', 'DECLINE', 'VIEW'] },
      transitions: { SUBMIT: 'SUBMITTED', DECLINE: 'GIVEN_BACK' },
      informs: [],
    },
    SUBMITTED: {
      label: text('已提交'),
      colour: 'success',
      holder: null,
      actions: { expert: ['VIEW'] },
      transitions: {},
      refusals: { SUBMIT: 601324, DECLINE: 601324 },
      informs: [],
    },
    GIVEN_BACK: { label: text('已退回'), colour: 'warning', holder: null, actions: {}, transitions: {}, informs: [] },
  },
  system: 's10',
  codes: { absent: 601321, former: 601323 },
  handIn: {
    button: text('提交评审意见'),
    note: text('提交后不能再修改。'),
    done: text('评审意见已提交'),
  },
  addresses: { list: '/expert/review', overview: '/expert/review/:workId' },
}
