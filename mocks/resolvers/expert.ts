import { mayAdminister } from '../administration'
import { type BackendContext, requireCaller } from '../context'
import type { ExpertApplyRow } from '../db/rows'
import { eachOnItsOwn, requireCompany, requireWholeCompany } from '../domain/company-rights'
import { pageOf } from '../domain/paging'
import { decideExpert, unitExpertList, waitingExperts } from '../domain/unit-experts'
import { fail } from '../fail'
import { answerInvitation, expertInvitation } from '../ways-in/invitations'
import type { Resolvers } from './expert.generated'

function present({ db }: BackendContext, { unitId, ...row }: ExpertApplyRow) {
  const unit = unitId === null ? undefined : db.units.get(unitId)
  return { ...row, unit: unit ? { id: unit.id, unitName: unit.unitName } : null }
}

export const resolvers: Resolvers = {
  Query: {
    expertInvitation: (_root, { code }, context) => expertInvitation(context, code),
    expert(_root, { userId }, context) {
      const caller = requireCaller(context)
      const user = context.db.users.get(userId ?? caller.id)
      if (!user) return null
      if (!mayAdminister(context, caller, user.id)) fail(60154)
      const applies = context.db.expertApplies
        .where({ userId: user.id })
        .sort((one, other) => other.createdAt - one.createdAt)
        .map((row) => present(context, row))
      const edit = applies.find((one) => one.editStatus !== null)
      return {
        id: user.id,
        expertFlag: user.expertFlag,
        listExpertApply: applies,
        expertProfile: context.db.expertProfiles.get(user.id) ?? null,
        expertEditProfile: edit ? { id: `edit-${edit.id}`, expertApply: edit } : null,
      }
    },
    unitExperts(_root, { unitId, filter, pageNo, pageSize }, context) {
      const rights = requireCompany(context, unitId)
      const page = pageOf(unitExpertList(context, rights, filter), pageNo, pageSize)
      return { ...page, waiting: waitingExperts(context, rights) }
    },
  },
  Mutation: {
    reviewUnitExperts(_root, { unitId, ids, decision, reason }, context) {
      const rights = requireWholeCompany(context, unitId)
      const said = reason?.trim() || null
      if (decision === 'RETURN' && (said === null || [...said].length > 200)) fail(603004)
      const { db } = context
      const tell = (id: string) => ({
        userFullname: db.users.get(db.expertApplies.get(id)?.userId ?? '')?.userFullname ?? null,
      })
      return eachOnItsOwn(ids, tell, (id) => decideExpert(context, rights, id, decision, said))
    },
    answerExpertInvitation: (_root, { code, accept }, context) => answerInvitation(context, code, accept),
  },
}
