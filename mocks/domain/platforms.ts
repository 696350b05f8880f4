import { type BackendContext, requireCaller } from '../context'
import type { PlatformRow } from '../db/rows-work'
import type { Platform } from '../resolvers/program.generated'
import { monthlyKind, monthOf, monthRefusal, reportsOf, requirePlatform } from '../work/kinds/monthly'

const monthsOfYear = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The current year in Beijing. */
function yearNow(now: number): number {
  return new Date(now + 8 * 3600_000).getUTCFullYear()
}

/** A platform's facts, with the state of the twelve months of a year (default: this year). */
function platformView(context: BackendContext, platform: PlatformRow, requestedYear?: number | null): Platform {
  const { db, now } = context
  const reports = reportsOf(context, platform)
  const thisYear = yearNow(now)
  const years = [...new Set([thisYear, ...reports.map((report) => Number(monthOf(report).slice(0, 4)))])].sort(
    (a, b) => b - a,
  )
  const year = requestedYear != null && years.includes(requestedYear) ? requestedYear : thisYear
  return {
    ...platform,
    unitName: db.units.get(platform.unitId)?.unitName ?? '—',
    personName: db.users.get(platform.personId)?.userFullname ?? '—',
    reportKind: monthlyKind(platform),
    years,
    year,
    serverTime: now,
    months: monthsOfYear.map((of) => {
      const month = `${year}-${of}`
      const report = reports.find((report) => monthOf(report) === month)
      return {
        month,
        workId: report?.id ?? null,
        state: report?.state ?? null,
        submittedAt: report?.submittedAt ?? null,
        dueAt: report?.deadline ?? null,
        refusal: report?.state === 'SUBMITTED' ? null : monthRefusal(context, platform, month),
      }
    }),
  }
}

/** The platforms that the caller reports for, active ones first. */
export function ownPlatforms(context: BackendContext): Platform[] {
  const { id } = requireCaller(context)
  return context.db.platforms
    .where({ personId: id })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled))
    .map((platform) => platformView(context, platform))
}

/** One of these platforms; 603405 for any other. */
export function platformOf(context: BackendContext, platformId: string, year?: number | null): Platform {
  return platformView(context, requirePlatform(context, platformId), year)
}
