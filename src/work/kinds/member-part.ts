/** The kind of work “member part”: a team member confirms their part in a declaration. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { over } from './states'

/** A member's part in a declaration: confirmed, or declined with a reason (`my-project/confirm/{id}`). */
export const memberPart: WorkKind = {
  id: 'MEMBER_PART',
  version: 1,
  noun: text('成员确认'),
  of: 'project',
  form: null,
  permissions: {},
  initial: 'TO_CONFIRM',
  states: {
    TO_CONFIRM: {
      label: text('待确认'),
      colour: 'processing',
      holder: 'member',
      actions: { member: ['SIGN', 'DECLINE', 'VIEW'], creator: ['VIEW'] },
      transitions: { SIGN: 'CONFIRMED', DECLINE: 'DECLINED' },
      // When the declaration can no longer be submitted, there is nothing to confirm.
      due: { from: 'guideClose', days: 0, refusals: { SIGN: 60347, DECLINE: 60347 } },
    },
    CONFIRMED: {
      ...over(text('已确认'), 'success', 'member', 'creator'),
      refusals: { SIGN: 603106, DECLINE: 603106 },
    },
    DECLINED: {
      ...over(text('不参与'), 'error', 'member', 'creator'),
      refusals: { SIGN: 603106, DECLINE: 603106 },
    },
  },
  actionLabels: { SIGN: text('确认参与'), DECLINE: text('不参与') },
  addresses: { list: '/my-project', overview: '/my-project/confirm/:workId' },
}
