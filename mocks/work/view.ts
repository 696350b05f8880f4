/** Converts a work item to the contract's type, as a person with given roles sees it. */
import { yearInBeijing } from '@/lib/time/beijing-time'
import { decisions, stateOf, type WorkRole } from '@/work/kind'
import { holderWords } from '@/work/kinds/holder-words'
import { mayExtend, openActions, type ViewerRoles } from '@/work/open-actions'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { departmentNameAt } from '../domain/unit/departments'
import type { Work } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { dueOf } from './due'
import { guideOfWork } from './guide'
import { titleOf } from './title'
import { kindOf } from './viewer-roles'

/** An address from a kind's description, filled in for a work item. */
export function addressIn(context: BackendContext, work: WorkRow, pattern: string): string {
  const parts: Readonly<Record<string, string>> = {
    workId: work.id,
    unitId: work.unitId || '-',
    userId: work.creatorId,
    guideId: guideOfWork(context, work)?.id ?? '-',
    formId: work.formId ?? '-',
    belongsTo: work.belongsTo,
    pageId: 'continue',
  }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? '-'))
}

/** Who has a role in a work item, as text. */
export function holderName(context: BackendContext, work: WorkRow, role: WorkRole): string {
  const { db } = context
  const names: Readonly<Record<WorkRole, () => string | undefined>> = {
    creator: () => db.users.get(work.creatorId)?.userFullname,
    office: () => db.units.get(work.unitId)?.unitName,
    unit: () => db.units.get(work.unitId)?.unitName,
    department: () => guideOfWork(context, work)?.department ?? '市科学技术委员会',
    commission: () => '市科学技术委员会',
    member: () => assignedNames(context, work, 'member'),
    auditor: () => assignedNames(context, work, 'auditor'),
    expert: () => holderWords.acceptanceExperts,
    signer: () => assignedNames(context, work, 'signer'),
    leader: () => assignedNames(context, work, 'leader'),
    nominator: () => assignedNames(context, work, 'nominator'),
    nominee: () => assignedNames(context, work, 'nominee'),
  }
  return names[role]() ?? '—'
}

function assignedNames({ db }: BackendContext, work: WorkRow, role: WorkRole): string | undefined {
  const names = (work.assigned[role] ?? []).map((id) =>
    id.startsWith('unit:') ? db.units.get(id.slice(5))?.unitName : db.users.get(id)?.userFullname,
  )
  return names.filter(Boolean).join('、') || undefined
}

/** A work item's year: its guide's, its own, or that of its creation in Beijing. */
export function yearOf(context: BackendContext, work: WorkRow): number {
  const own = work.facts.year
  return guideOfWork(context, work)?.year ?? (typeof own === 'number' ? own : yearInBeijing(work.createdAt))
}

/** Converts a work item to the contract's type for a person with these roles. */
export function workView(context: BackendContext, work: WorkRow, viewerRoles: ViewerRoles): Work {
  const { db, now } = context
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  const guide = guideOfWork(context, work)
  const withheld = rulesOf(work).withholds?.(context, work) ?? []
  const actions = openActions(kind, work.state, viewerRoles).filter((action) => !withheld.includes(action))
  const holder = state?.holder ?? null
  const content = db.contents.get(work.id)
  return {
    ...work,
    title: titleOf(work),
    facts: { ...work.facts, ...rulesOf(work).facts?.(context, work) },
    unitName: db.units.get(work.unitId)?.unitName ?? '—',
    unitDepartment: departmentNameAt(db, work.departmentId, work.submittedAt ?? now),
    guideId: guide?.id ?? null,
    department: guide?.department ?? null,
    platformId: kind.of === 'platform' ? work.belongsTo : null,
    belongsTo: guide?.title ?? (typeof work.facts.year === 'number' ? `${work.facts.year}年度` : null),
    year: yearOf(context, work),
    creatorName: db.users.get(work.creatorId)?.userFullname ?? '—',
    stateLabel: state?.label ?? work.state,
    since: work.stateSince,
    holder,
    submittedRevision: content?.submitted?.revision ?? null,
    begun: work.submittedAt !== null || content?.savedAt != null || content?.copiedFrom != null,
    heldBy: holder && (rulesOf(work).heldBy?.(context, work) ?? holderName(context, work, holder)),
    dueAt: dueOf(context, work),
    serverTime: now,
    actions,
    decisions: actions.filter((action) => decisions.includes(action)),
    extendable: work.deadline !== null && mayExtend(kind, work.state, viewerRoles),
  }
}
