/** Resolvers of the endpoint `expert`: people's way into the experts' database, invitations, and a unit's experts. */

import { mayAdminister } from '../administration'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { pageOf } from '../domain/paging'
import { requireCompany } from '../domain/unit/company-rights'
import { unitExperts } from '../domain/unit/unit-experts'
import { fail } from '../fail'
import { answerInvitation, expertInvitation } from '../sign-in/invitations'
import { entryInForce, expertWorks } from '../work/kinds/expert-application'
import { actsForCommission } from '../work/viewer-roles'
import type { Resolvers } from './expert.generated'

/**
 * An application as in the specification: the state of a later change stands beside the state of the first application.
 */
function present({ db }: BackendContext, work: WorkRow, change: WorkRow | undefined) {
  const { id, unitId, state, opinion, createdAt, modifiedAt } = work
  const unit = db.units.get(unitId)
  const edit = work.kind === 'EXPERT_CHANGE'
  return {
    ...{ id, createdAt, modifiedAt },
    applyStatus: edit ? 3 : Number(state),
    editStatus: change ? Number(change.state) : null,
    applyUnitReason: state === '4' ? opinion : null,
    applyStcsmReason: state === '5' ? opinion : null,
    unit: unit ? { id: unit.id, unitName: unit.unitName } : null,
  }
}

export const resolvers: Resolvers = {
  Query: {
    unitExperts(_root, { unitId, filter, orderBy, pageNo, pageSize }, context) {
      const rights = requireCompany(context, unitId)
      return pageOf(unitExperts(context, rights, filter, orderBy), pageNo, pageSize)
    },
    expertInvitation: (_root, { code }, context) => expertInvitation(context, code),
    expert(_root, { userId }, context) {
      const caller = requireCaller(context)
      const user = context.db.users.get(userId ?? caller.id)
      if (!user) return null
      const reviews = actsForCommission(context, caller)('EXPERT_APPLICATION') && user.expertFlag === 1
      if (!reviews && !mayAdminister(context, caller, user.id)) fail(60154)
      const [change] = expertWorks(context, user.id, 'EXPERT_CHANGE')
      const applies = expertWorks(context, user.id, 'EXPERT_APPLICATION')
      const profile = context.db.expertProfiles.get(user.id)
      return {
        id: user.id,
        expertFlag: user.expertFlag,
        listExpertApply: applies.map((row) => present(context, row, change)),
        expertProfile: profile ? { ...profile, contentId: entryInForce(context, user.id)?.id ?? null } : null,
        expertEditProfile: change ? { id: `edit-${change.id}`, expertApply: present(context, change, change) } : null,
      }
    },
  },
  Mutation: {
    answerExpertInvitation: (_root, { code, accept }, context) => answerInvitation(context, code, accept),
  },
}
