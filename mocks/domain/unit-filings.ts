import { byDueDate } from '@/lib/work/due'
import { reviewDue } from '@/lib/work/kinds'
import { unitFilingStates } from '@/lib/work/unit-filing'
import type { BackendContext } from '../context'
import type { UnitFilingRow } from '../db/rows-people'
import { fail } from '../fail'
import type { UnitFiling, UnitFilingDecision, UnitFilingFilter, UnitFilingKind } from '../resolvers/program.generated'
import { type CompanyRights, seesDepartments } from './company-rights'
import { recordDecision } from './filed-works'
import { inform } from './inform'

/** What a unit's people filed, as far as the rights show them; what is still being filled is its owner's alone. */
function filingsSeen({ db }: BackendContext, rights: CompanyRights, kind: UnitFilingKind): UnitFilingRow[] {
  return db.unitFilings.where((one) => {
    if (one.unitId !== rights.unitId || one.kind !== kind || one.state === 'FILLING') return false
    const membership = db.memberships.where({ userId: one.creatorId, unitId: rights.unitId })[0]
    return seesDepartments(rights, membership?.departments.map(({ id }) => id) ?? [])
  })
}

const dueOf = ({ kind, state, submittedAt }: UnitFilingRow) =>
  state === 'UNIT_REVIEW' ? reviewDue(kind, submittedAt) : null

/** Filings as far as they fit: those that wait for the unit first, by their date, then the last submitted. */
export function unitFilingList(
  context: BackendContext,
  rights: CompanyRights,
  kind: UnitFilingKind,
  filter: UnitFilingFilter,
): UnitFiling[] {
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  return filingsSeen(context, rights, kind)
    .filter((one) => filter.state == null || one.state === filter.state)
    .filter((one) => filter.year == null || one.year === filter.year)
    .sort((a, b) => byDueDate(dueOf)(a, b) || (b.submittedAt ?? 0) - (a.submittedAt ?? 0))
    .map((row) => ({
      ...row,
      creatorName: context.db.users.get(row.creatorId)?.userFullname ?? '—',
      dueAt: dueOf(row),
      serverTime: context.now,
      actions: rights.wholeUnit ? [...unitFilingStates[row.state].actions] : [],
    }))
    .filter((one) => `${one.name} ${one.number} ${one.creatorName}`.toLowerCase().includes(keyword))
}

export function waitingFilings(context: BackendContext, rights: CompanyRights, kind: UnitFilingKind): number {
  return filingsSeen(context, rights, kind).filter(({ state }) => state === 'UNIT_REVIEW').length
}

/** Passes a filing or returns it; 60154 for another unit's or kind's and one's own, 603003 when its state does not allow it. */
export function decideFiling(
  context: BackendContext,
  rights: CompanyRights,
  kind: UnitFilingKind,
  id: string,
  decision: UnitFilingDecision,
  opinion: string | null,
): void {
  const row = context.db.unitFilings.get(id) ?? fail(603003)
  if (row.unitId !== rights.unitId || row.kind !== kind || row.creatorId === rights.caller.id) fail(60154)
  const next = unitFilingStates[row.state].leadsTo[decision]
  if (next === undefined) fail(603003)
  context.db.unitFilings.update(id, { state: next, opinion })
  recordDecision(context, id, decision, opinion)
  const said = opinion ? `审核意见：${opinion}` : ''
  const what = decision === 'PASS' ? '已通过单位审核' : '被单位退回修改'
  inform(context, row.creatorId, `《${row.name}》${what}`, `《${row.name}》（${row.number}）${what}。${said}`, null)
}
