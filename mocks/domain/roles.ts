/** What a person may review by their roles in units and the commission. */

import type { BackendContext } from '../context'
import type { MembershipRow, UserRow } from '../db/rows'
import { administeredDepartments, approvedMemberships } from './unit/memberships'

/** What a person may review: whole units, departments of units, or everything that units have approved. */
export interface ReviewRights {
  unitIds: ReadonlySet<string>
  departmentIds: ReadonlySet<string>
  supervises: boolean
}

export function isSupervisor({ roleCodes }: MembershipRow): boolean {
  return roleCodes.includes('supervisor')
}

/** What a person may review with a route permission. */
export function reviewRights({ db }: Pick<BackendContext, 'db'>, person: UserRow, permission: string): ReviewRights {
  const memberships = person.permissions.includes(permission) ? approvedMemberships(db, person.id) : []
  const supervises = memberships.some(isSupervisor)
  return {
    unitIds: new Set(
      memberships
        .filter((membership) => membership.isAdmin === 1 && !isSupervisor(membership))
        .map(({ unitId }) => unitId),
    ),
    departmentIds: administeredDepartments(db, memberships),
    supervises,
  }
}
