/** The progress of review panels, and reminders to experts; for the commission's page. */

import groupBy from 'lodash/groupBy'
import { formatDay } from '@/lib/time/beijing-time'
import { byDueDate, urgencyOf } from '@/lib/work/due'
import { type BackendContext, requireCaller } from '../context'
import type { ReviewGroupRow } from '../db/rows-review'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { acceptanceReviewForm } from '../forms/reviews/acceptance-review'
import type {
  ReviewedProposal,
  Reviewer,
  ReviewerScore,
  ReviewProgress,
  ReviewProgressPage,
} from '../resolvers/evaluation.generated'
import { titleOf } from '../work/title'
import { actsForCommission, isRecused, viewerRolesOf } from '../work/viewer-roles'
import { inform, type Words } from './inform'
import { pageOf } from './paging'
import { totalOf } from './review-scores'
import { isOver } from './reviews'
import { isSameDay } from './working-time'

/** A larger difference between the totals of one proposal is highlighted. */
const spreadLimit = 20

/** The caller, who acts for the commission in reviews; 60154 for others. */
function requireFollower(context: BackendContext) {
  const caller = requireCaller(context)
  return actsForCommission(context, caller)('REVIEW') ? caller : fail(60154)
}

/**
 * The caller, who follows an expert's group: for the commission, or as the department that concludes on the acceptance;
 * 60154 for others.
 */
export function requireFollowerOf(context: BackendContext, group: ReviewGroupRow) {
  const [review] = reviewsOf(context, group)
  const subject = context.db.works.get(String(review?.facts.contentId))
  if (subject?.kind !== 'ACCEPTANCE') return requireFollower(context)
  const caller = requireCaller(context)
  return viewerRolesOf(context, caller)(subject).roles.includes('department') ? caller : fail(60154)
}

const reviewsOf = ({ db }: BackendContext, { id, expertId }: ReviewGroupRow) =>
  db.works.where({ kind: 'REVIEW', belongsTo: id, creatorId: expertId })

const isOpen = (context: BackendContext, work: WorkRow) =>
  (work.state === 'WAITING' || work.state === 'IN_REVIEW') && !isOver(context, work)

/** An expert's open reviews, by due date. */
export const openOf = (context: BackendContext, group: ReviewGroupRow) =>
  reviewsOf(context, group)
    .filter((work) => isOpen(context, work))
    .sort(byDueDate(({ deadline }) => deadline))

export function reviewerView(context: BackendContext, group: ReviewGroupRow): Reviewer {
  const { db, now } = context
  const works = reviewsOf(context, group)
  const open = openOf(context, group)
  const dueAt = open[0]?.deadline ?? null
  const urgency = dueAt === null ? 'later' : urgencyOf(dueAt, now)
  return {
    id: group.id,
    name: db.users.get(group.expertId)?.userFullname ?? '',
    reviews: works.length,
    submitted: works.filter(({ state }) => state === 'SUBMITTED').length,
    open: open.length,
    dueAt,
    late: urgency === 'overdue',
    extensions: [...group.extensions],
    remindedAt: group.remindedAt,
    remindable: urgency !== 'later' && (group.remindedAt === null || !isSameDay(group.remindedAt, now)),
  }
}

/** The totals of submitted reviews by reviewer, lowest first; drafts are not read. */
function scoresOf({ db, now }: BackendContext, works: readonly WorkRow[]): ReviewerScore[] {
  return works
    .flatMap(({ id, state, belongsTo }) => {
      const content = db.contents.get(id)
      if (state !== 'SUBMITTED' || !content?.submitted) return []
      const total = totalOf({ ...content, values: content.submitted.values }, now)
      return total === null ? [] : { reviewerId: String(belongsTo), total }
    })
    .sort((a, b) => a.total - b.total)
}

