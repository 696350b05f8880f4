import { type DeclarationAction, type DeclarationRole, openActions } from '@/lib/work/declaration'
import type { BackendContext } from '../context'
import { requireCaller } from '../context'
import type { MembershipRow, UserRow } from '../db/rows'
import type { DeclarationRow } from '../db/rows-work'
import { fail } from '../fail'
import { approvedMemberships } from './memberships'

/** Route permission of those who review (specification, section 6). */
const reviewPermission = 's02.f006'

/** What a person may review: whole units, departments of units, or everything that units have passed on. */
export interface ReviewRights {
  unitIds: ReadonlySet<string>
  departmentIds: ReadonlySet<string>
  supervises: boolean
}

export function isSupervisor({ roleCodes }: MembershipRow): boolean {
  return roleCodes.includes('supervisor')
}

/** What a person reviews by a route permission; declarations' without another. */
export function reviewRights(
  { db }: Pick<BackendContext, 'db'>,
  person: UserRow,
  permission = reviewPermission,
): ReviewRights {
  const memberships = person.permissions.includes(permission) ? approvedMemberships(db, person.id) : []
  const supervises = memberships.some(isSupervisor)
  return {
    unitIds: new Set(memberships.filter((one) => one.isAdmin === 1 && !isSupervisor(one)).map(({ unitId }) => unitId)),
    departmentIds: new Set(
      memberships.flatMap(({ departments }) => departments.filter(({ isAdmin }) => isAdmin === 1).map(({ id }) => id)),
    ),
    supervises,
  }
}

/** Whether the person reviews this declaration for its unit: the whole unit, or the department its creator belongs to. */
function reviewsForUnit({ unitIds, departmentIds }: ReviewRights, declaration: DeclarationRow): boolean {
  if (unitIds.has(declaration.unitId)) return true
  return declaration.departmentId !== null && departmentIds.has(declaration.departmentId)
}

/** As what the person meets a declaration; none for somebody with no part in it. */
export function rolesIn(rights: ReviewRights, person: UserRow, declaration: DeclarationRow): DeclarationRole[] {
  const roles: DeclarationRole[] = []
  if (declaration.creatorId === person.id) roles.push('creator')
  if (reviewsForUnit(rights, declaration)) roles.push('unit')
  if (rights.supervises && declaration.reachedDepartment) roles.push('department')
  return roles
}

export interface Part {
  caller: UserRow
  declaration: DeclarationRow
  roles: DeclarationRole[]
  actions: DeclarationAction[]
}

/**
 * The caller's part in a declaration: 400 not logged in, `missingCode` when there is no such declaration, 60154 for a
 * person who may not even read it.
 */
export function requirePart(context: BackendContext, contentId: string, missingCode = 603001): Part {
  const caller = requireCaller(context)
  const declaration = context.db.declarations.get(contentId) ?? fail(missingCode)
  const roles = rolesIn(reviewRights(context, caller), caller, declaration)
  const actions = openActions(declaration.state, roles)
  return actions.includes('VIEW') ? { caller, declaration, roles, actions } : fail(60154)
}
