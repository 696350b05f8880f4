/** Labels of the events in the commission's decision log, for its page and export. */

import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { historyStep } from './history-steps'

/** What an entry of the commission's log is about, in the order of its filter. */
export const logEvents = [
  { id: 'DECISION', label: text('决定') },
  { id: 'ASSIGNMENT', label: text('分配与邀请') },
  { id: 'CONFLICT', label: text('利害关系处理') },
  { id: 'DATE', label: text('期限变更') },
  { id: 'STEP', label: text('其他办理') },
] as const

/** Steps that no history of a work item has. */
const labels: Readonly<Record<string, string>> = {
  CREATE_PANEL: text('新建评审组'),
  CHANGE_PANEL: text('修改评审组'),
  MOVE_PANEL: text('修改评审组期限'),
  REMOVE_PANEL: text('删除评审组'),
  SAVE_ASSIGNMENT: text('保存专家分配'),
  INVITE_EXPERT: text('邀请专家'),
  WITHDRAW_INVITATION: text('撤回专家邀请'),
  ACCEPT_INVITATION: text('专家接受邀请'),
  DECLINE_INVITATION: text('专家谢绝邀请'),
  GIVE_BACK_REVIEW: text('专家退回评审'),
  RECORD_CONFLICT: text('登记利害关系'),
  DISMISS_CONFLICT: text('不按利害关系处理'),
  EXTEND_REVIEWS: text('延长评审期限'),
}

/** The steps that the log is narrowed to: those of a work item's history in their usual order, then those that no history has. */
export const logSteps: readonly string[] = [
  ...['CREATE', 'SUBMIT', 'WITHDRAW', 'RECEIVE', 'PASS', 'RETURN', 'REFUSE', 'RECTIFY', 'TAKE_BACK', 'EXTEND', 'CLOSE'],
  ...['EVALUATE', 'CONCLUDE', 'LAPSE'],
  ...Object.keys(labels),
]

/** The label of what an entry is about; the value itself for one that this version does not know. */
export const eventLabel = (event: string): string => logEvents.find(({ id }) => id === event)?.label ?? event

/** The label of a step in the log, for a kind of work. */
export const logStepLabel = (kind: string, step: string): string =>
  ownValue(labels, step) ?? historyStep(kind, step).label
