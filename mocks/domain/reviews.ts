/**
 * Experts' reviews of proposals: opened, ranked, submitted, given back; for the evaluation resolvers and assignment.
 */

import { byDueDate } from '@/lib/work/due'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { ReviewGroupRow } from '../db/rows-review'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { acceptanceReviewForm } from '../forms/reviews/acceptance-review'
import type { ReviewGroup, ReviewTask, ReviewTaskState } from '../resolvers/evaluation.generated'
import { createWork } from '../work/create'
import { titleOf } from '../work/title'
import { reviewedInEnglish } from './review-interests'
import { criteriaOf, gapsOf, scoresOf, totalOf } from './review-scores'
import { approvedMemberships } from './unit/memberships'

/** A review of the caller, also one that was given back; 601321 for none, 60154 for another person's. */
function ownReview(context: BackendContext, taskId: string): WorkRow {
  const work = context.db.works.get(taskId)
  if (work?.kind !== 'REVIEW') return fail(601321)
  return work.creatorId === requireCaller(context).id ? work : fail(60154)
}

/** The same, while it is assigned to the caller; 601323 after it was given back. */
export function openReview(context: BackendContext, taskId: string): WorkRow {
  const work = ownReview(context, taskId)
  return work.state === 'GIVEN_BACK' ? fail(601323) : work
}

/** The states of a declaration and of an acceptance in which experts review. */
const reviewedIn: readonly string[] = ['UNDER_EVALUATION', 'TO_ASSIGN', 'EXPERT_ACCEPTANCE']

/** Whether the evaluation of the proposal is over. */
export function isOver({ db }: Pick<BackendContext, 'db'>, { facts }: Pick<WorkRow, 'facts'>): boolean {
  return !reviewedIn.includes(db.works.get(String(facts.contentId))?.state ?? '')
}

/** The expert's own rank for a review; null for none. */
function rankOf({ db }: BackendContext, { id, belongsTo }: WorkRow): number | null {
  const ranking = db.reviewGroups.get(belongsTo)?.ranking ?? []
  const rank = ranking.filter((text) => db.works.get(text)?.state !== 'GIVEN_BACK').indexOf(id)
  return rank < 0 ? null : rank + 1
}

/** A review as its expert sees it in lists; a review that was given back shows nothing more. */
export function reviewView(context: BackendContext, work: WorkRow): ReviewTask {
  const { db, now } = context
  const proposal = db.works.get(String(work.facts.contentId))
  const content = db.contents.get(work.id) ?? fail(60401)
  const scores = scoresOf(content)
  const opened = work.state === 'IN_REVIEW' || work.state === 'SUBMITTED'
  const back = db.workHistories.where({ workId: work.id, step: 'DECLINE' })[0]
  return {
    id: work.id,
    groupId: work.belongsTo,
    projectName: titleOf(work),
    projectNameEnglish: reviewedInEnglish(context, work).title,
    number: proposal?.number ?? null,
    unitName: db.units.get(work.unitId)?.unitName ?? '',
    leaderName: db.users.get(proposal?.creatorId ?? '')?.userFullname ?? '',
    state: work.state as ReviewTaskState,
    since: work.stateSince,
    dueAt: work.deadline ?? 0,
    submittedAt: work.submittedAt,
    reason: back?.opinion ?? null,
    over: isOver(context, work) && work.state !== 'SUBMITTED',
    revision: content.revision,
    scored: Object.values(scores).filter((score) => score !== null).length,
    criteria: Object.keys(scores).length,
    scores,
    total: opened ? totalOf(content, now) : null,
    rank: opened ? rankOf(context, work) : null,
    missing: work.state === 'IN_REVIEW' ? gapsOf(content, now) : [],
  }
}

