/** What a person may see, do and has to do, worked out from rows and descriptions alone: the expectation of the random walks. */

import type { Database } from '@mocks/db/database'
import { rowsBy } from '@mocks/db/row-index'
import type { WorkRow } from '@mocks/db/rows-work'
import { isSample } from '@mocks/forms/definitions'
import { decisions, type WorkAction, type WorkKind, type WorkRole } from '@/work/kind'
import { findKind } from '@/work/kinds/all'

/** The description that a work item began with. */
export function descriptionOf(work: Pick<WorkRow, 'kind' | 'kindVersion'>): WorkKind {
  const kind = findKind(work.kind, work.kindVersion)
  if (!kind) throw new Error(`no description of ${work.kind} ${work.kindVersion}`)
  return kind
}

/** A person's approved memberships, as the domain reads them. */
const membershipsOf = (db: Database, userId: string) => db.memberships.where({ userId, applyStatus: 2 })

/** The departments a person administers, with those that were merged into them. */
function officesOf(db: Database, userId: string): ReadonlySet<string> {
  const own = membershipsOf(db, userId).flatMap(({ departments }) => departments.filter(({ isAdmin }) => isAdmin === 1))
  const found = new Set(own.map(({ id }) => id))
  for (const id of found) for (const merged of db.departments.where({ mergedInto: id })) found.add(merged.id)
  return found
}

/** What a person's roles depend on beside the work item, and a text that changes with it. */
interface Standing {
  userId: string
  roleIn(work: WorkRow): WorkRole[]
  key: string
}

/** A person's roles in work items (domain, sections 2 and 3), prepared once for a person. */
function standingOf(db: Database, userId: string): Standing {
  const permissions = db.users.get(userId)?.permissions ?? []
  const memberships = membershipsOf(db, userId)
  const offices = officesOf(db, userId)
  const supervises = memberships.some(({ roleCodes }) => roleCodes.includes('supervisor'))
  const units = new Set(memberships.map(({ unitId }) => `unit:${unitId}`))
  const administers = new Set(
    memberships
      .filter(({ isAdmin, roleCodes }) => isAdmin === 1 && !roleCodes.includes('supervisor'))
      .map(({ unitId }) => unitId),
  )
  const divisions = memberships.flatMap(({ departments }) => departments.filter(({ isAdmin }) => isAdmin === 1))
  const desks = new Set(
    db.commissionDesks
      .all()
      .filter(({ departmentIds }) => divisions.some(({ id }) => departmentIds.includes(id)))
      .map(({ id }) => id),
  )
  const has = (permission: string | undefined) => permission === undefined || permissions.includes(permission)
  const roleIn = (work: WorkRow): WorkRole[] => {
    const { permissions: needed } = descriptionOf(work)
    const roles: WorkRole[] = work.creatorId === userId ? ['creator'] : []
    for (const role of Object.keys(work.assigned) as WorkRole[])
      if (work.assigned[role]?.some((id) => id === userId || units.has(id))) roles.push(role)
    if (needed.unit !== undefined && has(needed.unit)) {
      const inOffice = offices.has(work.departmentId ?? '')
      if (administers.has(work.unitId) || (inOffice && needed.office === undefined)) roles.push('unit')
      else if (inOffice) roles.push('office')
    }
    if (needed.department !== undefined && work.reachedDepartment && supervises) roles.push('department')
    if (desks.has(work.kind)) roles.push('commission')
    return roles.filter((role) => has(needed[role]))
  }
  const key = JSON.stringify([permissions, [...offices], supervises, [...units], [...administers], [...desks]])
  return { userId, roleIn, key }
}

/** The roles in which a person acted, by work item; filling in a delegated section counts as making it. */
function actedOf(db: Database, userId: string): ReadonlyMap<string, ReadonlySet<WorkRole>> {
  const acted = new Map<string, Set<WorkRole>>()
  const add = (workId: string, role: WorkRole) => acted.set(workId, (acted.get(workId) ?? new Set()).add(role))
  for (const { workId, role } of rowsBy(db.workHistories, 'actorId', userId))
    if (role !== null && role !== 'creator') add(workId, role)
  for (const { workId } of db.delegatedSections.where({ toId: userId })) add(workId, 'creator')
  return acted
}

/** What a description allows a person in a work item. */
export interface Allowed {
  roles: readonly WorkRole[]
  actions: ReadonlySet<WorkAction>
  /** They may read it. */
  visible: boolean
  /** It stands in their lists: contents of the forms' testers are read by their address alone. */
  listed: boolean
  /** It waits for them. */
  waiting: boolean
}

const looking: readonly WorkAction[] = ['VIEW', 'WITHDRAW', 'REMOVE']
const none: ReadonlySet<WorkRole> = new Set()

/** What a description allows in a role; nobody judges their own, nor again in another role. */
function allowedIn(work: WorkRow, { userId, roleIn }: Standing, acted: ReadonlySet<WorkRole>): Allowed {
  const roles = roleIn(work)
  const state = descriptionOf(work).states[work.state]
  const actions = new Set<WorkAction>()
  for (const role of roles)
    for (const action of state?.actions[role] ?? []) {
      const judges = work.creatorId !== userId && [...acted].every((earlier) => earlier === role)
      if (judges || !decisions.includes(action)) actions.add(action)
    }
  const visible = actions.has('VIEW')
  const listed = visible && !(work.formId !== null && isSample(work.formId))
  const holds = state?.holder != null && roles.includes(state.holder)
  return {
    roles,
    actions,
    visible,
    listed,
    waiting: listed && holds && [...actions].some((one) => !looking.includes(one)),
  }
}

type Kept = WeakMap<WorkRow, { acted: string; allowed: Allowed }>

/** Rows are never changed in place, so what was worked out for one holds while the person's standing is the same. */
const kept = new Map<string, Kept>()

/** What a person is allowed in every work item. */
export function allowedTo(db: Database, userId: string): (work: WorkRow) => Allowed {
  const standing = standingOf(db, userId)
  const acted = actedOf(db, userId)
  const name = `${userId} ${standing.key}`
  const known: Kept = kept.get(name) ?? new WeakMap()
  kept.set(name, known)
  return (work) => {
    const own = acted.get(work.id) ?? none
    const key = [...own].join()
    const before = known.get(work)
    if (before?.acted === key) return before.allowed
    const allowed = allowedIn(work, standing, own)
    known.set(work, { acted: key, allowed })
    return allowed
  }
}
