/** Finds the backend's own rules of a kind of work (`kinds/`); used by steps, lists and to-dos. */

import { baseKinds } from '@/work/kinds/base-kinds'
import { acceptanceRules } from './kinds/acceptance'
import { administratorHandoverRules } from './kinds/administrator-handover'
import { auditRules } from './kinds/audits'
import { awardObjectionRules } from './kinds/award-objection'
import { awardPartRules } from './kinds/award-part'
import { awardMaterialRules, awardReportRules } from './kinds/award-report'
import { baseReportRules } from './kinds/base-reports'
import { contractChangeRules } from './kinds/contract-change'
import { declarationRules } from './kinds/declaration'
import { expertApplicationRules, expertChangeRules } from './kinds/expert-application'
import { foreignExpertCheckRules, foreignExpertRules } from './kinds/foreign-expert'
import { fundApplicationRules, matchingRules } from './kinds/matching'
import { memberPartRules } from './kinds/member-part'
import { membershipRules } from './kinds/membership'
import { monthlyRules } from './kinds/monthly'
import { nominationRules } from './kinds/nomination'
import { performanceRules } from './kinds/performance'
import { reviewRules } from './kinds/review'
import { taskBookRules } from './kinds/task-book'
import { technicalEvaluationRules } from './kinds/technical-evaluation'
import { topicRules } from './kinds/topics'
import type { WorkRules } from './rules'

/** The rules of each kind that has rules besides its description. */
const rules: Readonly<Record<string, WorkRules>> = {
  DECLARATION: declarationRules,
  FOREIGN_EXPERT: foreignExpertRules,
  FOREIGN_EXPERT_CHECK: foreignExpertCheckRules,
  MATCHING: matchingRules,
  FUND_APPLICATION: fundApplicationRules,
  EXPERT_APPLICATION: expertApplicationRules,
  EXPERT_CHANGE: expertChangeRules,
  MEMBERSHIP: membershipRules,
  ADMINISTRATOR_HANDOVER: administratorHandoverRules,
  MEMBER_PART: memberPartRules,
  TASK_BOOK: taskBookRules,
  TOPIC_TASK: topicRules,
  TOPIC_PROGRESS: topicRules,
  TOPIC_ACCEPTANCE: topicRules,
  CONTRACT_CHANGE: contractChangeRules,
  ACCEPTANCE: acceptanceRules,
  PERFORMANCE: performanceRules,
  TECHNICAL_EVALUATION: technicalEvaluationRules,
  MONTHLY_PROGRESS: monthlyRules,
  MONTHLY_REPORT: monthlyRules,
  BUDGET_AUDIT: auditRules,
  PROJECT_AUDIT: auditRules,
  NOMINATION: nominationRules,
  FOREIGN_NOMINATION: nominationRules,
  AWARD_REPORT: awardReportRules,
  AWARD_MATERIAL: awardMaterialRules,
  AWARD_PERSON: awardPartRules,
  AWARD_UNIT: awardPartRules,
  AWARD_OBJECTION: awardObjectionRules,
  REVIEW: reviewRules,
  ...Object.fromEntries(baseKinds.map(({ id }) => [id, baseReportRules])),
}

export function rulesOf({ kind }: { kind: string }): WorkRules {
  return rules[kind] ?? {}
}
