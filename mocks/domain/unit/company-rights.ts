/** What a person may see and do in a unit's own pages; checked by all calls of a unit. */

import { type BackendContext, requirePermission } from '../../context'
import type { MembershipRow, UserRow } from '../../db/rows'
import { fail } from '../../fail'
import { administeredDepartments, approvedMemberships } from './memberships'

/** Route permission of the company pages (specification, section 6). */
export const companyPermission = 's01.f019'
/** Those that open one of the sections: unit management, its projects, performance achievements, foreign experts. */
export const sectionPermissions = [companyPermission, 's02.f006', 's02.f015', 's02.f026'] as const

/** What a person may see of a unit: all of it, or the departments they administer. */
export interface CompanyRights {
  caller: UserRow
  unitId: string
  wholeUnit: boolean
  departmentIds: ReadonlySet<string>
}

/**
 * The caller's rights in a unit's management; 60154 for a person who administers neither it nor one of its departments.
 */
export function requireCompany(
  context: BackendContext,
  unitId: string,
  permission: string | readonly string[] = companyPermission,
): CompanyRights {
  const caller = requirePermission(context, ...[permission].flat())
  return companyRights(context, caller, unitId) ?? fail(60154)
}

/** A person's rights in a unit's management; null for a person who administers neither it nor one of its departments. */
export function companyRights(
  context: Pick<BackendContext, 'db'>,
  caller: UserRow,
  unitId: string,
): CompanyRights | null {
  const memberships = approvedMemberships(context.db, caller.id).filter((membership) => membership.unitId === unitId)
  const wholeUnit = memberships.some(
    (membership) => membership.isAdmin === 1 && membership.roleCodes.includes('unit_admin'),
  )
  const departmentIds = administeredDepartments(context.db, memberships)
  return wholeUnit || departmentIds.size > 0 ? { caller, unitId, wholeUnit, departmentIds } : null
}

/** Same check for actions that only the unit's administrator may take. */
export function requireWholeCompany(context: BackendContext, unitId: string): CompanyRights {
  const rights = requireCompany(context, unitId)
  return rights.wholeUnit ? rights : fail(60154)
}

/** Whether a person's departments are within the rights. */
export function seesDepartments(rights: CompanyRights, departmentIds: readonly (string | null)[]): boolean {
  return rights.wholeUnit || departmentIds.some((id) => id !== null && rights.departmentIds.has(id))
}

/** A unit's memberships within the rights. Those only usable in a profile (status 0) do not count. */
export function membershipsSeen({ db }: BackendContext, rights: CompanyRights): MembershipRow[] {
  return db.memberships.where((membership) => seesMembership(rights, membership))
}

/** Whether a membership is within the rights. */
export function seesMembership(rights: CompanyRights, membership: MembershipRow): boolean {
  return (
    membership.unitId === rights.unitId &&
    membership.applyStatus !== 0 &&
    seesDepartments(
      rights,
      membership.departments.map(({ id }) => id),
    )
  )
}

/** Applies an action to each row. A refused row is reported and does not stop the others. */
export function eachOnItsOwn<Result extends object>(
  ids: readonly string[],
  refusalOf: (id: string) => Result,
  act: (id: string) => void,
) {
  return [...new Set(ids)].map((id) => {
    const result = refusalOf(id)
    try {
      act(id)
      return { id, ...result, done: true, code: null }
    } catch (error) {
      return { id, ...result, done: false, code: refusalCode(error) }
    }
  })
}

/** The code that `fail` threw; any other error is a bug and is rethrown. */
export function refusalCode(error: unknown): number {
  const code =
    error instanceof Error && 'extensions' in error ? (error.extensions as { code?: unknown }).code : undefined
  if (typeof code !== 'number') throw error
  return code
}
