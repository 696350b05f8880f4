import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'

const day = 24 * 3600 * 1000

/** Review tasks of the expert over declarations under evaluation, none of their own unit. */
export function seedReviews(db: Database, now: number): void {
  const expertId = personaUserId('expert')
  const own = new Set(db.memberships.where({ userId: expertId }).map(({ unitId }) => unitId))
  const inEvaluation = db.works
    .where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION' })
    .filter((one) => one.creatorId !== expertId && !own.has(one.unitId))
  for (const [index, { id: contentId }] of inEvaluation.slice(0, 6).entries()) {
    const state = (['WAITING', 'IN_REVIEW', 'SUBMITTED'] as const)[index % 3] ?? 'WAITING'
    db.reviewTasks.insert({
      id: `review-task-${index + 1}`,
      contentId,
      expertId,
      state,
      dueAt: now + (index * 3 + 2) * day,
      submittedAt: state === 'SUBMITTED' ? workingMoment(now - 2 * day) : null,
    })
  }
}
