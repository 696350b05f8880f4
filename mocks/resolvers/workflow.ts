/** Resolvers of the endpoint `workflow`: a work of any kind from beginning to decision: steps, lists, to-dos, delegation, batches, the log. */

import { recordOf } from '@/lib/collections/record'
import { findKind } from '@/work/kinds/all'
import type { BackendContext } from '../context'
import { once } from '../domain/once'
import { pageOf } from '../domain/paging'
import { fail } from '../fail'
import { batchOutcomes, decideBatch } from '../work/batch/decide-batch'
import { previewDecisions } from '../work/batch/preview'
import { takeBackDecisions } from '../work/batch/take-back'
import { beginWork } from '../work/begin'
import { colleagues, coversOf, endCover, nameCover } from '../work/covers'
import { decisionLog } from '../work/decision-log'
import {
  delegatedSection,
  delegatedSections,
  delegateSection,
  handBackSection,
  takeSectionBack,
} from '../work/delegated-sections'
import { extendDeadline } from '../work/extend'
import { addFinding, findingsOf, settleFinding } from '../work/findings'
import { handOver, takeBack } from '../work/hand-over'
import { historyOf } from '../work/history'
import { jumpsOf } from '../work/jumps'
import { countWorks, filterCounts, listWorks, requireReviewed, waitingWorks } from '../work/list'
import { nextDeadline } from '../work/next-deadline'
import { describedKinds, publish } from '../work/publish'
import { removeWork, restoreWork } from '../work/remove'
import { takeStep } from '../work/steps'
import { calendarAddress, endCalendarAddress, makeCalendarAddress } from '../work/todo-calendar'
import { todosInOrder } from '../work/todo-order'
import { snoozeTodo, todosDue, todosOf } from '../work/todos'
import { workView } from '../work/view'
import { requireWork } from '../work/viewer-roles'
import { readsOf } from '../work/work-reads'
import type { Seen } from '../work/works-seen'
import type { Resolvers, Work } from './workflow.generated'

/** A page of work items as the caller sees them. */
function viewed(context: BackendContext, { items, total }: { items: Seen[]; total: number }) {
  return { items: items.map(({ work, viewerRoles }) => workView(context, work, viewerRoles)), total }
}

/** One work item of the given kinds; otherwise 603001 or the code of its kind. */
function workOf(context: BackendContext, kinds: readonly string[] | null, id: string): Work {
  const found = context.db.works.get(id)?.kind ?? ''
  const absent = findKind(kinds?.[0] ?? '')?.codes?.absent
  if (absent !== undefined && !kinds?.includes(found)) fail(absent)
  const { work, viewerRoles } = requireWork(context, id)
  return kinds === null || kinds.includes(found) ? workView(context, work, viewerRoles) : fail(603001)
}

