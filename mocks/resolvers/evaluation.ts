/** Resolvers of the endpoint `evaluation`: panels of experts, their assignment and their reviews; technical evaluations. */

import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { expertsFor } from '../domain/acceptance-experts'
import { acceptancePanel, requireConcluded } from '../domain/acceptance-findings'
import { rectificationOf } from '../domain/acceptance-panel'
import { changePanel, removePanel } from '../domain/assignment/change-panel'
import { createPanel, panelChoices } from '../domain/assignment/create-panel'
import {
  answerInvitation,
  inviteReviewers,
  ownInvitations,
  reportGivenBack,
  withdrawInvitation,
} from '../domain/assignment/invitations'
import { requirePanel } from '../domain/assignment/panel'
import { panelSummaries, panelView } from '../domain/assignment/panel-view'
import { recordConflict } from '../domain/assignment/record-conflict'
import { dismissConflicts, saveAssignment } from '../domain/assignment/save-assignment'
import { extendReviews } from '../domain/extend-reviews'
import { problemsOf } from '../domain/form-engine'
import { once } from '../domain/once'
import { interestsOf, peopleOf, reviewedInEnglish } from '../domain/review-interests'
import { remindReviewer, reviewProgress } from '../domain/review-progress'
import { formerVersions } from '../domain/review-versions'
import { reviewedDocument } from '../domain/reviewed-document'
import { groupView, openReview, ownGroups, rankReviews, reviewView } from '../domain/reviews'
import { technicalDesk, technicalEvaluations } from '../domain/technical-desk'
import { fail } from '../fail'
import { moveWork } from '../work/steps'
import { titleOf } from '../work/title'
import { recordRead } from '../work/work-reads'
import type { Resolvers, ReviewSubmission } from './evaluation.generated'

const hasErrors = ({ db, now }: BackendContext, { id }: WorkRow) =>
  problemsOf(db.contents.get(id) ?? fail(60401), now).some(({ severity }) => severity === 'ERROR')

/**
 * With several reviews, the incomplete ones are reported before any is submitted; a single review reports its own
 * problems.
 */
function requireWhole(context: BackendContext, works: readonly WorkRow[]): void {
  if (works.length < 2) return
  const waiting = works.filter(
    (work) => work.state === 'WAITING' || (work.state === 'IN_REVIEW' && hasErrors(context, work)),
  )
  if (waiting.length === 0) return
  const names = waiting.map((work) => `《${titleOf(work)}》`).join('、')
  fail(601328, { names, taskIds: waiting.map(({ id }) => id) })
}

/** Submits all reviews or none: one refusal reverts the others. */
function submit(context: BackendContext, reviews: readonly ReviewSubmission[]): WorkRow[] {
  const { db } = context
  const openReviews = reviews.map((review) => ({ ...review, work: openReview(context, review.taskId) }))
  requireWhole(
    context,
    openReviews.map(({ work }) => work),
  )
  // A review of an acceptance may move the acceptance on.
  const touched = openReviews.flatMap(({ work }) => [work, db.works.get(String(work.facts.contentId)) ?? fail(500)])
  const before = touched.map((work) => ({ work, content: db.contents.get(work.id) ?? fail(60401) }))
  const histories = new Set(db.workHistories.all().map(({ id }) => id))
  try {
    return openReviews.map(({ taskId, seenRevision }) => moveWork(context, taskId, 'SUBMIT', { seenRevision }))
  } catch (error) {
    for (const { work, content } of before) {
      db.works.update(work.id, work)
      db.contents.update(content.id, content)
    }
    for (const { id } of db.workHistories.all()) if (!histories.has(id)) db.workHistories.remove(id)
    throw error
  }
}

