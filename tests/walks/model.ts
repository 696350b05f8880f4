/** Computes from rows and descriptions alone what a person may see and do: the expectation of the random walks. */

import type { Database } from '@mocks/db/database'
import { rowsBy } from '@mocks/db/row-index'
import type { WorkRow } from '@mocks/db/rows-work'
import { isSample } from '@mocks/forms/definitions'
import { decisions, type WorkAction, type WorkKind, type WorkRole } from '@/work/kind'
import { findKind } from '@/work/kinds/all'
import { isRecused, ownHand, type Position, positionsOf } from './colleagues'

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

/**
 * The roles in which a person acted, or a colleague for them, by work item. Filling in for a colleague, whole or a delegated section, counts as
 * making it.
 */
function actedOf(db: Database, userId: string): ReadonlyMap<string, ReadonlySet<WorkRole>> {
  const acted = new Map<string, Set<WorkRole>>()
  const add = (workId: string, role: WorkRole) => acted.set(workId, (acted.get(workId) ?? new Set()).add(role))
  for (const { workId, role, inPlaceOf } of rowsBy(db.workHistories, 'actorId', userId))
    if (role !== null && (role !== 'creator' || inPlaceOf)) add(workId, role)
  for (const { workId, role } of db.workHistories.where(({ inPlaceOf }) => inPlaceOf?.id === userId))
    if (role !== null && role !== 'creator') add(workId, role)
  for (const { workId } of db.delegatedSections.where({ toId: userId })) add(workId, 'creator')
  return acted
}

/** What a description allows a person in a work item. */
export interface Allowed {
  /** Their own roles. */
  roles: readonly WorkRole[]
  actions: ReadonlySet<WorkAction>
  /** The colleague for whom they would take an action; absent: for themselves. */
  inPlaceOf: ReadonlyMap<WorkAction, string>
  /** The colleagues whose part in it they have. */
  represents: readonly string[]
  /** They may read it. */
  visible: boolean
  /** It stands in their lists: contents of the forms' testers are read by their address alone. */
  listed: boolean
  /** It waits for them. */
  waiting: boolean
}

/** Actions that wait for nobody. */
export const looking: readonly WorkAction[] = ['VIEW', 'WITHDRAW', 'REMOVE']
const none: ReadonlySet<WorkRole> = new Set()

/** What somebody may do who has these roles; nobody judges their own, nor again in another role. */
function openTo(
  roles: readonly WorkRole[],
  work: WorkRow,
  people: readonly { userId: string; acted: ReadonlySet<WorkRole> }[],
) {
  const state = descriptionOf(work).states[work.state]
  const actions = new Set<WorkAction>()
  for (const role of roles) {
    const judges = people.every(
      ({ userId, acted }) => work.creatorId !== userId && [...acted].every((earlier) => earlier === role),
    )
    for (const action of state?.actions[role] ?? []) if (judges || !decisions.includes(action)) actions.add(action)
  }
  return actions
}

/** What a description allows a person in their own roles. */
function allowedIn(work: WorkRow, { userId, roleIn }: Standing, acted: ReadonlySet<WorkRole>): Allowed {
  const roles = roleIn(work)
  return allowed(work, roles, roles, openTo(roles, work, [{ userId, acted }]), { inPlaceOf: new Map(), represents: [] })
}

function allowed(
  work: WorkRow,
  roles: readonly WorkRole[],
  all: readonly WorkRole[],
  actions: ReadonlySet<WorkAction>,
  forOthers: Pick<Allowed, 'inPlaceOf' | 'represents'>,
): Allowed {
  const holder = descriptionOf(work).states[work.state]?.holder ?? null
  const visible = actions.has('VIEW')
  const listed = visible && !(work.formId !== null && isSample(work.formId))
  const holds = holder !== null && all.includes(holder)
  const waiting = listed && holds && [...actions].some((one) => !looking.includes(one))
  return { roles, actions, ...forOthers, visible, listed, waiting }
}

type Acted = ReadonlyMap<string, ReadonlySet<WorkRole>>
type Kept = WeakMap<WorkRow, { acted: string; allowed: Allowed }>

/** Rows are never changed in place, so what was worked out for one holds while the person's standing is the same. */
const kept = new Map<string, Kept>()

/** What a person is allowed in every work item, for themselves and for colleagues. */
export function allowedTo(db: Database, userId: string, now: number): (work: WorkRow) => Allowed {
  const standing = standingOf(db, userId)
  const acted = actedOf(db, userId)
  const name = `${userId} ${standing.key}`
  const known: Kept = kept.get(name) ?? new WeakMap()
  kept.set(name, known)
  const own = (work: WorkRow) => {
    const ownActed = acted.get(work.id) ?? none
    const key = [...ownActed].join()
    const before = known.get(work)
    if (before?.acted === key) return before.allowed
    const found = allowedIn(work, standing, ownActed)
    known.set(work, { acted: key, allowed: found })
    return found
  }
  const positions = positionsOf(db, userId, now).map((position) => ({
    ...position,
    standing: standingOf(db, position.userId),
    acted: actedOf(db, position.userId),
  }))
  if (positions.length === 0) return own
  return (work) => withColleagues(db, work, { userId, acted, own: own(work) }, positions)
}

interface Substitute {
  userId: string
  acted: Acted
  own: Allowed
}

/** Adds what a person may do in the places of colleagues: within their rights and the person's own. */
function withColleagues(
  db: Database,
  work: WorkRow,
  { userId, acted, own }: Substitute,
  positions: readonly (Position & { standing: Standing; acted: Acted })[],
): Allowed {
  const kind = descriptionOf(work)
  const holder = kind.states[work.state]?.holder ?? null
  const { permissions = [] } = db.users.get(userId) ?? {}
  const actions = new Set(own.actions)
  const inPlaceOf = new Map<WorkAction, string>()
  const represents: string[] = []
  const roles = [...own.roles]
  const judgesOneself = work.creatorId === userId || own.roles.some((role) => role !== 'creator' && role !== 'member')
  for (const position of positions.filter(({ has }) => has(work))) {
    const theirs = position.standing.roleIn(work).filter((role) => {
      const needed = kind.permissions[role]
      const isOwn = ownHand.includes(role) || own.roles.includes(role) || (role === 'creator' && judgesOneself)
      return !isOwn && (needed === undefined || permissions.includes(needed))
    })
    const didBefore = db.workHistories.where(
      ({ workId, actorId, inPlaceOf }) => workId === work.id && actorId === userId && inPlaceOf?.id === position.userId,
    )
    // What waits for somebody else is no matter of a substitute who never dealt with it.
    if (!(holder !== null && theirs.includes(holder)) && didBefore.length === 0) continue
    if (theirs.length === 0) continue
    represents.push(position.userId)
    roles.push(...theirs)
    const open = openTo(theirs, work, [
      { userId, acted: acted.get(work.id) ?? none },
      { userId: position.userId, acted: position.acted.get(work.id) ?? none },
    ])
    for (const action of open) {
      if (action === 'REMOVE' || (decisions.includes(action) && isRecused(db, userId, work))) continue
      if (!actions.has(action)) inPlaceOf.set(action, position.userId)
      actions.add(action)
    }
  }
  return allowed(work, own.roles, roles, actions, { inPlaceOf, represents })
}