export const resolvers: Resolvers = {
  Work: {
    next: ({ id, kind }, _args, context) => (kind === 'DECLARATION' ? nextDeadline(context, id ?? '') : null),
  },
  Query: {
    workflowHistory: (_parent, { contentId }, context) => historyOf(context, contentId),
    workReads: (_parent, { workId }, context) => readsOf(context, workId),
    work: (_parent, { kinds, id }, context) => workOf(context, kinds ?? null, id),
    works(_parent, { filter, orderBy, pageNo, pageSize }, context) {
      requireReviewed(context, filter)
      return viewed(context, pageOf(listWorks(context, filter, orderBy), pageNo, pageSize))
    },
    workFilterCounts: (_parent, { filter }, context) => filterCounts(context, filter),
    workCounts: (_parent, { filter, byYear }, context) => countWorks(context, filter, byYear),
    decisionLog: (_parent, { filter, ...page }, context) => decisionLog(context, filter, page),
    previewDecisions: (_parent, batch, context) => previewDecisions(context, batch),
    decisionBatch: (_parent, { key }, context) => batchOutcomes(context, key),
    colleagues: (_parent, { keyword }, context) => colleagues(context, keyword ?? ''),
    covers: (_parent, _args, context) => coversOf(context),
    calendarAddress: (_parent, _args, context) => calendarAddress(context),
    delegatedSections: (_parent, { workId }, context) => delegatedSections(context, workId),
    delegatedSection: (_parent, { id }, context) => delegatedSection(context, id),
    todosDue: (_parent, { from, to }, context) => todosDue(context, from, to),
    todos: (_parent, { pile, orderBy, pageNo, pageSize }, context) =>
      pageOf(todosInOrder(todosOf(context, pile), orderBy), pageNo, pageSize),
    workJumps: (_parent, { id }, context) => jumpsOf(context, id),
    findings: (_parent, { workId }, context) => findingsOf(context, workId),
    workKinds: (_parent, _args, context) => describedKinds(context),
    waitingWorks: (_parent, { kind, pageNo, pageSize }, context) =>
      viewed(context, pageOf(waitingWorks(context, kind), pageNo, pageSize)),
  },
  Mutation: {
    decideWork(_parent, { kind, id, action, opinion, comments, onlyNamed, facts, seenRevision }, context) {
      if (kind != null && context.db.works.get(id)?.kind !== kind) fail(603001)
      const input = { comments: comments ?? [], onlyNamed: onlyNamed ?? false, facts: recordOf(facts) }
      return takeStep(context, id, action, { opinion, seenRevision, ...input })
    },
    decideWorks: (_parent, { key, ...batch }, context) => decideBatch(context, key, batch),
    takeBackDecisions: (_parent, { batchKey, ids }, context) => takeBackDecisions(context, batchKey, ids ?? null),
    addFinding: (_parent, { workId, key, ...finding }, context) =>
      once(context, 'addFinding', key, () => addFinding(context, workId, finding)),
    settleFinding: (_parent, { id, note }, context) => settleFinding(context, id, note),
    submitWork: (_parent, { id, seenRevision }, context) => takeStep(context, id, 'SUBMIT', { seenRevision }),
    withdrawWork: (_parent, { id }, context) => takeStep(context, id, 'WITHDRAW'),
    extendDeadline: (_parent, { id, dueAt, reason }, context) => extendDeadline(context, id, dueAt, reason),
    nameCover: (_parent, { colleagueId, from, to, key }, context) =>
      once(context, 'nameCover', key, () => nameCover(context, colleagueId, from, to)),
    endCover: (_parent, { id }, context) => endCover(context, id),
    handOver: (_parent, { todoId, colleagueId }, context) => handOver(context, todoId, colleagueId),
    takeBack: (_parent, { todoId }, context) => takeBack(context, todoId),
    delegateSection: (_parent, giving, context) => delegateSection(context, giving),
    handBackSection: (_parent, { id, note }, context) => handBackSection(context, id, note ?? null),
    takeSectionBack: (_parent, { id }, context) => takeSectionBack(context, id),
    snoozeTodo: (_parent, { todoId, until }, context) => snoozeTodo(context, todoId, until ?? null),
    makeCalendarAddress: (_parent, _args, context) => makeCalendarAddress(context),
    endCalendarAddress: (_parent, _args, context) => endCalendarAddress(context),
    publishKind: (_parent, { key, ...publication }, context) =>
      publication.dry
        ? publish(context, publication)
        : once(context, 'publishKind', key, () => publish(context, publication)),
    removeWork: (_parent, { id }, context) => removeWork(context, id),
    restoreWork(_parent, { id }, context) {
      const { work, viewerRoles } = requireWork(context, restoreWork(context, id).id)
      return workView(context, work, viewerRoles)
    },
    beginWork(_parent, { kind, belongsTo, facts }, context) {
      const { work, viewerRoles } = requireWork(context, beginWork(context, kind, belongsTo, facts).id)
      return workView(context, work, viewerRoles)
    },
  },
}