/** A group with its reviews, sorted by the proposals' numbers. */
export function groupView(
  context: BackendContext,
  { opensAt: _opensAt, ranking: _ranking, expertId, ...group }: ReviewGroupRow,
): ReviewGroup {
  const works = context.db.works.where({ kind: 'REVIEW', belongsTo: group.id, creatorId: expertId })
  const tasks = works.map((work) => reviewView(context, work))
  const numberOf = ({ number }: ReviewTask) => number ?? ''
  const [first] = works.flatMap(({ id }) => context.db.contents.get(id) ?? [])
  return {
    ...group,
    subject: group.formId === acceptanceReviewForm.id ? 'ACCEPTANCE' : 'DECLARATION',
    extensions: [...group.extensions],
    serverTime: context.now,
    criteria: first ? criteriaOf(first) : [],
    tasks: tasks.toSorted((a, b) => numberOf(a).localeCompare(numberOf(b))),
  }
}

/** Whether a review still has to be done. */
const isLeft = ({ state, over }: ReviewTask) => !over && (state === 'WAITING' || state === 'IN_REVIEW')

/** Stores the order in which the caller would fund the scored proposals; codes as in the contract. */
export function rankReviews(context: BackendContext, groupId: string, order: readonly string[]): ReviewGroup {
  const group = context.db.reviewGroups.get(groupId) ?? fail(601321)
  if (group.expertId !== requireCaller(context).id) fail(60154)
  const { tasks } = groupView(context, group)
  if (!tasks.some(isLeft)) fail(601324)
  const scored = new Set(tasks.flatMap(({ id, state, total }) => (total === null || state === 'GIVEN_BACK' ? [] : id)))
  if (order.some((id, index) => !scored.has(id) || order.indexOf(id) !== index)) fail(601332)
  return groupView(context, context.db.reviewGroups.update(groupId, { ranking: [...order] }))
}

/** The caller's groups: unfinished ones first, by due date. */
export function ownGroups(context: BackendContext): ReviewGroup[] {
  const { id: expertId } = requireCaller(context)
  const isOpen = ({ tasks }: ReviewGroup) => tasks.some(isLeft)
  return context.db.reviewGroups
    .where({ expertId })
    .map((group) => groupView(context, group))
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || byDueDate<ReviewGroup>(({ dueAt }) => dueAt)(a, b))
}

type NewGroup = Omit<ReviewGroupRow, 'id' | 'panelId' | 'ranking' | 'extensions' | 'remindedAt'> & {
  id?: string
  panelId?: string
}

/** Assigns proposals to an expert as one group; default: a panel of their own. */
export function openGroup(context: BackendContext, newGroup: NewGroup, proposals: readonly WorkRow[]): ReviewGroupRow {
  const id = newGroup.id ?? newId('review-group')
  const group = context.db.reviewGroups.insert({
    panelId: id,
    ranking: [],
    extensions: [],
    remindedAt: null,
    ...newGroup,
    id,
  })
  addReviews(context, group, proposals)
  return group
}

/** Adds proposals to an expert's group, as one review each. */
export function addReviews(context: BackendContext, group: ReviewGroupRow, proposals: readonly WorkRow[]): WorkRow[] {
  const before = context.db.works.where({ kind: 'REVIEW', belongsTo: group.id }).length
  return proposals.map((proposal, index) =>
    createWork(context, {
      id: `${group.id}-${before + index + 1}`,
      kind: 'REVIEW',
      belongsTo: group.id,
      projectId: null,
      formId: group.formId,
      unitId: proposal.unitId,
      creatorId: group.expertId,
      assigned: { expert: [group.expertId] },
      title: proposal.title,
      deadline: group.dueAt,
      facts: { contentId: proposal.id },
    }),
  )
}

/** Proposals under evaluation that an expert does not review yet, without those of their own units. */
export function proposalsFor({ db }: BackendContext, expertId: string, most: number): WorkRow[] {
  const own = new Set(approvedMemberships(db, expertId).map(({ unitId }) => unitId))
  const has = new Set(db.works.where({ kind: 'REVIEW', creatorId: expertId }).map(({ facts }) => facts.contentId))
  return db.works
    .where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION' })
    .filter((work) => work.creatorId !== expertId && !own.has(work.unitId) && !has.has(work.id))
    .slice(0, most)
}
