import { dueAfter } from '@/work/due-date'
import { monthlyProgress } from '@/work/kinds/monthly'
import { type BackendContext, requireCaller } from '../../context'
import type { PlatformRow, WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { createWork } from '../create'
import type { WorkRules } from '../rules'

/** Start of a month (2026-09) in Beijing time. */
function beginOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00+08:00`)
}

/** Adds months to a month. */
export function monthAfter(month: string, by = 1): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The kind of a platform's reports. */
export function monthlyKind({ kind }: PlatformRow): 'MONTHLY_PROGRESS' | 'MONTHLY_REPORT' {
  return kind === 'FUNCTION' ? 'MONTHLY_PROGRESS' : 'MONTHLY_REPORT'
}

/**
 * A platform that the caller reports for; 603405 for another person's and for an unknown one, so that the response
 * reveals neither.
 */
export function requirePlatform(context: BackendContext, platformId: string): PlatformRow {
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
export function monthRefusal(context: BackendContext, platform: PlatformRow, month: string): number | null {
  if (platform.disabled) return 603401
  if (beginOf(month) > context.now) return 603403
  const reports = reportsOf(context, platform)
  const first = reports.length === 0 || (reports[0] && monthOf(reports[0]) === month)
  const former = reports.find((report) => monthOf(report) === monthAfter(month, -1))
  return first || former?.state === 'SUBMITTED' ? null : 603404
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
    deadline: dueAfter(monthlyProgress, beginOf(monthAfter(month)) - 1),
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
    const refusal = action === 'BEGIN' || action === 'SUBMIT' ? monthRefusal(context, platform, monthOf(work)) : null
    if (refusal !== null) fail(refusal)
  },
  /** The next month's report is created once the one before is submitted and the month has started. */
  took(context, { to }, work) {
    const platform = context.db.platforms.get(work.belongsTo)
    const next = monthAfter(monthOf(work))
    if (to !== 'SUBMITTED' || !platform || monthRefusal(context, platform, next) !== null) return undefined
    if (!reportsOf(context, platform).some((report) => monthOf(report) === next)) createMonth(context, platform, next)
    return undefined
  },
}
