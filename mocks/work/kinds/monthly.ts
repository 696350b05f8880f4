/** The backend's rules of platforms' monthly reports, and their months and deadlines; also begins a platform's next month. */

import { shiftMonth, startOfMonth } from '@/lib/time/months'
import { dueAfter } from '@/work/due-date'
import { monthlyProgress } from '@/work/kinds/monthly'
import { type BackendContext, requireCaller } from '../../context'
import type { PlatformRow, WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { createWork } from '../create'
import type { WorkRules } from '../rules'
import { takeOverInto } from '../take-over'

/** When a month's report is due. */
export const monthDue = (month: string): number | null =>
  dueAfter(monthlyProgress, startOfMonth(shiftMonth(month, 1)) - 1)

/** The kind of a platform's reports. */
export function monthlyKind({ kind }: PlatformRow): 'MONTHLY_PROGRESS' | 'MONTHLY_REPORT' {
  return kind === 'FUNCTION' ? 'MONTHLY_PROGRESS' : 'MONTHLY_REPORT'
}

/**
 * A platform that the caller reports for; 603405 for another person's and for an unknown one, so that the response
 * reveals neither.
 */
function requirePlatform(context: BackendContext, platformId: string): PlatformRow {
  const caller = requireCaller(context)
  const platform = context.db.platforms.get(platformId)
  return platform?.personId === caller.id ? platform : fail(603405)
}

/** A platform's reports, oldest first. */
export function reportsOf({ db }: BackendContext, { id }: PlatformRow): WorkRow[] {
  return db.works.where({ belongsTo: id }).toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1))
}

export const monthOf = ({ facts }: WorkRow) => String(facts.month)

/**
 * Why a month takes no report now: 603401 the platform is disabled, 603403 the month has not started, 603404 the month
 * before is not submitted; null when it does. A platform's first report needs no earlier one.
 */
export function monthRefusal(
  context: BackendContext,
  platform: PlatformRow,
  month: string,
  reports = reportsOf(context, platform),
): number | null {
  if (platform.disabled) return 603401
  if (startOfMonth(month) > context.now) return 603403
  const first = reports.length === 0 || (reports[0] && monthOf(reports[0]) === month)
  const former = reports.find((report) => monthOf(report) === shiftMonth(month, -1))
  return first || former?.state === 'SUBMITTED' ? null : 603404
}

/**
 * Why a submitted report cannot be returned now: 603401 the platform is disabled; 603402 its month is closed, because the
 * next month's report, which continues its figures, is submitted; null while the month is open.
 */
function returnRefusal(context: BackendContext, work: WorkRow): number | null {
  const platform = context.db.platforms.get(work.belongsTo)
  if (!platform || platform.disabled) return 603401
  const next = shiftMonth(monthOf(work), 1)
  const nextReport = reportsOf(context, platform).find((one) => monthOf(one) === next)
  return nextReport?.state === 'SUBMITTED' ? 603402 : null
}

/** Stores a month's report. */
export function createMonth(context: BackendContext, platform: PlatformRow, month: string): WorkRow {
  const [year, of] = month.split('-').map(Number)
  return createWork(context, {
    kind: monthlyKind(platform),
    belongsTo: platform.id,
    projectId: null,
    unitId: platform.unitId,
    creatorId: platform.personId,
    title: `${platform.name} ${year}年${of}月`,
    number: month,
    reachedDepartment: true,
    deadline: monthDue(month),
    facts: { month },
  })
}

export const monthlyRules: WorkRules = {
  begin(context, platformId, { month }) {
    const platform = requirePlatform(context, platformId)
    if (typeof month !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return fail(600)
    const known = reportsOf(context, platform).find((report) => monthOf(report) === month)
    if (known) fail(603406, { workId: known.id })
    const refusal = monthRefusal(context, platform, month)
    return refusal === null ? createMonth(context, platform, month) : fail(refusal)
  },
  guard(context, { action, work }) {
    const platform = context.db.platforms.get(work.belongsTo) ?? fail(603405)
    const isSubmit = action === 'SUBMIT'
    const refusal =
      action === 'RETURN'
        ? returnRefusal(context, work)
        : isSubmit || action === 'BEGIN'
          ? monthRefusal(context, platform, monthOf(work))
          : null
    // While the month before is being corrected, this one can be filled in; only its submission waits.
    if (refusal !== null && (isSubmit || refusal !== 603404)) fail(refusal)
  },
  withholds: (context, work) => (work.state === 'SUBMITTED' && returnRefusal(context, work) !== null ? ['RETURN'] : []),
  /**
   * The next month's report is created once the one before is submitted and the month has started. After a correction,
   * an unsubmitted next report takes the corrected values as its last month's.
   */
  took(context, { to }, work) {
    const platform = context.db.platforms.get(work.belongsTo)
    if (to !== 'SUBMITTED' || !platform) return undefined
    const next = shiftMonth(monthOf(work), 1)
    const reports = reportsOf(context, platform)
    const begun = reports.find((one) => monthOf(one) === next)
    if (begun && begun.state !== 'SUBMITTED') takeOverInto(context, begun)
    if (!begun && monthRefusal(context, platform, next, reports) === null) createMonth(context, platform, next)
    return undefined
  },
}
