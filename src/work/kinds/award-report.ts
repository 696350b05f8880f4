/** The kinds of work “award report” and “award material” (answers to the formal examination). */

import { text } from '@/lib/i18n/i18n'
import { urgencyColors } from '@/lib/work/due'
import type { WorkKind, WorkState } from '../kind'
import { filling, over, returned, review } from './states'

const readers = ['nominator', 'commission'] as const
/** Who learns the outcomes: the nominator answers for whom it nominated, and had confirmed the report. */
const informs = ['creator', 'nominator'] as const
/** After the deadline nothing can be edited or submitted. */
const closed = { FILL: 60902, SUBMIT: 60902 } as const

/** Over for its people, until the commission rules on the material or an objection. */
function untilRuling(state: WorkState, ...outcomes: readonly string[]): WorkState {
  return {
    ...state,
    informs,
    actions: { ...state.actions, commission: ['RULE', 'VIEW'] },
    transitions: { RULE: outcomes },
    reopens: true,
  }
}

/**
 * The nominee's award report (domain, section 3): 填报中 → 待提名者确认 → 已提交 → 形式审查. The examination passes it, requests
 * material (`awardMaterial`) or refuses it. An accepted report is displayed for a period of objection
 * (`awardObjection`). Belongs to the nomination. Its deadline is the yearly filling's; an unsubmitted report ends with
 * it.
 */
export const awardReport: WorkKind = {
  id: 'AWARD_REPORT',
  version: 1,
  noun: text('奖励提名材料'),
  maker: text('被提名者'),
  of: 'nomination',
  form: 'award-report',
  permissions: {},
  initial: 'FILLING',
  states: {
    FILLING: filling(text('填报中'), { SUBMIT: 'TO_CONFIRM' }, { lapsesTo: 'NOT_FILED' }),
    TO_CONFIRM: review(
      text('待提名者确认'),
      'nominator',
      { PASS: 'SUBMITTED', RETURN: 'RETURNED' },
      { withdraw: ['FILLING', 'RETURNED'], due: { from: 'submitted', days: 10 } },
    ),
    RETURNED: filling(returned, { SUBMIT: 'TO_CONFIRM' }, { colour: 'warning', readers: ['nominator'] }),
    SUBMITTED: review(
      text('已提交'),
      'commission',
      { PASS: 'ACCEPTED', RECTIFY: 'SUPPLEMENT', REFUSE: 'REFUSED' },
      { colour: 'cyan', readers: ['nominator'] },
    ),
    SUPPLEMENT: untilRuling(over(text('补正'), 'warning', 'creator', ...readers), 'ACCEPTED', 'REFUSED'),
    ACCEPTED: untilRuling(over(text('形式审查通过'), 'success', 'creator', ...readers), 'REVOKED'),
    REFUSED: { ...over(text('形式审查不通过'), 'error', 'creator', ...readers), informs },
    REVOKED: { ...over(text('异议成立，已撤销'), 'error', 'creator', ...readers), informs },
    NOT_FILED: { ...over(text('逾期未提交'), urgencyColors.overdue, 'creator', 'nominator'), refusals: closed },
  },
  actionLabels: { RECTIFY: text('补正'), REFUSE: text('不通过') },
  hints: {
    PASS: text('材料进入下一环节：提名者确认后送形式审查，形式审查通过后公示。'),
    RETURN: text('被提名者按意见修改后可以再次提交。'),
    RECTIFY: text('下面列出的每一处由被提名者在期限内逐条答复，只能补正一次。'),
    REFUSE: text('材料不进入评审，办理到此结束。'),
  },
  timelineLabels: { commission: text('形式审查') },
  conclusion: text('公示'),
  system: 's09',
  deadline: { from: 'periodOpen', days: 0, refusedWith: 60902 },
  handIn: {
    button: text('提交提名者确认'),
    note: text('提交后由{holder}确认，再由{commission}形式审查。提名者确认前可以撤回。'),
    done: text('提名材料已提交'),
  },
  documents: [
    {
      id: 'award-report',
      title: text('奖励提名书'),
      signedBy: [],
      signLines: [text('主要完成人签名'), text('主要完成单位盖章'), text('提名者签名或盖章')],
    },
  ],
  addresses: {
    list: '/reporting',
    overview: '/reporting/list/:workId',
    form: '/reporting/form/:workId/:pageId',
    review: '/reporting/list/:workId/filed',
  },
}

/** Days for answering the formal examination. */
const daysToAnswer = 15

/**
 * The answer to the formal examination, point by point (`material/{id}`), submitted once before its deadline. Then the
 * commission passes or refuses the report. Unsubmitted, it returns to the commission, which refuses the report or, with
 * a reason, grants the same time again. Belongs to the report.
 */
export const awardMaterial: WorkKind = {
  id: 'AWARD_MATERIAL',
  version: 1,
  noun: text('补正材料'),
  maker: text('被提名者'),
  of: 'award',
  form: 'formal-examination',
  permissions: {},
  initial: 'FILLING',
  states: {
    FILLING: filling(
      text('待补正'),
      { SUBMIT: 'SUBMITTED' },
      {
        colour: 'warning',
        readers: ['commission', 'nominator'],
        due: { from: 'since', days: daysToAnswer },
        lapsesTo: 'MISSED',
      },
    ),
    MISSED: review(
      text('逾期未交'),
      'commission',
      { REFUSE: 'REFUSED', RETURN: 'FILLING' },
      { colour: urgencyColors.overdue, readers: ['nominator'], refusals: closed },
    ),
    SUBMITTED: review(
      text('已提交，待审查'),
      'commission',
      { PASS: 'PASSED', REFUSE: 'REFUSED' },
      { colour: 'cyan', readers: ['nominator'], refusals: { SUBMIT: 60921 } },
    ),
    PASSED: { ...over(text('补正通过'), 'success', 'creator', ...readers), refusals: { SUBMIT: 60921 } },
    REFUSED: { ...over(text('补正不通过'), 'error', 'creator', ...readers), refusals: { SUBMIT: 60921 } },
  },
  actionLabels: { REFUSE: text('不通过'), RETURN: text('延期补正') },
  hints: {
    PASS: text('形式审查通过，材料进入公示。意见可不填。'),
    RETURN: text('被提名者从现在起再有 15 天提交，理由会告知被提名者。'),
    REFUSE: text('形式审查不通过，材料不进入评审。'),
  },
  timelineLabels: { commission: text('形式审查') },
  system: 's09',
  handIn: {
    button: text('提交补正材料'),
    note: text('补正材料只能提交一次，提交后不能撤回和修改，由{holder}审查。'),
    done: text('补正材料已提交'),
  },
  addresses: {
    list: '/reporting',
    overview: '/material/:workId',
    form: '/material/:workId/form/:pageId',
    review: '/material/:workId/filed',
  },
}
