/** The kind of work “award objection”: states, actions, deadlines. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { filling, over, review } from './states'

/**
 * An objection to a publicly displayed report: any signed-in person files it, under their name and with evidence. Only
 * its creator and the commission have access, so no list, count, message, file or history reveals the creator to
 * anybody else. While it is open, the objection period is suspended. Belongs to the report.
 */
export const awardObjection: WorkKind = {
  id: 'AWARD_OBJECTION',
  version: 1,
  noun: text('公示异议'),
  maker: text('异议人'),
  of: 'award',
  form: 'award-objection',
  permissions: {},
  initial: 'FILLING',
  states: {
    FILLING: filling(text('填写中'), { SUBMIT: 'SUBMITTED' }, { removable: true }),
    SUBMITTED: {
      ...review(text('待裁定'), 'commission', { PASS: 'UPHELD', REFUSE: 'DISMISSED' }, { colour: 'cyan' }),
      needsOpinion: true,
    },
    UPHELD: over(text('异议成立'), 'success', 'creator', 'commission'),
    DISMISSED: over(text('异议不成立'), 'default', 'creator', 'commission'),
  },
  actionLabels: { PASS: text('异议成立'), REFUSE: text('异议不成立') },
  hints: {
    PASS: text('撤销该项目的公示，理由会公开，请勿写明异议人。'),
    REFUSE: text('恢复公示，剩余时间继续计算，理由会公开，请勿写明异议人。'),
  },
  timelineLabels: { commission: text('调查处理') },
  system: 's09',
  handIn: {
    button: text('提交异议'),
    note: text('提交后由{holder}调查处理，期间公示暂停计时。您的身份不会告知被提名者。'),
    done: text('异议已提交'),
  },
  addresses: {
    list: '/award/accepted',
    overview: '/award/objection/:workId',
    form: '/award/objection/:workId/form/:pageId',
    review: '/award/objection/:workId/filed',
  },
}
