import { certificateIn, standsElsewhere } from '../../domain/contributors'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** A place in the order of contribution: nobody confirms one in a second report of the category and year (60922), nor in one that was not handed in by its date (60902). */
export const awardPartRules: WorkRules = {
  guard(context, { action, work, caller }) {
    const report = context.db.works.get(work.belongsTo)
    if (report?.state === 'NOT_FILED') fail(60902, { deadline: report.stateSince })
    if (action !== 'SIGN' || work.kind !== 'AWARD_PERSON' || !report) return
    if (standsElsewhere(context, report, certificateIn(context, report, caller.id))) fail(60922)
  },
  over: ({ db }, { belongsTo }) => db.works.get(belongsTo)?.state === 'NOT_FILED',
  /** Who files the report reads why. */
  took: (_context, { opinion }, work) => ({ facts: { ...work.facts, reason: opinion } }),
}
