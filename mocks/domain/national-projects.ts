import Big from 'big.js'
import { type BackendContext, requireCaller } from '../context'
import type { NationalProjectRow } from '../db/rows-filings'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { MatchedFunds, NationalProject } from '../resolvers/program.generated'
import { matchingLimit, matchingOf, periodOf, plannedYears, yearRefusal } from '../work/kinds/matching'
import { requireWork } from '../work/standing'
import { reviewRights } from './roles'

/** How much of the national funding it is, in percent with one decimal. */
const shareOf = (amount: Big, funding: string) => amount.div(funding).times(100).toFixed(1)

/** What a national project is matched with: what was asked for; what needs no application, as far as the limits go. */
function matchedWith(national: NationalProjectRow, matching: WorkRow | undefined): Big | null {
  if (!national.key) return matchingLimit(national)
  return matching?.amount == null ? null : new Big(matching.amount)
}

function nationalView({ db, caller }: BackendContext, national: NationalProjectRow): NationalProject {
  const matching = matchingOf({ db }, national)
  const matched = matchedWith(national, matching)
  return {
    ...national,
    leaderName: db.users.get(national.leaderId)?.userFullname ?? '—',
    unitName: db.units.get(national.unitId)?.unitName ?? '—',
    limit: matchingLimit(national).toFixed(2),
    matched: matched?.toFixed(2) ?? null,
    share: matched && shareOf(matched, national.funding),
    workId: matching?.id ?? null,
    state: matching?.state ?? null,
    mine: national.leaderId === caller?.id,
  }
}

/** What can be applied for now, before what is under way, before what is settled. */
function rank({ key, state, mine }: NationalProject): number {
  if (mine && key && (state === null || state === 'FILLING' || state === 'RETURNED')) return 0
  return state === 'UNIT_REVIEW' ? 1 : state === null && key ? 2 : 3
}

/** States of a national project beside those of its matching: not applied for yet, and settled without an application. */
const fits = ({ key, state }: NationalProject, asked: string): boolean =>
  asked === 'NONE' ? key && state === null : asked === 'DIRECT' ? !key : state === asked

/** National projects the caller leads, or that people of units and departments they administer lead. */
export function nationalProjects(
  context: BackendContext,
  { keyword, state }: { keyword?: string | null; state?: string | null },
): NationalProject[] {
  const caller = requireCaller(context)
  const { unitIds, departmentIds } = reviewRights(context, caller, 's01.f019')
  const wanted = keyword?.trim().toLowerCase() ?? ''
  return context.db.nationalProjects
    .where((one) => one.leaderId === caller.id || unitIds.has(one.unitId) || departmentIds.has(one.departmentId ?? ''))
    .map((one) => nationalView(context, one))
    .filter(
      (one) =>
        (!state || fits(one, state)) &&
        [one.name, one.number, one.program, one.leaderName].join(' ').toLowerCase().includes(wanted),
    )
    .toSorted((a, b) => rank(a) - rank(b) || String(b.number).localeCompare(String(a.number)))
}

/** A matching by its id or that of one of its applications: what it is of, and what was asked for by year. */
export function matchedFunds(context: BackendContext, contentId: string): MatchedFunds {
  const asked = requireWork(context, contentId).work
  const matching = asked.kind === 'FUND_APPLICATION' ? requireWork(context, asked.belongsTo).work : asked
  const national = context.db.nationalProjects.get(matching.belongsTo)
  if (matching.kind !== 'MATCHING' || !national) return fail(603001)
  return {
    id: matching.id,
    state: matching.state,
    national: nationalView(context, national),
    years: plannedYears(context, matching).map(({ year, planned, application }) => ({
      year,
      planned: planned.toFixed(2),
      applied: application?.amount == null ? null : new Big(application.amount).toFixed(2),
      workId: application?.id ?? null,
      state: application?.state ?? null,
      refusal: application ? null : yearRefusal(context, matching, year),
      ...periodOf(year),
    })),
    mine: matching.creatorId === context.caller?.id,
    serverTime: context.now,
  }
}