const middle = (sorted: readonly number[]) => {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

/** Whether a person has a part in a proposal or reviews it; then other people's scores of it are hidden from them. */
function isInvolved(context: BackendContext, proposal: WorkRow, works: readonly WorkRow[]): boolean {
  const caller = requireCaller(context)
  const { id } = caller
  return (
    proposal.creatorId === id || works.some((work) => work.creatorId === id) || isRecused(context, caller, proposal)
  )
}

function proposalView(
  context: BackendContext,
  panelId: string,
  contentId: string,
  works: readonly WorkRow[],
): ReviewedProposal {
  const proposal = context.db.works.get(contentId) ?? fail(500)
  const scores = isInvolved(context, proposal, works) ? [] : scoresOf(context, works)
  const totals = scores.map(({ total }) => total)
  const [lowest = null] = totals
  const highest = totals.at(-1) ?? null
  return {
    id: `${panelId}:${contentId}`,
    contentId,
    number: proposal.number,
    name: titleOf(proposal),
    reviews: works.filter(({ state }) => state !== 'GIVEN_BACK').length,
    submitted: works.filter(({ state }) => state === 'SUBMITTED').length,
    lowest,
    median: totals.length > 0 ? middle(totals) : null,
    highest,
    differs: lowest !== null && highest !== null && highest - lowest > spreadLimit,
    scores,
  }
}

function panelView(context: BackendContext, groups: readonly [ReviewGroupRow, ...ReviewGroupRow[]]): ReviewProgress {
  const [{ panelId, title, titleEnglish }] = groups
  const works = groups.flatMap((group) => reviewsOf(context, group))
  const inState = (state: string) => works.filter((work) => work.state === state).length
  const byProposal = groupBy(works, ({ facts }) => String(facts.contentId))
  return {
    ...{ id: panelId, title, titleEnglish },
    dueAt: Math.max(...groups.map(({ dueAt }) => dueAt)),
    reviews: works.length,
    waiting: inState('WAITING'),
    inReview: inState('IN_REVIEW'),
    submitted: inState('SUBMITTED'),
    givenBack: inState('GIVEN_BACK'),
    reviewers: groups
      .map((group) => reviewerView(context, group))
      .sort((a, b) => Number(b.late) - Number(a.late) || a.name.localeCompare(b.name, 'zh')),
    proposals: Object.entries(byProposal)
      .map(([contentId, of]) => proposalView(context, panelId, contentId, of))
      .sort((a, b) => (a.number ?? '').localeCompare(b.number ?? '')),
  }
}

/** One page of the panels' progress for the commission. */
export function reviewProgress(context: BackendContext, pageNo: number, pageSize: number): ReviewProgressPage {
  requireFollower(context)
  const { db, now } = context
  // Acceptances are followed on their own pages.
  const ofProposals = db.reviewGroups.where(({ formId }) => formId !== acceptanceReviewForm.id)
  const panels = Object.values(groupBy(ofProposals, ({ panelId }) => panelId))
    .map((groups) => ({
      groups: groups as [ReviewGroupRow, ...ReviewGroupRow[]],
      open: groups.some((group) => openOf(context, group).length > 0),
      dueAt: Math.max(...groups.map(({ dueAt }) => dueAt)),
    }))
    .sort((a, b) => Number(b.open) - Number(a.open) || byDueDate<{ dueAt: number }>(({ dueAt }) => dueAt)(a, b))
  const { items, total } = pageOf(panels, pageNo, pageSize)
  return { total, spreadLimit, serverTime: now, items: items.map(({ groups }) => panelView(context, groups)) }
}

/** The text of a reminder. */
function words({ now }: BackendContext, { title, titleEnglish, dueAt }: ReviewGroupRow, open: readonly WorkRow[]) {
  const deadline = open[0]?.deadline ?? dueAt
  const late = deadline <= now
  const day = formatDay(deadline)
  const body: Words = [
    `评审提醒：${title}还有 ${open.length} 份没有提交`,
    `Reminder: ${titleEnglish || title}, ${open.length} to submit`,
  ]
  const content: Words = late
    ? [
        `已于 ${day} 24 时截止，如需延期请联系科技主管部门。`,
        `They were due by the end of ${day} (Beijing time). If you need more time, please contact the commission.`,
      ]
    : [
        `${day} 24 时截止，请在此之前到评审工作台提交评审意见。`,
        `They are due by the end of ${day} (Beijing time). Please submit them at the reviewer’s desk by then.`,
      ]
  return { title: body, content }
}

/** Reminds an expert who is late or due soon; codes as in the contract. */
export function remindReviewer(context: BackendContext, reviewerId: string): number {
  const { db, now } = context
  const group = db.reviewGroups.get(reviewerId) ?? fail(601321)
  requireFollowerOf(context, group)
  const { remindedAt, expertId } = group
  const open = openOf(context, group)
  const [first] = open
  if (!first || urgencyOf(first.deadline ?? group.dueAt, now) === 'later') return fail(603003)
  if (remindedAt !== null && isSameDay(remindedAt, now)) fail(601331, { at: remindedAt })
  const { title, content } = words(context, group, open)
  inform(context, expertId, title, content, `/expert/review/${first.id}`, 's10')
  db.reviewGroups.update(reviewerId, { remindedAt: now })
  return now
}
