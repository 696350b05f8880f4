import { requireCaller } from '../context'
import type { Resolvers } from './award.generated'

export const resolvers: Resolvers = {
  Query: { getFrontRoleType: (_root, _args, context) => requireCaller(context).awardState },
}
