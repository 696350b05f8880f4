/** Extends the due date of experts' reviews with a reason; for the evaluation resolvers. */

import { formatDay } from '@/lib/time/beijing-time'
import { commissionRole } from '@/lib/work/actor-title'
import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import type { ReviewGroupRow } from '../db/rows-review'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { moveDeadline, requireReason } from '../work/extend'
import { logEvent } from './event-log'
import { inform, type Words } from './inform'
import { openOf, requireFollowerOf } from './review-progress'

/** The message to the expert. */
function words({ title, titleEnglish }: ReviewGroupRow, open: number, day: string, reason: string) {
  const body: Words = [`${title}的评审延期至 ${day}`, `More time: ${titleEnglish || title}, until ${day}`]
  const content: Words = [
    `您还有 ${open} 份评审意见没有提交，截止时间延长至 ${day} 24 时，原因：${reason}`,
    `${open} to submit, by the end of ${day} (Beijing time). Reason: ${reason}`,
  ]
  return { title: body, content }
}

/** The kind whose division follows a review: an acceptance's on its own page, all others as reviews. */
const subjectKind = ({ db }: BackendContext, { facts }: WorkRow) =>
  db.works.get(String(facts.contentId))?.kind === 'ACCEPTANCE' ? 'ACCEPTANCE' : 'REVIEW'

/**
 * Moves one expert's group and these open reviews of it to a later date: the history and the log record it, the expert gets a message.
 * @param works at least one; those that are due earlier than the new date
 */
export function extendGroup(
  context: BackendContext,
  caller: UserRow,
  group: ReviewGroupRow,
  works: readonly WorkRow[],
  dueAt: number,
  reason: string,
): void {
  const { db, now } = context
  const [first = fail(500)] = works
  const by = {
    role: 'commission',
    actorId: caller.id,
    actorName: caller.userFullname,
    actorTitle: commissionRole,
  } as const
  for (const work of works) moveDeadline(context, work, { dueAt, reason }, { ...by, actorUnit: null })
  const extension = { at: now, dueAt, reason, by: caller.userFullname }
  db.reviewGroups.update(group.id, { dueAt, extensions: [...group.extensions, extension] })
  logEvent(context, {
    ...{ event: 'DATE', step: 'EXTEND_REVIEWS', kind: subjectKind(context, first), title: group.title },
    about: works.map(({ facts }) => String(facts.contentId)),
    ...{ actor: caller, actorTitle: commissionRole, opinion: `延期至 ${formatDay(dueAt)}：${reason}` },
    personName: db.users.get(group.expertId)?.userFullname ?? null,
  })
  const { title, content } = words(group, works.length, formatDay(dueAt), reason)
  inform(context, group.expertId, title, content, `/expert/review/${first.id}`, 's10')
}

/**
 * Extends the due date of unsubmitted reviews of panel experts: the date moves, the history records it, and each expert
 * gets one message. A later date stays. All reviews are extended or none; codes as in the contract.
 */
export function extendReviews(context: BackendContext, ids: readonly string[], dueAt: number, said: string): void {
  const caller = requireCaller(context)
  const { db, now } = context
  const groups = ids.map((id) => db.reviewGroups.get(id) ?? fail(601321))
  for (const group of groups) requireFollowerOf(context, group)
  if (groups.some(({ expertId }) => expertId === caller.id)) fail(60154)
  const reason = requireReason(said)
  const open = groups.map((group) => ({ group, works: openOf(context, group) })).filter(({ works }) => works.length > 0)
  if (open.length === 0) fail(603003)
  const moved = open.map(({ group, works }) => ({ group, works: works.filter((work) => (work.deadline ?? 0) < dueAt) }))
  if (dueAt <= now || moved.every(({ works }) => works.length === 0)) fail(600)
  for (const { group, works } of moved) if (works.length > 0) extendGroup(context, caller, group, works, dueAt, reason)
}
