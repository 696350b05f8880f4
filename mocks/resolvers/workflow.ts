import { decide, submit, withdraw } from '../domain/declaration-steps'
import { requirePart } from '../domain/roles'
import type { Resolvers } from './workflow.generated'

export const resolvers: Resolvers = {
  Query: {
    workflowHistory(_parent, { contentId }, context) {
      requirePart(context, contentId)
      return context.db.histories.where({ contentId }).toSorted((a, b) => a.at - b.at)
    },
  },
  Mutation: {
    submitDeclaration: (_parent, { contentId, seenRevision }, context) => submit(context, contentId, seenRevision),
    withdrawDeclaration: (_parent, { contentId }, context) => withdraw(context, contentId),
    decideDeclaration: (_parent, { contentId, decision, opinion, comments }, context) =>
      decide(context, contentId, decision, opinion ?? null, comments ?? []),
  },
}
