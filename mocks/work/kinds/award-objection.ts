import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { objectionPeriod, requirePeriod } from '../../domain/accepted-reports'
import { contributorsOf } from '../../domain/contributors'
import { fail } from '../../fail'
import { createWork } from '../create'
import type { WorkRules } from '../rules'

/** Whether somebody is of those a report is about: who filed it, who nominated, who contributed. */
export function isOfReport(context: Pick<BackendContext, 'db'>, report: WorkRow, userId: string): boolean {
  const values = context.db.contents.get(report.id)?.submitted?.values ?? {}
  return (
    report.creatorId === userId ||
    (report.assigned.nominator?.includes(userId) ?? false) ||
    contributorsOf(context, values).some(({ user }) => user?.id === userId)
  )
}

/** The open objection of somebody to a report: being filled in, or with the commission. */
export function openObjection({ db }: Pick<BackendContext, 'db'>, reportId: string, creatorId: string) {
  return db.works
    .where({ kind: 'AWARD_OBJECTION', belongsTo: reportId, creatorId })
    .find(({ state }) => state === 'FILLING' || state === 'SUBMITTED')
}

/** The report an objection is about, which the caller is not of (60924). */
function requireObjectable(context: BackendContext, reportId: string): WorkRow {
  const report = context.db.works.get(reportId)
  if (report?.kind !== 'AWARD_REPORT' || report.state !== 'ACCEPTED') return fail(60925)
  if (isOfReport(context, report, requireCaller(context).id)) fail(60924)
  return report
}

/**
 * Objections to what is shown in public: by anybody who is not of the report (60924), within its period (60925). The commission rules
 * with reasons (603004); they are shown in public, so they do not name who objected (60926).
 */
export const awardObjectionRules: WorkRules = {
  /** One open objection of a person to a report: begun again, it is that one. */
  begin(context, reportId) {
    const caller = requireCaller(context)
    const report = requireObjectable(context, reportId)
    const open = openObjection(context, reportId, caller.id)
    if (open) return open
    requirePeriod(context, report)
    const { title, number } = report
    return createWork(
      context,
      {
        ...{ kind: 'AWARD_OBJECTION', belongsTo: reportId, projectId: null, creatorId: caller.id, unitId: '' },
        ...{ title, number, facts: { year: report.facts.year } },
      },
      () => ({ objected: { title, number } }),
    )
  },
  guard(context, { action, work, opinion }) {
    if (action === 'SUBMIT') requirePeriod(context, requireObjectable(context, work.belongsTo))
    if (action !== 'PASS' && action !== 'REFUSE') return
    if (opinion === null) fail(603004)
    const { userFullname, userMobile } = context.db.users.get(work.creatorId) ?? {}
    if ([userFullname, userMobile].some((one) => one && opinion?.includes(one))) fail(60926)
  },
  took: (_context, { action, opinion }, work) =>
    action === 'PASS' || action === 'REFUSE' ? { facts: { ...work.facts, reason: opinion } } : undefined,
  follows: (context, { action }, { belongsTo }) =>
    action === 'PASS' && context.db.works.get(belongsTo)?.state === 'ACCEPTED'
      ? { workId: belongsTo, action: 'RULE' }
      : undefined,
  /** What was not handed in before its report's time in public was over. */
  over(context, { state, belongsTo }) {
    const report = context.db.works.get(belongsTo)
    const period = report && objectionPeriod(context, report).state
    return state === 'FILLING' && (period === 'OVER' || period === 'REVOKED')
  },
  facts: (context, work) => {
    const report = context.db.works.get(work.belongsTo)
    return report ? { period: objectionPeriod(context, report).state } : undefined
  },
}
