/** The platforms that a reviewer or commission officer oversees, and the reminders they send. */

import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import { type BackendContext, requireCaller } from '../../context'
import type { PlatformRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type {
  MonthCount,
  OverseenPlatforms,
  Platform,
  PlatformOrderField,
  PlatformReminder,
  QueryOverseenPlatformsArgs,
} from '../../resolvers/program.generated'
import { monthOf, reportsOf } from '../../work/kinds/monthly'
import { addressIn } from '../../work/view'
import { kindOf } from '../../work/viewer-roles'
import { inform, type Words } from '../inform'
import { keywordMatcher } from '../keyword'
import { pageOf } from '../paging'
import { reviewRights } from '../roles'
import { eachOnItsOwn } from '../unit/company-rights'
import { isSameDay } from '../working-time'
import { monthsOf } from './platform-figures'
import { lateMonths, platformRoles, platformView, yearsOf } from './platforms'

/** The most platforms of one reminder. */
const most = 500

/** Whether the caller oversees platforms at all: a unit's administrator or the commission, with the reports' permission. */
function requireOverseer(context: BackendContext): void {
  const caller = requireCaller(context)
  const { permissions } = kindOf({ kind: 'MONTHLY_REPORT', kindVersion: 1 })
  const hosts = reviewRights(context, caller, permissions.unit ?? '-').unitIds.size > 0
  if (!hosts && !reviewRights(context, caller, permissions.department ?? '-').supervises) fail(60154)
}

/** The platforms that the caller oversees; 60154 for a person who oversees none by right. */
function overseen(context: BackendContext): { platform: PlatformRow; role: 'HOST_UNIT' | 'COMMISSION' }[] {
  requireOverseer(context)
  const roleIn = platformRoles(context)
  return context.db.platforms.all().flatMap((platform) => {
    const role = roleIn(platform)
    return role === null || role === 'FILLER' ? [] : [{ platform, role }]
  })
}

function countOf(month: string, index: number, platforms: readonly Platform[]): MonthCount {
  const all = platforms.flatMap(({ months = [] }) => months[index] ?? [])
  return {
    month,
    expected: all.filter(({ state, dueAt }) => state != null || dueAt != null).length,
    submitted: all.filter(({ state }) => state === 'SUBMITTED').length,
    late: all.filter(({ late }) => late).length,
  }
}

/** What the platforms are narrowed to; absent means all. */
export type PlatformFilter = Pick<QueryOverseenPlatformsArgs, 'year' | 'kind' | 'late' | 'keyword'> & {
  orderBy?: ListOrder | null
}

/** The platforms that the caller oversees and that match a filter, those with late reports first, or as asked. */
export function platformsThatFit(
  context: BackendContext,
  { year: requestedYear, kind, late, keyword, orderBy }: PlatformFilter,
) {
  const all = overseen(context)
  const years = yearsOf(
    context,
    all.flatMap(({ platform }) => reportsOf(context, platform)),
  )
  const year = requestedYear != null && years.includes(requestedYear) ? requestedYear : (years[0] ?? 0)
  const matches = keywordMatcher(keyword)
  const fitting: Platform[] = all
    .filter(({ platform }) => kind == null || platform.kind === kind)
    .map(({ platform, role }) => inYear(platformView(context, platform, role, year), year))
    .filter((one) => !late || (one.late ?? []).length > 0)
    .filter(({ name, unitName, personName }) => matches([name, unitName, personName]))
    .toSorted(
      (a, b) =>
        (b.late?.length ?? 0) - (a.late?.length ?? 0) ||
        Number(a.disabled ?? false) - Number(b.disabled ?? false) ||
        (a.name ?? '').localeCompare(b.name ?? '', 'zh'),
    )
  return { platforms: inOrder(fitting, keys, orderBy), year, years }
}

const keys: Readonly<Record<PlatformOrderField, (platform: Platform) => OrderKey>> = {
  NAME: ({ name }) => name,
  LATE: ({ late }) => late?.length ?? 0,
}

/** A page of the matching platforms, with counts by month over all pages. */
export function overseenPlatforms(
  context: BackendContext,
  filter: PlatformFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): OverseenPlatforms {
  const { platforms: fitting, year, years } = platformsThatFit(context, filter)
  return {
    ...pageOf(fitting, pageNo, pageSize),
    year,
    years,
    months: monthsOf(year).map((month, index) => countOf(month, index, fitting)),
    late: fitting.filter((one) => (one.late ?? []).length > 0).length,
    remindable: fitting.filter(({ remindable }) => remindable),
  }
}

/** A platform without a report in the year shows its empty months. */
const inYear = (platform: Platform, year: number): Platform =>
  platform.year === year
    ? platform
    : {
        ...platform,
        year,
        figures: [],
        months: monthsOf(year).map((month) => ({
          ...{ month, workId: null, state: null, submittedAt: null, dueAt: null, opinion: null },
          ...{ late: false, jumps: [], refusal: 603401 },
        })),
      }

/** The reminder of a platform's late months. */
function words({ name }: PlatformRow, late: readonly string[], by: string): { title: Words; content: Words } {
  const [zh, en] = [
    late.map((one) => `${Number(one.slice(0, 4))} 年 ${Number(one.slice(5))} 月`).join('、'),
    late.join(', '),
  ]
  const title: Words = [`提醒：${name}的月报已逾期`, `Reminder: reports of “${name}” are late`]
  return {
    title,
    content: [
      `${by}提醒您：${name}的 ${zh}月报已过期限，请尽快填报并提交。`,
      `${by} reminds you: “${name}” has not reported ${en}. Please fill in and submit it soon.`,
    ],
  }
}

/** Reminds one person of a platform's late reports, at most once a day; codes as in the contract. */
function remind(context: BackendContext, platform: PlatformRow, by: string): void {
  const { db, now } = context
  if (platform.disabled) fail(603401)
  const reports = reportsOf(context, platform)
  const late = lateMonths(context, platform, reports)
  if (late.length === 0) fail(603003)
  if (platform.remindedAt !== null && isSameDay(platform.remindedAt, now)) fail(603408)
  const { title, content } = words(platform, late, by)
  const next = reports.find((one) => monthOf(one) === late[0])
  const link = next
    ? addressIn(context, next, kindOf(next).addresses.overview)
    : `/function-platform/${encodeURIComponent(platform.id)}`
  inform(context, platform.personId, title, content, link)
  db.platforms.update(platform.id, { remindedAt: now })
}

/** Reminds the people of late platforms; each platform is judged on its own. */
export function remindPlatforms(context: BackendContext, platformIds: readonly string[]): PlatformReminder[] {
  const known = new Map(overseen(context).map((one) => [one.platform.id, one]))
  if (platformIds.length === 0 || platformIds.length > most) fail(600)
  return eachOnItsOwn(
    platformIds,
    (id) => ({ name: known.get(id)?.platform.name ?? null }),
    (id) => {
      const { platform, role } = known.get(id) ?? fail(603405)
      const unit = context.db.units.get(platform.unitId)?.unitName ?? ''
      remind(context, platform, role === 'COMMISSION' ? '市科学技术委员会' : unit)
    },
  )
}
