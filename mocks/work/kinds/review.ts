/** The backend's rules of experts' reviews: recusal, declared conflicts, the group's date. */
import { settledPanel } from '../../domain/acceptance-panel'
import { interestsOf } from '../../domain/review-interests'
import { keepVersion } from '../../domain/review-versions'
import { isOver } from '../../domain/reviews'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/**
 * Reviews: 601330 once the proposal's evaluation is over, 601329 for a recused expert who declares no conflict, 601325
 * after the group's date.
 */
export const reviewRules: WorkRules = {
  guard(context, { action, work }) {
    if (action === 'DECLINE') return
    if (isOver(context, work)) fail(601330)
    if (action === 'BEGIN' && interestsOf(context, work).some(({ must }) => must)) fail(601329)
    if (action === 'SUBMIT' && work.deadline !== null && context.now > work.deadline)
      fail(601325, { deadline: work.deadline })
  },
  took(context, { action }, work) {
    return action === 'BEGIN' ? { facts: { ...work.facts, declaredAt: context.now } } : undefined
  },
  settles: settledPanel,
  afterSave: keepVersion,
  over: isOver,
  heldBy: ({ db }, { creatorId }) => db.users.get(creatorId)?.userFullname,
}
