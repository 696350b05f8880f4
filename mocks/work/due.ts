/** Computes the deadline of a work item for its current holder. */
import { stateDue, stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { guideOfWork } from './guide'
import { kindOf } from './viewer-roles'

/**
 * The current holder's deadline according to the description; null when nothing remains to do or no date counts. A work
 * item's own date limits starting and filling in. Reviewers are bound only by their state's date. A returned item may
 * be corrected after the date, which then no longer counts.
 */
export function dueOf(context: Pick<BackendContext, 'db' | 'now'>, work: WorkRow): number | null {
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  if (!state || state.holder === null) return null
  if (!state.due) {
    const acts = state.actions[state.holder]
    const own = acts?.includes('FILL') || acts?.includes('BEGIN') ? work.deadline : null
    const forgiven = work.opinion !== null && kind.deadline?.refusedWith !== undefined && state.lapsesTo === undefined
    return own !== null && forgiven && own < context.now ? null : own
  }
  const guide = guideOfWork(context, work)
  const dates = {
    guideClose: guide?.closesAt,
    recommendBy: guide?.recommendBy,
    submitted: work.submittedAt,
    since: work.stateSince,
    answerBy: typeof work.facts.answerBy === 'number' ? work.facts.answerBy : null,
  }
  return stateDue(state, dates)
}
