/** The backend's rules of matchings of national projects, and their yearly limits and periods; also for the pages of national projects. */

import Big from 'big.js'
import range from 'lodash/range'
import { yearInBeijing } from '@/lib/time/beijing-time'
import { endOfDay, timestampOfDay } from '@/lib/time/iso-day'
import { type BackendContext, requireCaller } from '../../context'
import type { NationalProjectRow } from '../../db/rows-filings'
import type { WorkRow } from '../../db/rows-work'
import { intermediate } from '../../domain/real-name-level'
import { amountOf } from '../../domain/stored-values'
import { fail } from '../../fail'
import { createWork, type Roots } from '../create'
import { decidedByCommission } from '../decided-by-commission'
import { grantedOf, yearsIn } from '../grants'
import { nextNumber } from '../number'
import { handedIn } from '../project'
import type { WorkRules } from '../rules'

/** The maximum matching of a national project, in 万元: its funding times the programme's ratio, within the limit. */
export function matchingLimit({ funding, ratioLimit, cap }: NationalProjectRow): Big {
  const byRatio = new Big(funding).times(ratioLimit).div(100).round(2)
  return byRatio.lt(cap) ? byRatio : new Big(cap)
}

/** The matching of a national project; undefined before its application. */
export function matchingOf({ db }: Pick<BackendContext, 'db'>, { id }: NationalProjectRow): WorkRow | undefined {
  return db.works.where({ kind: 'MATCHING', belongsTo: id })[0]
}

/** A year of a matching, as planned in its submission. */
interface PlannedYear {
  year: number
  planned: Big
  /** The year's application; undefined before it exists. */
  application: WorkRow | undefined
}

/** The payment years of a matching, in order: as submitted, then those for which money was granted. */
export function plannedYears(context: Pick<BackendContext, 'db'>, matching: WorkRow): PlannedYear[] {
  const applications = context.db.works.where({ kind: 'FUND_APPLICATION', belongsTo: matching.id })
  const granted = grantedOf(matching)?.filter(({ amount }) => amountOf(amount).gt(0))
  return (granted ?? yearsIn(handedIn(context, matching.id)?.years)).map(({ year, amount }) => ({
    year,
    planned: amountOf(amount),
    application: applications.find(({ facts }) => facts.year === year),
  }))
}

/** The period in which a year's funds can be requested, in Beijing time. */
export function periodOf(year: number): { opensOn: number; closesOn: number } {
  return {
    opensOn: timestampOfDay(`${year}-01-01`),
    closesOn: endOfDay(`${year}-12-31`),
  }
}

/**
 * Why a year's funds cannot be requested now: 603412 outside the year, 603003 the matching is not granted; null when
 * they can. Before the grant only a year that has ended is outside: of a later one it is said what it waits for.
 */
export function yearRefusal({ now }: BackendContext, { state }: WorkRow, year: number): 603003 | 603412 | null {
  const { opensOn, closesOn } = periodOf(year)
  if (now > closesOn && state !== 'REFUSED') return 603412
  if (state !== 'ACCEPTED') return 603003
  return now < opensOn ? 603412 : null
}

const lastYearOf = ({ end }: NationalProjectRow) => Number(end.slice(0, 4))

/** A matching begins with the project's years that are not over: nothing can be requested for the others. */
const nationalRoots: Roots = ({ db }, work) => {
  const national = db.nationalProjects.get(work.belongsTo)
  if (!national) return {}
  const unitName = db.units.get(national.unitId)?.unitName ?? ''
  const first = Math.max(Number(national.start.slice(0, 4)), yearInBeijing(work.createdAt))
  const years = range(first, lastYearOf(national) + 1)
  return {
    national: {
      ...national,
      unitName,
      leaderName: db.users.get(national.leaderId)?.userFullname ?? '',
      period: { start: national.start, end: national.end },
      shares: [{ id: 'own', cells: { unitName, task: '', share: '100' } }],
      years: years.map((year) => ({ id: `y${year}`, cells: { year: String(year), amount: '', use: '' } })),
    },
  }
}

