/** The kind of work “task book”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind, WorkState } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review, unitReview } from './states'

/** An unapproved task book cannot be signed. */
const unsigned: WorkState['refusals'] = { SIGN: 603224 }

/**
 * What an approved project commits to; signed, it is the contract. 待填报 → 填报中 → 待单位审核 → 待签订 → 已签订, or 退回修改 (domain,
 * section 3). Submitted, it cannot be withdrawn (603222).
 */
export const taskBook: WorkKind = {
  id: 'TASK_BOOK',
  version: 1,
  noun: text('任务书'),
  of: 'project',
  form: 'task-book',
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'TO_FILL',
  states: {
    TO_FILL: filling(text('待填报'), { BEGIN: 'FILLING' }, { readers: ['unit', 'department'], refusals: unsigned }),
    FILLING: filling(
      text('填报中'),
      { SUBMIT: 'UNIT_REVIEW' },
      { readers: ['unit', 'department'], refusals: unsigned },
    ),
    UNIT_REVIEW: review(
      unitReview,
      'unit',
      { PASS: 'TO_SIGN', RETURN: 'RETURNED' },
      { readers: ['department'], refusals: { WITHDRAW: 603222, FILL: 603226, SUBMIT: 603226, SIGN: 603224 } },
    ),
    RETURNED: filling(
      returned,
      { SUBMIT: 'UNIT_REVIEW' },
      { colour: 'warning', readers: ['unit', 'department'], refusals: unsigned },
    ),
    TO_SIGN: {
      label: text('待签订'),
      colour: 'cyan',
      holder: 'signer',
      actions: { signer: ['SIGN', 'VIEW'], creator: ['VIEW'], unit: ['VIEW'], department: ['VIEW'] },
      // The last of the three signatures; earlier ones keep the state.
      transitions: { SIGN: 'SIGNED' },
      refusals: { WITHDRAW: 603222, FILL: 603222, SUBMIT: 603222, RETURN: 603222 },
    },
    SIGNED: {
      // A leader who took the project over reads the contract too.
      ...over(text('已签订'), 'success', 'creator', 'unit', 'department', 'signer', 'leader'),
      refusals: { WITHDRAW: 603222, FILL: 603223, SUBMIT: 603223, SIGN: 603223 },
    },
  },
  deadline: { from: 'approved', days: 20, refusedWith: 603321 },
  codes: { absent: 603221 },
  concludedBy: 'department',
  handIn: {
    button: text('提交任务书'),
    note: text('提交后由{holder}审核，提交后不能撤回。审核通过后由三方依次签订。'),
    done: text('任务书已提交'),
  },
  documents: [
    {
      id: 'contract',
      title: text('科技计划项目任务书（合同）'),
      signedBy: ['creator', 'unit', 'department'],
      signLines: [text('项目负责人（签字）：'), text('承担单位（盖章）：'), text('主管部门（盖章）：')],
    },
  ],
  addresses: {
    ...projectAddresses,
    list: '/my-project?tab=TASK_BOOK',
    review: '/task-book-list/:unitId/:guideId/review/:workId',
    // The reviewer's page asks for a permission that leaders do not have.
    read: projectAddresses.review,
    waiting: '/task-book-list/:unitId/:guideId',
  },
}
