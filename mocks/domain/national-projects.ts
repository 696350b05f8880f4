/** National projects, their export, and the matching funds in force; for the program and export resolvers. */

import Big from 'big.js'
import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import { decisions } from '@/work/kind'
import { matching } from '@/work/kinds/matching'
import { openActions } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { NationalProjectRow } from '../db/rows-filings'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { MatchedFunds, NationalProject, NationalProjectOrderField } from '../resolvers/program.generated'
import { describeSheet } from '../sheets/sheet'
import { matchingLimit, matchingOf, periodOf, plannedYears, yearRefusal } from '../work/kinds/matching'
import { kindOf, requireWork, viewerRolesOf } from '../work/viewer-roles'
import { keywordMatcher } from './keyword'
import { reviewRights } from './roles'

/** The share of the national funding, in percent with one decimal. */
const shareOf = (amount: Big, funding: string) => amount.div(funding).times(100).toFixed(1)

/**
 * A national project's matching amount: the granted one, or the requested one before; none once it is refused. Without
 * an application, as much as the limits allow.
 */
function matchedWith(national: NationalProjectRow, matching: WorkRow | undefined): Big | null {
  if (!national.key) return matchingLimit(national)
  return matching?.amount == null || matching.state === 'REFUSED' ? null : new Big(matching.amount)
}

/** Returns a function that converts national projects to the contract's type for the caller. */
function viewFor(context: BackendContext): (national: NationalProjectRow) => NationalProject {
  const caller = requireCaller(context)
  const viewerRolesIn = viewerRolesOf(context, caller)
  const decidesOn = (work: WorkRow) =>
    openActions(kindOf(work), work.state, viewerRolesIn(work)).some((action) => decisions.includes(action))
  return (national) => nationalView(context, national, caller.id, decidesOn)
}

function nationalView(
  { db }: BackendContext,
  national: NationalProjectRow,
  callerId: string,
  decidesOn: (work: WorkRow) => boolean,
): NationalProject {
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
    mine: national.leaderId === callerId,
    decides: matching !== undefined && decidesOn(matching),
  }
}

/** Sort order: projects open for application, then those in progress, then settled ones. */
function rank({ key, state, mine }: NationalProject): number {
  if (mine && key && (state == null || matching.states[state]?.holder === 'creator')) return 0
  return state === 'UNIT_REVIEW' ? 1 : state === null && key ? 2 : 3
}

/** Filters that are no matching state: not applied for yet, and settled without an application. */
const fits = ({ key, state }: NationalProject, query: string): boolean =>
  query === 'NONE' ? key && state === null : query === 'DIRECT' ? !key : state === query

/**
 * Returns a function that tells whether the caller leads a national project, or administers its leader's unit or
 * department.
 */
function partIn(context: BackendContext): (national: NationalProjectRow) => boolean {
  const caller = requireCaller(context)
  const { unitIds, departmentIds } = reviewRights(context, caller, 's01.f019')
  return (nationalProject) =>
    nationalProject.leaderId === caller.id ||
    unitIds.has(nationalProject.unitId) ||
    departmentIds.has(nationalProject.departmentId ?? '')
}

/** One national project; 603001 for an unknown id, 60154 for a person without a part in it. */
export function nationalProject(context: BackendContext, id: string): NationalProject {
  const mayRead = partIn(context)
  const national = context.db.nationalProjects.get(id) ?? fail(603001)
  return mayRead(national) ? viewFor(context)(national) : fail(60154)
}

/**
 * National projects led by the caller, or by people of units and departments that the caller administers: what can be
 * applied for first, or as asked.
 */
export function nationalProjects(
  context: BackendContext,
  { keyword, state, orderBy }: { keyword?: string | null; state?: string | null; orderBy?: ListOrder | null },
): NationalProject[] {
  const matches = keywordMatcher(keyword)
  const usual = context.db.nationalProjects
    .where(partIn(context))
    .map(viewFor(context))
    .filter(
      (project) =>
        (!state || fits(project, state)) &&
        matches([project.name, project.number, project.program, project.leaderName]),
    )
    .toSorted((a, b) => rank(a) - rank(b) || String(b.number).localeCompare(String(a.number)))
  return inOrder(usual, keys, orderBy)
}

const numberIn = (text: string | null | undefined) => (text == null ? null : Number(text))
const states = Object.keys(matching.states)

const keys: Readonly<Record<NationalProjectOrderField, (project: NationalProject) => OrderKey>> = {
  NAME: ({ name }) => name,
  LEADER: ({ leaderName }) => leaderName,
  FUNDING: ({ funding }) => numberIn(funding),
  LIMIT: ({ limit }) => numberIn(limit),
  MATCHED: ({ matched }) => numberIn(matched),
  SHARE: ({ share }) => numberIn(share),
  STATE: ({ key, state }) => (key ? states.indexOf(state ?? '') : states.length),
}

/** The list as a spreadsheet. */
export function nationalProjectsSheet(context: BackendContext, filter: Parameters<typeof nationalProjects>[1]) {
  const states: Readonly<Record<string, { label: string } | undefined>> = matching.states
  return describeSheet({
    title: (words) => words('国家项目'),
    idOf: ({ id }) => id,
    rows: () => nationalProjects(context, filter),
    columns: [
      { head: '项目名称', cell: ({ name }) => name },
      { head: '编号', cell: ({ number }) => number },
      { head: '所属计划', cell: ({ program }) => program },
      { head: '项目负责人', cell: ({ leaderName }) => leaderName },
      { head: '承担单位', cell: ({ unitName }) => unitName },
      { head: '国拨经费（万元）', cell: ({ funding }) => funding },
      { head: '可匹配上限（万元）', cell: ({ limit }) => limit },
      { head: '匹配经费（万元）', cell: ({ matched }) => matched },
      { head: '匹配比例（%）', cell: ({ share }) => share },
      {
        head: '状态',
        cell: ({ key, state }, words) =>
          words(key ? (state == null ? '未申请' : (states[state]?.label ?? state)) : '直接核定'),
      },
    ],
  })
}

/** A matching by its id or the id of one of its applications: its project, and the amounts requested per year. */
export function matchedFunds(context: BackendContext, contentId: string): MatchedFunds {
  const filing = requireWork(context, contentId).work
  const matching = filing.kind === 'FUND_APPLICATION' ? requireWork(context, filing.belongsTo).work : filing
  const national = context.db.nationalProjects.get(matching.belongsTo)
  if (matching.kind !== 'MATCHING' || !national) return fail(603001)
  return {
    id: matching.id,
    state: matching.state,
    national: viewFor(context)(national),
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
