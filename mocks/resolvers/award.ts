import { requireCaller } from '../context'
import { bindNomination, nominationNotice } from '../ways-in/nomination-notices'
import type { Resolvers } from './award.generated'

export const resolvers: Resolvers = {
  Query: {
    getFrontRoleType: (_root, _args, context) => requireCaller(context).awardState,
    nominationNotice: (_root, { type, id }, context) => nominationNotice(context, type, id),
  },
  Mutation: {
    bindNomination: (_root, { number, checkCode }, context) => bindNomination(context, number, checkCode),
  },
}
