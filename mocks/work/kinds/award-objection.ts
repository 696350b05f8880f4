/** The backend's rules of objections to published award reports (异议): who may object, until when, what a ruling does. */
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { objectionPeriod, requirePeriod } from '../../domain/awards/accepted-reports'
import { contributorsOf } from '../../domain/awards/contributors'
import { fail } from '../../fail'
import { createWork } from '../create'
import type { WorkRules } from '../rules'
import { viewerRolesOf } from '../viewer-roles'

/** Whether a person is involved in a report: its creator, its nominator, a contributor. */
export function isOfReport(context: Pick<BackendContext, 'db'>, report: WorkRow, userId: string): boolean {
  const values = context.db.contents.get(report.id)?.submitted?.values ?? {}
  return (
    report.creatorId === userId ||
    (report.assigned.nominator?.includes(userId) ?? false) ||
    contributorsOf(context, report, values).some(({ user }) => user?.id === userId)
  )
}

/** A person's open objection to a report: a draft, or with the commission. */
export function openObjection({ db }: Pick<BackendContext, 'db'>, reportId: string, creatorId: string) {
  return db.works
    .where({ kind: 'AWARD_OBJECTION', belongsTo: reportId, creatorId })
    .find(({ state }) => state === 'FILLING' || state === 'SUBMITTED')
}

/** The report that an objection is about; 60924 when the caller is involved in it. */
function requireObjectable(context: BackendContext, reportId: string): WorkRow {
  const report = context.db.works.get(reportId)
  if (report?.kind !== 'AWARD_REPORT' || report.state !== 'ACCEPTED') return fail(60925)
  if (isOfReport(context, report, requireCaller(context).id)) fail(60924)
  return report
}

/**
 * Objections to published reports: by anybody not involved (60924), within the period (60925). The commission rules
 * with reasons (603004); they are published, so they must not name the objector (60926).
 */
export const awardObjectionRules: WorkRules = {
  /** A person has at most one open objection to a report; starting again returns it. */
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
    const { userFullname, userEnglishname, userMobile } = context.db.users.get(work.creatorId) ?? {}
    if ([userFullname, userEnglishname, userMobile].some((text) => text && opinion?.includes(text))) fail(60926)
  },
  took: (_context, { action, opinion }, work) =>
    action === 'PASS' || action === 'REFUSE' ? { facts: { ...work.facts, reason: opinion } } : undefined,
  follows: (context, { action }, { belongsTo }) =>
    action === 'PASS' && context.db.works.get(belongsTo)?.state === 'ACCEPTED'
      ? { workId: belongsTo, action: 'RULE' }
      : undefined,
  /** Drafts that were not submitted before the end of the report's publication. */
  over(context, { state, belongsTo }) {
    const report = context.db.works.get(belongsTo)
    const period = report && objectionPeriod(context, report).state
    return state === 'FILLING' && (period === 'OVER' || period === 'REVOKED')
  },
  facts: (context, work) => {
    const { db, caller } = context
    const report = db.works.get(work.belongsTo)
    if (!report) return undefined
    // Whoever rules on the objection reads the report; its creator reads what is displayed of it.
    const rules = caller !== null && viewerRolesOf(context, caller)(work).roles.includes('commission')
    return { period: objectionPeriod(context, report).state, ...(rules && { reportId: report.id }) }
  },
}
