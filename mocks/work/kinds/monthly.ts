import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** Months are reported in order, once they have begun, by platforms that are not disabled (603401, 603403, 603404). */
function requireReportable({ db, now }: BackendContext, work: WorkRow): void {
  if (db.platforms.get(work.belongsTo)?.disabled) fail(603401)
  const month = String(work.facts.month)
  if (Date.parse(`${month}-01T00:00:00+08:00`) > now) fail(603403)
  const before = db.works
    .where({ belongsTo: work.belongsTo, kind: work.kind })
    .filter(({ facts }) => String(facts.month) < month)
  if (before.some(({ state }) => state !== 'SUBMITTED')) fail(603404)
}

export const monthlyRules: WorkRules = {
  guard(context, { action, work }) {
    if (action === 'BEGIN' || action === 'SUBMIT') requireReportable(context, work)
  },
}
