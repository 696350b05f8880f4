import { eachOnItsOwn } from '../domain/company-rights'
import { decide, submit, withdraw } from '../domain/declaration-steps'
import { pageOf } from '../domain/paging'
import { historyOf, waitingWorks, workOf } from '../domain/works'
import { fail } from '../fail'
import { beginWork, plainFacts, removeWork } from '../work/begin'
import { extendDeadline } from '../work/extend'
import { countWorks, listWorks, seenTitle } from '../work/list'
import { requireWork } from '../work/standing'
import { takeStep } from '../work/steps'
import { workView } from '../work/view'
import type { Resolvers } from './workflow.generated'

export const resolvers: Resolvers = {
  Query: {
    workflowHistory: (_parent, { contentId }, context) => historyOf(context, contentId),
    work: (_parent, { kinds, id }, context) => workOf(context, kinds ?? null, id),
    works(_parent, { filter, pageNo, pageSize }, context) {
      const { items, total } = pageOf(listWorks(context, filter), pageNo, pageSize)
      return { items: items.map(({ work, standing }) => workView(context, work, standing)), total }
    },
    workCounts: (_parent, { filter, byYear }, context) => countWorks(context, filter, byYear),
    waitingWorks: (_parent, { pageNo, pageSize }, context) => pageOf(waitingWorks(context), pageNo, pageSize),
  },
  Mutation: {
    submitDeclaration: (_parent, { contentId, seenRevision }, context) => submit(context, contentId, seenRevision),
    withdrawDeclaration: (_parent, { contentId }, context) => withdraw(context, contentId),
    decideDeclaration: (_parent, { contentId, decision, opinion, comments }, context) =>
      decide(context, contentId, decision, opinion ?? null, comments ?? []),
    decideWork(_parent, { kind, id, action, opinion, comments, facts }, context) {
      if (kind != null && context.db.works.get(id)?.kind !== kind) fail(603001)
      return takeStep(context, id, action, { opinion, comments: comments ?? [], facts: plainFacts(facts) })
    },
    decideWorks(_parent, { ids, action, opinion }, context) {
      const tell = (id: string) => ({ title: seenTitle(context, id) })
      return eachOnItsOwn(ids, tell, (id) => takeStep(context, id, action, { opinion }))
    },
    submitWork: (_parent, { id, seenRevision }, context) => takeStep(context, id, 'SUBMIT', { seenRevision }),
    withdrawWork: (_parent, { id }, context) => takeStep(context, id, 'WITHDRAW'),
    extendDeadline: (_parent, { id, dueAt, reason }, context) => extendDeadline(context, id, dueAt, reason),
    removeWork: (_parent, { id }, context) => removeWork(context, id),
    beginWork(_parent, { kind, belongsTo, facts }, context) {
      const { work, standing } = requireWork(context, beginWork(context, kind, belongsTo, facts).id)
      return workView(context, work, standing)
    },
  },
}
