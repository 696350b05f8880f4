import { decisions, openActions, type Standing, stateOf, type WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import type { Work } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { kindOf } from './standing'

/** The guide of the project a work is part of; undefined outside projects. */
export function guideOfWork({ db }: BackendContext, { projectId }: Pick<WorkRow, 'projectId'>) {
  const declaration = projectId === null ? undefined : db.declarations.get(projectId)
  return declaration && db.guides.get(declaration.guideId)
}

/** Who has it now, in words. */
function heldBy(context: BackendContext, work: WorkRow): string {
  const { db } = context
  const holder = stateOf(kindOf(work), work.state)?.holder ?? null
  const special = rulesOf(work).heldBy?.(context, work)
  if (special !== undefined) return special
  const names: Readonly<Record<WorkRole, () => string | undefined>> = {
    creator: () => db.users.get(work.creatorId)?.userFullname,
    unit: () => db.units.get(work.unitId)?.unitName,
    department: () => guideOfWork(context, work)?.department ?? '市科学技术委员会',
    commission: () => '市科学技术委员会',
    member: () => assignedNames(context, work, 'member'),
    auditor: () => assignedNames(context, work, 'auditor'),
    expert: () => '验收专家',
    signer: () => assignedNames(context, work, 'signer'),
  }
  return holder === null ? '已办结' : (names[holder]() ?? '—')
}

function assignedNames({ db }: BackendContext, work: WorkRow, role: WorkRole): string | undefined {
  const names = (work.assigned[role] ?? []).map((id) =>
    id.startsWith('unit:') ? db.units.get(id.slice(5))?.unitName : db.users.get(id)?.userFullname,
  )
  return names.filter(Boolean).join('、') || undefined
}

/** A work as the contract gives it to somebody who stands so. */
export function workView(context: BackendContext, work: WorkRow, standing: Standing): Work {
  const { db, now } = context
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  const guide = guideOfWork(context, work)
  const actions = openActions(kind, work.state, standing)
  const open = state !== undefined && state.holder !== null
  return {
    ...work,
    unitName: db.units.get(work.unitId)?.unitName ?? '—',
    guideId: guide?.id ?? null,
    belongsTo: guide?.title ?? null,
    creatorName: db.users.get(work.creatorId)?.userFullname ?? '—',
    stateLabel: state?.label ?? work.state,
    since: work.stateSince,
    holder: state?.holder ?? null,
    heldBy: open ? heldBy(context, work) : null,
    dueAt: open ? work.deadline : null,
    serverTime: now,
    actions,
    decisions: actions.filter((action) => decisions.includes(action)),
  }
}
