/** The findings of all experts on an acceptance, side by side, for the department that concludes on it. */
import { fewestExperts } from '@/work/acceptance-recommendation'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { acceptanceReviewForm } from '../forms/reviews/acceptance-review'
import type { AcceptancePanel, ReviewTaskState } from '../resolvers/evaluation.generated'
import { requireWork } from '../work/viewer-roles'
import { activeIn, findingIn, mayConclude, type PanelMember, panelOf, recommendationOf } from './acceptance-panel'
import { reviewerView } from './review-progress'
import { criteriaOf, scoresOf, totalOf } from './review-scores'

/** An acceptance that the caller concludes on: 60154 for everybody but its department, and for who takes part in it. */
export function requireConcluded(context: BackendContext, workId: string): WorkRow {
  const { work, caller } = requireWork(context, workId)
  if (work.kind !== 'ACCEPTANCE') fail(603001)
  return mayConclude(context, caller, work) ? work : fail(60154)
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function findingView(context: BackendContext, { group, review }: PanelMember) {
  const { db, now } = context
  const content = db.contents.get(review.id) ?? fail(60401)
  const values = findingIn(context, review)
  const submitted = values && { ...content, values }
  const back = db.workHistories.where({ workId: review.id, step: 'DECLINE' })[0]
  return {
    id: review.id,
    reviewer: reviewerView(context, group),
    state: review.state as ReviewTaskState,
    since: review.stateSince,
    reason: back?.opinion ?? null,
    ground: textOf(review.facts.ground),
    scores: submitted ? scoresOf(submitted) : {},
    total: submitted ? totalOf(submitted, now) : null,
    recommendation: textOf(values?.recommendation),
    strengths: textOf(values?.strengths),
    weaknesses: textOf(values?.weaknesses),
    confidential: textOf(values?.confidential),
  }
}

/** One expert's finding. */
export type Finding = ReturnType<typeof findingView>

/** What is scored, and the findings of the last round; as `requireConcluded`. */
export function findingsOf(context: BackendContext, workId: string) {
  const work = requireConcluded(context, workId)
  const criteria = criteriaOf({ formId: acceptanceReviewForm.id, formVersion: acceptanceReviewForm.version })
  return { work, criteria, findings: panelOf(context, work).map((member) => findingView(context, member)) }
}

/** The experts of an acceptance with their findings side by side. */
export function acceptancePanel(context: BackendContext, workId: string): AcceptancePanel {
  const { work, criteria, findings } = findingsOf(context, workId)
  const active = activeIn(panelOf(context, work))
  return {
    id: work.id,
    round: Number(work.facts.round ?? 0),
    least: fewestExperts,
    dueAt: active.length > 0 ? Math.max(...active.map(({ group }) => group.dueAt)) : null,
    serverTime: context.now,
    criteria,
    findings,
    recommended: recommendationOf(context, work),
  }
}
