/** Labels and texts of a unit's decisions, for its lists of staff, experts and filings. */

import { text } from '@/lib/i18n/i18n'
import type { DecisionWords } from '@/work/use-batch-decision'

/** Texts of decisions in a unit's list. */
export interface ReviewWords extends DecisionWords {
  /** Number of waiting items. */
  waiting: string
}

const filings: ReviewWords = {
  waiting: text('有 {n} 项待审核'),
  pass: {
    many: text('通过 {n} 项'),
    title: text('通过 {n} 项？'),
    hint: text('通过后提交{commission}，单位不能再退回。'),
  },
  against: {
    action: 'RETURN',
    verb: text('退回'),
    many: text('退回 {n} 项'),
    title: text('退回 {n} 项'),
    hint: text('退回后填报人按意见修改，可以再次提交。'),
    label: text('退回意见'),
  },
}

/** Texts of each list in which a unit decides, by kind of work. */
export const reviewWords = {
  'achievement-transformation': filings,
  FOREIGN_EXPERT: filings,
  MATCHING: filings,
  EXPERT_APPLICATION: {
    waiting: text('有 {n} 份待审核'),
    pass: {
      many: text('通过 {n} 份'),
      title: text('通过 {n} 份专家入库申请？'),
      hint: text('通过后提交{commission}审核，单位不能再退回。'),
    },
    against: {
      action: 'RETURN',
      verb: text('退回'),
      many: text('退回 {n} 份'),
      title: text('退回 {n} 份专家入库申请'),
      hint: text('退回后申请人按原因修改，可以再次提交。'),
      label: text('退回原因'),
    },
  },
  MEMBERSHIP: {
    waiting: text('有 {n} 人待审核'),
    pass: {
      many: text('通过 {n} 人'),
      title: text('通过 {n} 人的关联申请？'),
      hint: text('通过后，对方可以用本单位的名义申报项目，本单位会显示在其个人履历中。'),
    },
    against: {
      action: 'REFUSE',
      verb: text('拒绝'),
      many: text('拒绝 {n} 人'),
      title: text('拒绝 {n} 人的关联申请'),
      hint: text('原因会发给申请人，对方可以据此修改后重新申请。'),
      label: text('拒绝原因'),
    },
  },
} as const satisfies Readonly<Record<string, ReviewWords>>