/** Matching of key projects, requested by their leaders, once each. */
const matchingFiling: WorkRules = {
  /**
   * 603101 unknown project, 603102 another person's, 60345 real-name level, 603009 matched without application, 603104
   * applied for already, 603412 the project's last year is over.
   */
  begin(context, nationalId) {
    const caller = requireCaller(context)
    const national = context.db.nationalProjects.get(nationalId) ?? fail(603101)
    if (national.leaderId !== caller.id) fail(603102)
    if (caller.userGrade < intermediate) fail(60345)
    if (!national.key) fail(603009)
    const known = matchingOf(context, national)
    if (known) return known.state === 'FILLING' ? known : fail(603104)
    if (lastYearOf(national) < yearInBeijing(context.now)) fail(603412)
    const { unitId, departmentId, program, name } = national
    return createWork(
      context,
      {
        ...{ kind: 'MATCHING', belongsTo: national.id, projectId: null, creatorId: caller.id, title: name },
        ...{ unitId, departmentId, facts: { year: yearInBeijing(context.now), subject: program } },
      },
      nationalRoots,
    )
  },
  saved: ({ values }) => ({ amount: typeof values.amount === 'string' && values.amount !== '' ? values.amount : null }),
  took: (context, { action }, work) =>
    action === 'SUBMIT' && work.number === null
      ? { number: nextNumber(context, work, 'PT', yearInBeijing(context.now)) }
      : undefined,
}

export const matchingRules = decidedByCommission(matchingFiling, {
  letters: '沪科匹',
  requested: (context, work) => yearsIn(handedIn(context, work.id)?.years),
})

const fundRoots: Roots = (context, work) => {
  const matching = context.db.works.get(work.belongsTo)
  if (!matching) return {}
  const years = plannedYears(context, matching)
  const earlier = years.flatMap(({ year, application }) =>
    year < Number(work.facts.year) && application?.submittedAt != null ? [application] : [],
  )
  const before = earlier
    .filter(({ state }) => state !== 'REFUSED')
    .reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0))
  // The account of the last request of this matching.
  const last = earlier.at(-1)
  const { bank, account } = (last && handedIn(context, last.id)) ?? {}
  return {
    fund: {
      ...{ bank, account },
      name: matching.title,
      number: matching.number,
      year: String(work.facts.year),
      approved: matching.amount,
      before: before.toString(),
      planned: years.find(({ year }) => year === work.facts.year)?.planned.toString(),
    },
  }
}

/** Requests of matched funds: for a granted matching, by its applicant, once a year. */
const fundFiling: WorkRules = {
  /**
   * 603001 unknown matching, 603102 another person's, 603003 not granted yet, 603412 outside the year (its period),
   * 603104 requested already.
   */
  begin(context, matchingId, { year }) {
    const caller = requireCaller(context)
    const matching = context.db.works.get(matchingId)
    if (matching?.kind !== 'MATCHING') return fail(603001)
    if (matching.creatorId !== caller.id) fail(603102)
    const planned = plannedYears(context, matching).find((plannedYear) => plannedYear.year === year)
    if (typeof year !== 'number' || !planned) return fail(matching.state === 'ACCEPTED' ? 603412 : 603003)
    const { application } = planned
    if (application) return application.state === 'FILLING' ? application : fail(603104)
    requireYear(context, matching, year)
    return createWork(
      context,
      {
        ...{ kind: 'FUND_APPLICATION', belongsTo: matching.id, projectId: null, creatorId: caller.id },
        ...{ unitId: matching.unitId, departmentId: matching.departmentId, title: `${matching.title} ${year}年度` },
        ...{ deadline: periodOf(year).closesOn, facts: { year, subject: matching.facts.subject } },
      },
      fundRoots,
    )
  },
  guard(context, { action, work }) {
    const matching = context.db.works.get(work.belongsTo) ?? fail(603001)
    // A returned request may be submitted again after the year.
    if (action === 'SUBMIT' && work.submittedAt === null) requireYear(context, matching, Number(work.facts.year))
  },
  saved: matchingFiling.saved,
  took: (context, { action }, work) =>
    action === 'SUBMIT' && work.number === null
      ? { number: nextNumber(context, work, 'ZJ', Number(work.facts.year)) }
      : undefined,
}

export const fundApplicationRules = decidedByCommission(fundFiling, {
  letters: '沪科拨',
  requested: (context, work) => [
    { year: Number(work.facts.year), amount: amountOf(handedIn(context, work.id)?.amount).toString() },
  ],
})

function requireYear(context: BackendContext, matching: WorkRow, year: number): void {
  const refusal = yearRefusal(context, matching, year)
  if (refusal !== null) fail(refusal, refusal === 603412 ? periodOf(year) : {})
}
