import { type ExpertApplicationStatus, expertApplicationStates } from '@/lib/work/expert-application'
import { reviewDue, type WorkKind, workKinds, workState } from '@/lib/work/kinds'
import { isMembershipStatus, membershipStates } from '@/lib/work/membership'
import { unitFilingStates } from '@/lib/work/unit-filing'
import { type BackendContext, requireCaller } from '../context'
import type { Database } from '../db/database'
import { newId } from '../db/new-id'
import type { ExpertApplyRow, MembershipRow } from '../db/rows'
import type { UnitFilingRow } from '../db/rows-people'
import type { HistoryRow } from '../db/rows-work'
import { fail } from '../fail'
import type { Decision, Work } from '../resolvers/workflow.generated'
import { requireCompany, seesDepartments } from './company-rights'

/** A work of a kind that goes through a unit, whichever table it is in. */
export interface FiledWork extends Pick<Work, 'id' | 'unitId' | 'title' | 'state' | 'since'> {
  kind: Exclude<WorkKind, 'DECLARATION'>
  number: string | null
  belongsTo: string | null
  opinion: string | null
  creatorId: string
  /** When it was handed in last; null while it is being filled. */
  handedInAt: number | null
  departmentIds: readonly string[]
  /** What the unit can decide in this state. */
  open: readonly Decision[]
  /** Only its creator's to see yet. */
  draft: boolean
  waitsForUnit: boolean
}

const nameOf = (db: Database, userId: string) => db.users.get(userId)?.userFullname ?? '—'

function departmentsOf(db: Database, userId: string, unitId: string): string[] {
  return db.memberships.where({ userId, unitId }).flatMap(({ departments }) => departments.map(({ id }) => id))
}

function expertWork(db: Database, row: ExpertApplyRow): FiledWork[] {
  const status = (row.editStatus ?? row.applyStatus) as ExpertApplicationStatus
  if (row.unitId === null || !(status in expertApplicationStates)) return []
  return [
    {
      kind: 'EXPERT_APPLICATION',
      id: row.id,
      unitId: row.unitId,
      creatorId: row.userId,
      number: null,
      title: `${nameOf(db, row.userId)}的${row.editStatus === null ? '专家入库申请' : '专家信息变更'}`,
      belongsTo: null,
      state: String(status),
      since: row.modifiedAt,
      handedInAt: status === 0 ? null : row.modifiedAt,
      opinion: status === 5 ? row.applyStcsmReason : row.applyUnitReason,
      departmentIds: departmentsOf(db, row.userId, row.unitId),
      open: status === 1 ? ['PASS', 'RETURN'] : [],
      draft: status === 0,
      waitsForUnit: status === 1,
    },
  ]
}

function membershipWork(db: Database, row: MembershipRow): FiledWork[] {
  if (!isMembershipStatus(row.applyStatus) || row.applyStatus === 0) return []
  const actions = membershipStates[row.applyStatus].actions
  const open: Decision[] = [...(actions.includes('APPROVE') ? ['PASS' as const] : [])]
  if (actions.includes('REFUSE')) open.push('REFUSE')
  const asked = row.appliedAt ?? 0
  return [
    {
      kind: 'MEMBERSHIP',
      id: row.id,
      unitId: row.unitId,
      creatorId: row.userId,
      number: null,
      title: `${nameOf(db, row.userId)}的单位关联申请`,
      belongsTo: null,
      state: String(row.applyStatus),
      since: asked,
      handedInAt: asked,
      opinion: row.reason ?? null,
      departmentIds: row.departments.map(({ id }) => id),
      open,
      draft: false,
      waitsForUnit: row.applyStatus === 1,
    },
  ]
}

function filingWork(db: Database, row: UnitFilingRow): FiledWork {
  const { id, kind, unitId, creatorId, number, state, opinion, submittedAt } = row
  return {
    ...{ id, kind, unitId, creatorId, number, state, opinion },
    title: row.name,
    belongsTo: `${row.year}年度`,
    since: db.histories.where({ contentId: id }).at(-1)?.at ?? submittedAt ?? 0,
    handedInAt: submittedAt,
    departmentIds: departmentsOf(db, creatorId, unitId),
    open: unitFilingStates[state].actions,
    draft: state === 'FILLING',
    waitsForUnit: state === 'UNIT_REVIEW',
  }
}

