import { mayAdminister } from '../administration'
import { type BackendContext, requireCaller } from '../context'
import type { ExpertApplyRow } from '../db/rows'
import { fail } from '../fail'
import type { Resolvers } from './expert.generated'

function present({ db }: BackendContext, { unitId, ...row }: ExpertApplyRow) {
  const unit = unitId === null ? undefined : db.units.get(unitId)
  return { ...row, unit: unit ? { id: unit.id, unitName: unit.unitName } : null }
}

export const resolvers: Resolvers = {
  Query: {
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
  },
}
