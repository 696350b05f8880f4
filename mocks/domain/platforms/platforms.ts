/** Platforms, who reports for them, and which months are late; for the program resolvers. */

import { monthInBeijing, yearInBeijing } from '@/lib/time/beijing-time'
import { shiftMonth } from '@/lib/time/months'
import { type BackendContext, requireCaller } from '../../context'
import type { PlatformRow, WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { Platform, PlatformMonth, PlatformRole } from '../../resolvers/program.generated'
import { dueOf } from '../../work/due'
import { monthDue, monthlyKind, monthOf, monthRefusal, reportsOf } from '../../work/kinds/monthly'
import { kindOf } from '../../work/viewer-roles'
import { reviewRights } from '../roles'
import { isSameDay } from '../working-time'
import { figuresOf, jumpsIn, monthsOf } from './platform-figures'

/** The years of reports, and this one; newest first. */
export function yearsOf({ now }: BackendContext, reports: readonly WorkRow[]): number[] {
  const years = [yearInBeijing(now), ...reports.map((one) => Number(monthOf(one).slice(0, 4)))]
  return [...new Set(years)].toSorted((a, b) => b - a)
}

/**
 * The caller's role towards platforms: who reports for one, its host unit, the commission; null for anybody else. The
 * permission is the one of the reports' description.
 */
export function platformRoles(context: BackendContext): (platform: PlatformRow) => PlatformRole | null {
  const caller = requireCaller(context)
  return (platform) => {
    const { permissions } = kindOf({ kind: monthlyKind(platform), kindVersion: 1 })
    const hosts = reviewRights(context, caller, permissions.unit ?? '-')
    const supervises = reviewRights(context, caller, permissions.department ?? '-').supervises
    if (platform.personId === caller.id) return 'FILLER'
    return supervises ? 'COMMISSION' : hosts.unitIds.has(platform.unitId) ? 'HOST_UNIT' : null
  }
}

/** A month of a platform, whether it has a report or not. */
function monthView(
  context: BackendContext,
  platform: PlatformRow,
  reports: readonly WorkRow[],
  month: string,
): PlatformMonth {
  const report = reports.find((one) => monthOf(one) === month)
  const handedIn = report?.state === 'SUBMITTED'
  const expected = !platform.disabled && isExpected(context, reports, month)
  const dueAt =
    report && !handedIn ? dueOf(context, report) : report ? report.deadline : expected ? monthDue(month) : null
  return {
    month,
    workId: report?.id ?? null,
    state: report?.state ?? null,
    submittedAt: report?.submittedAt ?? null,
    dueAt,
    late: !handedIn && !platform.disabled && dueAt !== null && dueAt < context.now,
    opinion: report?.state === 'RETURNED' ? report.opinion : null,
    jumps: jumpsIn(context, platform, report),
    refusal: handedIn ? null : monthRefusal(context, platform, month, [...reports]),
  }
}

/** Whether a month without a report has begun, after the platform's first one. */
function isExpected({ now }: BackendContext, reports: readonly WorkRow[], month: string): boolean {
  const first = reports[0] ? monthOf(reports[0]) : monthInBeijing(now)
  return first <= month && month <= monthInBeijing(now)
}

/** The months whose report is late, oldest first. */
export function lateMonths(context: BackendContext, platform: PlatformRow, reports: readonly WorkRow[]): string[] {
  const late: string[] = []
  const last = monthInBeijing(context.now)
  for (let month = reports[0] ? monthOf(reports[0]) : last; month <= last; month = shiftMonth(month, 1))
    if (monthView(context, platform, reports, month).late) late.push(month)
  return late
}

/** A platform's facts, the twelve months and the figures of a year. */
export function platformView(
  context: BackendContext,
  platform: PlatformRow,
  role: PlatformRole,
  requestedYear?: number | null,
): Platform {
  const { db, now } = context
  const reports = reportsOf(context, platform)
  const years = yearsOf(context, reports)
  const usual = platform.disabled
    ? Number((reports.at(-1) ? monthOf(reports.at(-1) as WorkRow) : monthInBeijing(now)).slice(0, 4))
    : years[0]
  const year = requestedYear != null && years.includes(requestedYear) ? requestedYear : (usual ?? 0)
  const late = lateMonths(context, platform, reports)
  const remindedAt = role === 'FILLER' ? null : platform.remindedAt
  return {
    ...platform,
    unitName: db.units.get(platform.unitId)?.unitName ?? '—',
    personName: db.users.get(platform.personId)?.userFullname ?? '—',
    reportKind: monthlyKind(platform),
    years,
    year,
    months: monthsOf(year).map((month) => monthView(context, platform, reports, month)),
    figures: figuresOf(context, platform, reports, year),
    late,
    role,
    remindedAt,
    remindable: role !== 'FILLER' && late.length > 0 && !(remindedAt !== null && isSameDay(remindedAt, now)),
    serverTime: now,
  }
}

/** The platforms that the caller reports for, active ones first. */
export function ownPlatforms(context: BackendContext): Platform[] {
  const { id } = requireCaller(context)
  return context.db.platforms
    .where({ personId: id })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled))
    .map((one) => platformView(context, one, 'FILLER'))
}

/** One platform for its person, host unit or the commission; 603405 for anybody else. */
export function platformOf(context: BackendContext, platformId: string, year?: number | null): Platform {
  const roleIn = platformRoles(context)
  const platform = context.db.platforms.get(platformId) ?? fail(603405)
  return platformView(context, platform, roleIn(platform) ?? fail(603405), year)
}
