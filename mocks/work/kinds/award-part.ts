/** The backend's rules for a contributor's confirmation of their place in an award report. */
import { certificateIn, isListedElsewhere } from '../../domain/awards/contributors'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/**
 * Confirming a place in the order of contribution: not in a second report of the category and year (60922), nor in one
 * that missed its deadline (60902).
 */
export const awardPartRules: WorkRules = {
  guard(context, { action, work, caller }) {
    const report = context.db.works.get(work.belongsTo)
    if (report?.state === 'NOT_FILED') fail(60902, { deadline: report.stateSince })
    if (action !== 'SIGN' || work.kind !== 'AWARD_PERSON' || !report) return
    if (isListedElsewhere(context, report, certificateIn(context, report, caller.id))) fail(60922)
  },
  over: ({ db }, { belongsTo }) => db.works.get(belongsTo)?.state === 'NOT_FILED',
  /** The creator of the report reads the reason. */
  took: (_context, { opinion }, work) => ({ facts: { ...work.facts, reason: opinion } }),
}
