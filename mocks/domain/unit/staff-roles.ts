/** Changes roles and departments of a unit's members; for the staff page, imports and handovers. */

import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import { handSignaturesOn } from '../../work/kinds/task-book'
import { administeredDepartments, approvedMemberships, changeMembership } from './memberships'

/** Route permissions of who administers a department, and what a unit's administrator has besides: its base and foreign-expert audits. */
const departmentPermissions = ['s01.f019', 's02.f006']
const unitPermissions = [...departmentPermissions, 's02.f015', 's02.f026']

/** The reports of the platforms that a unit hosts. Whoever reports for one has the permission as well, so it is not taken back. */
const hostedPlatforms = 's02.f9008'

/** All that a unit's administrator has. */
export const administratorPermissions: readonly string[] = [...unitPermissions, hostedPlatforms]

/** Gives a person the permissions of what they administer, and takes those of what they do not administer any more. */
export function syncAdministration({ db }: Pick<BackendContext, 'db'>, userId: string): void {
  const user = db.users.get(userId)
  if (!user) return
  const memberships = approvedMemberships(db, userId)
  const due = memberships.some(({ isAdmin }) => isAdmin === 1)
    ? administratorPermissions
    : administeredDepartments(db, memberships).size > 0
      ? departmentPermissions
      : []
  const kept = user.permissions.filter(
    (permission) => due.includes(permission) || !unitPermissions.includes(permission),
  )
  db.users.update(userId, { permissions: [...new Set([...kept, ...due])] })
}

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
  syncAdministration({ db }, row.userId)
  if (row.isAdmin === 1 && !isAdmin) handSignaturesOn({ db }, row.unitId, row.userId)
  return saved
}
