/** The backend's rules of a topic's task book, progress and acceptance documents: confirmed by the project's leader, closed by the project's own document. */

import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'
import { createPart, documentFor, isEdited, openParts, partsOf, periodOf, topicOf } from '../topics'

/** Whether the project's document was submitted, so that the topic's part of it is closed. */
function isClosed(context: BackendContext, work: WorkRow): boolean {
  const document = documentFor(context, work)
  return document !== undefined && !isEdited(document)
}

/** What topics file: confirmed by the project's leader, closed by the project's own document (603117). */
export const topicRules: WorkRules = {
  /**
   * Begins the progress report of this half year. 603108 for an unknown topic and for another person's, 603003 before
   * the task book of the topic is confirmed, 603121 where there is one (`workId`).
   */
  begin(context, topicId) {
    const caller = requireCaller(context)
    const topic = context.db.topicLinks.get(topicId)
    if (!topic || topic.boundBy !== caller.id || topic.projectId === null) return fail(603108)
    const parts = partsOf(context, topicId)
    if (!parts.some(({ kind, state }) => kind === 'TOPIC_TASK' && state === 'ACCEPTED')) fail(603003)
    const period = periodOf(context.now)
    const known = parts.find(({ kind, facts }) => kind === 'TOPIC_PROGRESS' && facts.period === period.id)
    if (known) fail(603121, { workId: known.id })
    const facts = { projectName: topic.projectName, period: period.id, periodLabel: period.label }
    return createPart(context, topic, 'TOPIC_PROGRESS', { facts })
  },
  guard(context, { action, work }) {
    if (action === 'SUBMIT' && topicOf(context, work)?.boundBy == null) fail(603119)
    if (['SUBMIT', 'RETURN', 'WITHDRAW'].includes(action) && isClosed(context, work)) fail(603117)
  },
  /** Nobody confirms their own: a topic that the project's leader leads is confirmed by submitting it. */
  target(_context, { action, to, work, caller }) {
    if (action !== 'SUBMIT') return to
    return work.assigned.leader?.includes(caller.id) ? 'ACCEPTED' : 'SUBMITTED'
  },
  took(context, { to }, work) {
    const topic = topicOf(context, work)
    if (to === 'ACCEPTED' && topic) openParts(context, topic)
    return undefined
  },
  facts: (_context, { belongsTo }) => ({ topicId: belongsTo }),
  withholds: (context, work) => (isClosed(context, work) ? ['SUBMIT', 'RETURN', 'WITHDRAW'] : []),
}
