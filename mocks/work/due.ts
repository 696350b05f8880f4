import { stateDue, stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { guideOfWork } from './guide'
import { kindOf } from './standing'

/**
 * Until when the one who has a work acts, as its description says; null when nobody has anything left to do, or no date
 * counts. A work's own date is that of beginning it and filling it in: who decides about it is bound by none but their state's, and who
 * corrects what was returned is not refused for it, so that it counts no more once it is over.
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
  }
  return stateDue(state, dates)
}
