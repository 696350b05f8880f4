/** The kind of work “declaration”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review, unitReview } from './states'

const everyone = ['creator', 'unit', 'department'] as const

/** A submitted declaration cannot be submitted again. */
const refusals = { SUBMIT: 603104 }

/** A state in which the commission evaluates: everybody may read, only the commission acts. */
function evaluating(label: string, colour: 'success' | 'purple', transitions: string | readonly string[]) {
  return {
    ...over(label, colour, ...everyone),
    holder: 'commission' as const,
    actions: { ...over(label, colour, ...everyone).actions, commission: ['RULE', 'VIEW'] as const },
    transitions: { RULE: transitions },
    refusals,
  }
}

const states = {
  DRAFT: filling(
    text('填报中'),
    { SUBMIT: 'UNIT_REVIEW' },
    { removable: true, due: { from: 'guideClose', days: 0, refusals: { SUBMIT: 60347 } } },
  ),
  UNIT_REVIEW: review(
    unitReview,
    'unit',
    { PASS: 'DEPARTMENT_REVIEW', RETURN: 'RETURNED', REFUSE: 'REFUSED' },
    { withdraw: ['DRAFT', 'RETURNED'], refusals, due: { from: 'recommendBy', days: 0, refusals: { PASS: 603325 } } },
  ),
  DEPARTMENT_REVIEW: review(
    text('待主管部门审核'),
    'department',
    { PASS: 'ACCEPTED', RETURN: 'RETURNED', REFUSE: 'REFUSED' },
    { colour: 'cyan', readers: ['unit'], refusals, due: { from: 'recommendBy', days: 15 } },
  ),
  RETURNED: filling(
    returned,
    { SUBMIT: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'] },
    {
      colour: 'warning',
      readers: ['unit', 'department'],
      due: { from: 'guideClose', days: 0, refusals: { SUBMIT: 60347 } },
    },
  ),
  // The unit answers for what it had passed.
  REFUSED: { ...over(text('不予受理'), 'error', ...everyone), refusals, informs: ['creator', 'unit'] },
  ACCEPTED: evaluating(text('已受理'), 'success', 'UNDER_EVALUATION'),
  UNDER_EVALUATION: evaluating(text('评审中'), 'purple', ['APPROVED', 'NOT_APPROVED']),
  APPROVED: { ...over(text('立项'), 'success', ...everyone), refusals },
  NOT_APPROVED: { ...over(text('不予立项'), 'error', ...everyone), refusals },
} satisfies WorkKind['states']

/** What is said of each state elsewhere (help, plots) names this type: a new state does not compile there until it has its words. */
export type DeclarationState = keyof typeof states

/**
 * The application under a guide (domain, section 3). Only its creator sees a draft; the supervising department sees it
 * after the unit has passed it. It can be withdrawn until the unit has acted.
 */
export const declaration: WorkKind = {
  id: 'DECLARATION',
  version: 1,
  noun: text('项目申报书'),
  maker: text('申报人'),
  of: 'guide',
  form: null,
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'DRAFT',
  states,
  hints: {
    PASS: text('申报书进入下一环节，意见可不填。'),
    RETURN: text('申报人按意见修改后，申报截止前可再次提交，截止后不能再提交。'),
    REFUSE: text('本次申报到此终止，申报人不能再修改或提交。'),
    WITHDRAW: text('撤回后可以修改，再次提交。请留意申报截止时间，截止后不能再提交。'),
  },
  timelineLabels: { commission: text('专家评审') },
  handIn: {
    button: text('提交申报书'),
    note: text('提交后由{holder}审核，审核前可以在“我的项目”撤回。申报截止时间：{deadline}。'),
    done: text('申报书已提交'),
  },
  conclusion: text('立项结论'),
  documents: [
    {
      id: 'declaration',
      title: text('项目申报书'),
      signedBy: [],
      signLines: [
        text('项目负责人（签字）：'),
        text('承担单位（盖章）：'),
        text('法定代表人（签字）：'),
        text('主管部门（盖章）：'),
      ],
    },
  ],
  addresses: {
    list: '/my-project',
    overview: '/declare-status-list/:workId',
    form: '/smartform/:formId/:workId/:pageId',
    review: '/project-manage-list/:unitId/:guideId/review/:workId',
    // The reviewer's page asks for a permission that people who declare do not have.
    read: projectAddresses.review,
    waiting: '/project-manage-list/:unitId/:guideId',
  },
}