/** Every filed work of some kinds, or all. */
function allFiled(db: Database): FiledWork[] {
  return [
    ...db.expertApplies.all().flatMap((row) => expertWork(db, row)),
    ...db.memberships.all().flatMap((row) => membershipWork(db, row)),
    ...db.unitFilings.all().map((row) => filingWork(db, row)),
  ]
}

/** The work with this id; undefined when no table has it. */
export function findFiled({ db }: Pick<BackendContext, 'db'>, id: string): FiledWork | undefined {
  const [expert, membership, filing] = [db.expertApplies.get(id), db.memberships.get(id), db.unitFilings.get(id)]
  if (expert) return expertWork(db, expert)[0]
  if (membership) return membershipWork(db, membership)[0]
  return filing && filingWork(db, filing)
}

/** What the caller may decide: as administrator of the whole unit, and never about their own. */
function decisionsOf(context: BackendContext, work: FiledWork): readonly Decision[] {
  const caller = requireCaller(context)
  if (work.creatorId === caller.id || work.open.length === 0) return []
  return requireCompany(context, work.unitId, workKinds[work.kind].permission).wholeUnit ? work.open : []
}

/** The work for a person with a part in it; 60154 for anybody else, `missing` when there is none. */
export function requireFiled(context: BackendContext, id: string, missing = 603001): FiledWork {
  const caller = requireCaller(context)
  const work = findFiled(context, id) ?? fail(missing)
  if (work.creatorId === caller.id) return work
  const rights = requireCompany(context, work.unitId, workKinds[work.kind].permission)
  return work.draft || !seesDepartments(rights, work.departmentIds) ? fail(60154) : work
}

function holderOf({ db }: BackendContext, work: FiledWork): string | null {
  if (work.waitsForUnit) return db.units.get(work.unitId)?.unitName ?? null
  if (work.kind === 'EXPERT_APPLICATION' && work.state === '2') return '市科学技术委员会'
  return ['RETURNED', 'FILLING', '0', '4', '5'].includes(work.state) ? nameOf(db, work.creatorId) : null
}

/** A filed work as the contract gives it. */
export function filedView(context: BackendContext, work: FiledWork): Work {
  const { db, now } = context
  return {
    ...work,
    kindVersion: 1,
    guideId: null,
    projectId: null,
    formId: context.db.contents.get(work.id)?.formId ?? null,
    stateLabel: workState(work.kind, work.state).label,
    amount: null,
    holder: work.waitsForUnit ? 'unit' : null,
    submittedAt: work.handedInAt,
    actions: ['VIEW', ...decisionsOf(context, work)],
    facts: {},
    unitName: db.units.get(work.unitId)?.unitName ?? '—',
    creatorName: nameOf(db, work.creatorId),
    heldBy: holderOf(context, work),
    dueAt: work.waitsForUnit ? reviewDue(work.kind, work.handedInAt) : null,
    serverTime: now,
    decisions: [...decisionsOf(context, work)],
  }
}

/** The filed works that wait for the caller's decision. */
export function waitingFiled(context: BackendContext): Work[] {
  const caller = requireCaller(context)
  const units = new Set(
    context.db.memberships.where({ userId: caller.id, isAdmin: 1, applyStatus: 2 }).map(({ unitId }) => unitId),
  )
  return allFiled(context.db)
    .filter((work) => work.waitsForUnit && units.has(work.unitId))
    .filter((work) => caller.permissions.includes(workKinds[work.kind].permission))
    .map((work) => filedView(context, work))
    .filter(({ decisions }) => decisions.length > 0)
}

const steps: Readonly<Record<Decision, HistoryRow['step']>> = { PASS: 'PASS', RETURN: 'RETURN', REFUSE: 'REFUSE' }

/** Writes what the caller has decided about a work, as the row stands since, into its history. */
export function recordDecision(context: BackendContext, id: string, decision: Decision, opinion: string | null): void {
  const work = findFiled(context, id)
  if (!work) return
  context.db.histories.insert({
    id: newId('history'),
    contentId: id,
    step: steps[decision],
    actorName: requireCaller(context).userFullname,
    actorRole: '单位管理员',
    actorUnit: context.db.units.get(work.unitId)?.unitName ?? null,
    at: context.now,
    opinion,
    state: work.state,
  })
}
