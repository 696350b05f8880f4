import { personaUserId } from '../../personas'
import type { Database } from '../database'

const day = 24 * 3600 * 1000

/** Review tasks of the expert over declarations under evaluation, and the signatures under approved ones. */
export function seedReviews(db: Database, now: number): void {
  const expertId = personaUserId('expert')
  const inEvaluation = db.declarations.where((one) => one.state === 'UNDER_EVALUATION' && one.creatorId !== expertId)
  for (const [index, { contentId }] of inEvaluation.slice(0, 6).entries()) {
    const state = (['WAITING', 'IN_REVIEW', 'SUBMITTED'] as const)[index % 3] ?? 'WAITING'
    db.reviewTasks.insert({
      id: `review-task-${index + 1}`,
      contentId,
      expertId,
      state,
      dueAt: now + (index * 3 + 2) * day,
      submittedAt: state === 'SUBMITTED' ? now - 2 * day : null,
    })
  }
  for (const declaration of db.declarations.where({ state: 'APPROVED' }).slice(0, 12)) {
    const unitAdministrator = db.memberships.where({ unitId: declaration.unitId, isAdmin: 1 })[0]?.userId
    const parties: [string, string | undefined][] = [
      ['项目负责人', declaration.creatorId],
      ['承担单位', unitAdministrator],
      ['主管部门', personaUserId('supervisingDepartment')],
    ]
    for (const [order, [party, signerId]] of parties.entries()) {
      if (!signerId) continue
      const id = `signature-${declaration.contentId}-${order + 1}`
      db.signatures.insert({ id, contentId: declaration.contentId, order, party, signerId, signedAt: null })
    }
  }
}
