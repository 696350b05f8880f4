/** Changes roles and departments of a unit's members; for the staff page, imports and handovers. */

import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import { changeMembership } from './memberships'

/** Route permissions that administrators get. */
const administration = ['s01.f019', 's02.f006']

/**
 * Stores a member's roles and departments. An administrator of anything gets the permissions it requires, and loses them
 * with the last role.
 */
export function assignRoles(
  { db }: BackendContext,
  row: MembershipRow,
  { isAdmin, departments }: { isAdmin: boolean; departments: MembershipRow['departments'] },
): MembershipRow {
  const administersDepartment = departments.some((department) => department.isAdmin === 1)
  const others = row.roleCodes.filter((code) => !['unit_admin', 'department_admin', 'member'].includes(code))
  const roleCodes = [
    ...(isAdmin ? ['unit_admin'] : []),
    ...(administersDepartment ? ['department_admin'] : []),
    ...others,
    ...(isAdmin || administersDepartment ? [] : ['member']),
  ]
  const saved = changeMembership(db, row, { isAdmin: isAdmin ? 1 : 0, roleCodes, departments })
  if (db.works.get(row.id)) db.works.update(row.id, { departmentId: departments[0]?.id ?? null })
  const user = db.users.get(row.userId)
  const stillAdministers = db.memberships
    .where({ userId: row.userId, applyStatus: 2 })
    .some(
      (membership) => membership.isAdmin === 1 || membership.departments.some((department) => department.isAdmin === 1),
    )
  if (user && stillAdministers !== administration.every((permission) => user.permissions.includes(permission))) {
    const rest = user.permissions.filter((permission) => !administration.includes(permission))
    db.users.update(user.id, { permissions: stillAdministers ? [...rest, ...administration] : rest })
  }
  return saved
}