export const resolvers: Resolvers = {
  Query: {
    reviewGroups: (_root, _args, context) => ownGroups(context),
    reviewProgress: (_root, { pageNo, pageSize }, context) => reviewProgress(context, pageNo, pageSize),
    reviewTask(_root, { taskId }, context) {
      const work = openReview(context, taskId)
      const group = context.db.reviewGroups.get(work.belongsTo) ?? fail(601321)
      const declared = work.state !== 'WAITING'
      if (declared) recordRead(context, String(work.facts.contentId), work.creatorId)
      return {
        task: reviewView(context, work),
        group: groupView(context, group),
        hints: declared ? [] : interestsOf(context, work),
        people: peopleOf(context, work),
        summaryEnglish: declared ? reviewedInEnglish(context, work).abstract : null,
        rectification: declared ? rectificationOf(context, work) : null,
        document: declared ? reviewedDocument(context, work) : null,
      }
    },
    technicalDesk: (_root, { workId }, context) => technicalDesk(context, workId),
    technicalEvaluations: (_root, _args, context) => technicalEvaluations(context),
    assignmentPanels: (_root, _args, context) => panelSummaries(context),
    assignmentPanel: (_root, { panelId }, context) => panelView(context, requirePanel(context, panelId).panel),
    panelChoices: (_root, { panelId }, context) => panelChoices(context, panelId),
    panelInvitations: (_root, _args, context) => ownInvitations(context),
    acceptancePanel: (_root, { workId }, context) => acceptancePanel(context, workId),
    acceptanceExperts: (_root, { workId }, context) => expertsFor(context, requireConcluded(context, workId)),
    reviewVersions(_root, { taskId }, context) {
      const work = openReview(context, taskId)
      return formerVersions(context, context.db.contents.get(work.id) ?? fail(60401))
    },
  },
  Mutation: {
    declareInterests(_root, { taskId }, context) {
      openReview(context, taskId)
      return reviewView(context, moveWork(context, taskId, 'BEGIN'))
    },
    giveBackReview(_root, { taskId, ground, reason }, context) {
      openReview(context, taskId)
      if (reason.trim() === '') fail(601327)
      moveWork(context, taskId, 'DECLINE', { opinion: reason })
      const { facts } = context.db.works.get(taskId) ?? fail(601321)
      const review = context.db.works.update(taskId, { facts: { ...facts, ground } })
      reportGivenBack(context, review, reason)
      return reviewView(context, review)
    },
    rankReviews: (_root, { groupId, order }, context) => rankReviews(context, groupId, order),
    submitReviews: (_root, { reviews }, context) => submit(context, reviews).map((work) => reviewView(context, work)),
    extendReviews(_root, { reviewerIds, dueAt, reason }, context) {
      extendReviews(context, reviewerIds, dueAt, reason)
      return true
    },
    assignExperts(_root, { workId, expertIds, dueAt }, context) {
      requireConcluded(context, workId)
      moveWork(context, workId, 'ASSIGN', { facts: { experts: expertIds, dueAt } })
      return acceptancePanel(context, workId)
    },
    createPanel: (_root, { key, panel }, context) =>
      once(context, 'createPanel', key, () => panelView(context, createPanel(context, panel))),
    changePanel: (_root, { panelId, key, seenRevision, panel }, context) =>
      once(context, 'changePanel', key, () => panelView(context, changePanel(context, panelId, seenRevision, panel))),
    removePanel(_root, { panelId, seenRevision }, context) {
      removePanel(context, panelId, seenRevision)
      return true
    },
    saveAssignment: (_root, { panelId, key, assignment }, context) =>
      once(context, 'saveAssignment', key, () => panelView(context, saveAssignment(context, panelId, assignment))),
    recordConflict: (_root, { panelId, key, conflict }, context) =>
      once(context, 'recordConflict', key, () => panelView(context, recordConflict(context, panelId, conflict))),
    dismissConflicts: (_root, { panelId, paperId, expertId, reason }, context) =>
      panelView(context, dismissConflicts(context, panelId, { paperId, expertId }, reason)),
    inviteReviewers: (_root, { panelId, expertIds }, context) =>
      panelView(context, inviteReviewers(context, panelId, expertIds)),
    withdrawInvitation: (_root, { invitationId, reason }, context) =>
      panelView(context, withdrawInvitation(context, invitationId, reason)),
    answerInvitation(_root, { invitationId, accepts, ground = null, reason }, context) {
      answerInvitation(context, invitationId, { accepts, ground, reason })
      return true
    },
    remindReviewer: (_root, { reviewerId }, context) => remindReviewer(context, reviewerId),
  },
}
