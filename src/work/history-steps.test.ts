/** What the history of a work item and the commission's log call a step. */
import { expect, it } from 'vitest'
import { historyStep } from './history-steps'
import { eventLabel, logStepLabel } from './log-words'

it.each([
  ['a draft that somebody began', 'DECLARATION', 'CREATE', '创建', 'plain'],
  ['a request that begins with its reviewer', 'MEMBERSHIP', 'CREATE', '提交', 'plain'],
  ['the decision about one', 'MEMBERSHIP', 'PASS', '审核通过', 'good'],
  ['a submission', 'DECLARATION', 'SUBMIT', '提交', 'plain'],
  ['a review that passed', 'DECLARATION', 'PASS', '审核通过', 'good'],
  ['a review in a kind with its own word', 'CONTRACT_CHANGE', 'PASS', '同意', 'good'],
  ['a signature', 'TASK_BOOK', 'SIGN', '签署', 'good'],
  ['a return', 'DECLARATION', 'RETURN', '退回修改', 'back'],
  ['a withdrawal', 'DECLARATION', 'WITHDRAW', '撤回', 'back'],
  ['a batch decision taken back', 'MATCHING', 'TAKE_BACK', '撤回批量办理', 'back'],
  ['a rectification', 'ACCEPTANCE', 'RECTIFY', '限期整改', 'back'],
  ['a refusal', 'DECLARATION', 'REFUSE', '不予受理', 'bad'],
  ['a member who takes no part', 'MEMBER_PART', 'DECLINE', '不参与', 'bad'],
  ['a leader who finds the record wrong', 'PERFORMANCE', 'DECLINE', '信息有误', 'bad'],
  ['a request that its creator closed', 'CONTRACT_CHANGE', 'CLOSE', '关闭申请', 'bad'],
  ['a date that passed', 'AWARD_REPORT', 'LAPSE', '期限已过', 'bad'],
  ['more time', 'TASK_BOOK', 'EXTEND', '延长期限', 'plain'],
  ['a later description', 'DECLARATION', 'REVISE', '转入新流程', 'plain'],
  ['the begin of an evaluation', 'DECLARATION', 'EVALUATE', '开始评审', 'plain'],
  ['its end', 'DECLARATION', 'CONCLUDE', '立项结论', 'plain'],
  ['a step of a kind that this version does not know', 'LATER', 'PASS', '审核通过', 'good'],
  ['a step that this version does not know', 'LATER', 'toString', 'toString', 'plain'],
])('%s', (_case, kind, step, label, tone) => {
  expect(historyStep(kind, step)).toEqual({ label, tone })
  expect(logStepLabel(kind, step)).toBe(label)
})

it.each([
  ['CREATE_PANEL', '新建评审组'],
  ['CHANGE_PANEL', '修改评审组'],
  ['MOVE_PANEL', '修改评审组期限'],
  ['REMOVE_PANEL', '删除评审组'],
  ['SAVE_ASSIGNMENT', '保存专家分配'],
  ['INVITE_EXPERT', '邀请专家'],
  ['WITHDRAW_INVITATION', '撤回专家邀请'],
  ['ACCEPT_INVITATION', '专家接受邀请'],
  ['DECLINE_INVITATION', '专家谢绝邀请'],
  ['GIVE_BACK_REVIEW', '专家退回评审'],
  ['RECORD_CONFLICT', '登记利害关系'],
  ['DISMISS_CONFLICT', '不按利害关系处理'],
  ['EXTEND_REVIEWS', '延长评审期限'],
])('the log also calls by name what no work item records: %s', (step, label) => {
  expect(logStepLabel('DECLARATION', step)).toBe(label)
})

it.each([
  ['DECISION', '决定'],
  ['DATE', '期限变更'],
  ['LATER', 'LATER'],
])('an entry of the log is about: %s', (event, label) => {
  expect(eventLabel(event)).toBe(label)
})
