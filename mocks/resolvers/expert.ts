import { mayAdminister } from '../administration'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { answerInvitation, expertInvitation } from '../ways-in/invitations'
import type { Resolvers } from './expert.generated'

/** An application as the specification has it: the state of a later change of the entry stands beside the one it entered with. */
function present({ db }: BackendContext, { id, unitId, state, opinion, facts, createdAt, modifiedAt }: WorkRow) {
  const unit = db.units.get(unitId)
  const edit = facts.edit === true
  return {
    ...{ id, createdAt, modifiedAt },
    applyStatus: edit ? 3 : Number(state),
    editStatus: edit ? Number(state) : null,
    applyUnitReason: state === '4' ? opinion : null,
    applyStcsmReason: state === '5' ? opinion : null,
    unit: unit ? { id: unit.id, unitName: unit.unitName } : null,
  }
}

export const resolvers: Resolvers = {
  Query: {
    expertInvitation: (_root, { code }, context) => expertInvitation(context, code),
    expert(_root, { userId }, context) {
      const caller = requireCaller(context)
      const user = context.db.users.get(userId ?? caller.id)
      if (!user) return null
      if (!mayAdminister(context, caller, user.id)) fail(60154)
      const applies = context.db.works
        .where({ kind: 'EXPERT_APPLICATION', creatorId: user.id })
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
  Mutation: {
    answerExpertInvitation: (_root, { code, accept }, context) => answerInvitation(context, code, accept),
  },
}
