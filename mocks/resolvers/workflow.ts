import { decide, submit, withdraw } from '../domain/declaration-steps'
import { pageOf } from '../domain/paging'
import { decideWork, historyOf, waitingWorks, workOf } from '../domain/works'
import type { Resolvers } from './workflow.generated'

export const resolvers: Resolvers = {
  Query: {
    workflowHistory: (_parent, { contentId }, context) => historyOf(context, contentId),
    work: (_parent, { kind, id }, context) => workOf(context, kind, id),
    waitingWorks: (_parent, { pageNo, pageSize }, context) => pageOf(waitingWorks(context), pageNo, pageSize),
  },
  Mutation: {
    submitDeclaration: (_parent, { contentId, seenRevision }, context) => submit(context, contentId, seenRevision),
    withdrawDeclaration: (_parent, { contentId }, context) => withdraw(context, contentId),
    decideDeclaration: (_parent, { contentId, decision, opinion, comments }, context) =>
      decide(context, contentId, decision, opinion ?? null, comments ?? []),
    decideWork: (_parent, { kind, id, decision, opinion }, context) =>
      decideWork(context, kind, id, decision, opinion ?? null),
  },
}
