import { openActions, type Standing, type WorkAction, type WorkKind, type WorkRole } from '@/work/kind'
import { findKind } from '@/work/kinds/all'
import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { approvedMemberships } from '../domain/memberships'
import { type ReviewRights, reviewRights } from '../domain/roles'
import { fail } from '../fail'

/** The description a work began with. One without is a fault of the seeds or of publishing: 500. */
export function kindOf(work: Pick<WorkRow, 'kind' | 'kindVersion'>): WorkKind {
  return findKind(work.kind, work.kindVersion) ?? fail(500)
}

/**
 * As what a person meets works: prepared once per person, asked per work. Rights hang on the assignment; a kind's route
 * permission only narrows them.
 */
export function rolesOf({ db }: Pick<BackendContext, 'db'>, person: UserRow): (work: WorkRow) => WorkRole[] {
  const memberships = approvedMemberships(db, person.id)
  const names = new Set([person.id, ...memberships.map(({ unitId }) => `unit:${unitId}`)])
  const known = new Map<string, ReviewRights>()
  const rightsBy = (permission: string): ReviewRights => {
    const rights = known.get(permission) ?? reviewRights({ db }, person, permission)
    known.set(permission, rights)
    return rights
  }
  return (work) => {
    const { permissions } = kindOf(work)
    const roles: WorkRole[] = work.creatorId === person.id ? ['creator'] : []
    for (const [role, assigned] of Object.entries(work.assigned) as [WorkRole, readonly string[]][]) {
      if (assigned.some((id) => names.has(id))) roles.push(role)
    }
    if (permissions.unit !== undefined) {
      const { unitIds, departmentIds } = rightsBy(permissions.unit)
      const inOffice = departmentIds.has(work.departmentId ?? '')
      if (unitIds.has(work.unitId) || (inOffice && permissions.office === undefined)) roles.push('unit')
      else if (inOffice) roles.push('office')
    }
    if (permissions.department !== undefined && work.reachedDepartment && rightsBy(permissions.department).supervises)
      roles.push('department')
    return roles.filter((role) => {
      const permission = permissions[role]
      return permission === undefined || person.permissions.includes(permission)
    })
  }
}

/** How a person stands to works: their roles, and as what they have acted before. Lists, counts, search, export and errors all ask this. */
export function standings(context: Pick<BackendContext, 'db'>, person: UserRow): (work: WorkRow) => Standing {
  const rolesIn = rolesOf(context, person)
  const acted = new Map<string, Set<WorkRole>>()
  for (const { workId, role } of context.db.workHistories.where({ actorId: person.id })) {
    if (role !== null && role !== 'creator') acted.set(workId, (acted.get(workId) ?? new Set()).add(role))
  }
  return (work) => ({
    roles: rolesIn(work),
    creator: work.creatorId === person.id,
    actedAs: [...(acted.get(work.id) ?? [])],
  })
}

/** A person's part in a work. */
export interface WorkPart {
  caller: UserRow
  work: WorkRow
  kind: WorkKind
  standing: Standing
  actions: WorkAction[]
}

/** Roles a person has because this one work was given to them. */
const assignedRoles = ['auditor', 'expert', 'member', 'signer'] as const

/**
 * What a person without a part in a work is told: who holds the permission of an assigned role, the kind's own code (623002); who
 * would read it had its project stayed with its first unit, 603111; anybody else 60154.
 */
function strangerCode(context: BackendContext, caller: UserRow, work: WorkRow): number {
  const { permissions, codes } = kindOf(work)
  const able = assignedRoles.some((role) => caller.permissions.includes(permissions[role] ?? '-'))
  if (able && codes?.unassigned !== undefined) return codes.unassigned
  const project = work.projectId === null ? undefined : context.db.works.get(work.projectId)
  if (!project || project.unitId === work.unitId) return 60154
  const { unitId, departmentId } = project
  return rolesOf(context, caller)({ ...work, unitId, departmentId }).includes('unit') ? 603111 : 60154
}

/** The caller's part in a work: 400 not logged in, `missing` where there is none, 60154 or a code that says more for who may not even read it. */
export function requireWork(context: BackendContext, workId: string, missing = 603001): WorkPart {
  const caller = requireCaller(context)
  const work = context.db.works.get(workId) ?? fail(missing)
  const kind = kindOf(work)
  const standing = standings(context, caller)(work)
  const actions = openActions(kind, work.state, standing)
  return actions.includes('VIEW')
    ? { caller, work, kind, standing, actions }
    : fail(strangerCode(context, caller, work))
}
