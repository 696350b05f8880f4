/** Decides whether a person may change another person's data; for the resolvers of profiles and experts. */

import type { BackendContext } from './context'
import type { UserRow } from './db/rows'
import { approvedMemberships } from './domain/unit/memberships'

/** The units that a person administers: role unit administrator, with an approved membership. */
function administeredUnits({ db }: Pick<BackendContext, 'db'>, user: UserRow): string[] {
  return db.memberships
    .where({ userId: user.id, isAdmin: 1, applyStatus: 2 })
    .filter((membership) => membership.roleCodes.includes('unit_admin'))
    .map((membership) => membership.unitId)
}

/**
 * Whether a person may read and change another user's data: their own, or a member's of a unit they administer. Users
 * with a pending or refused membership do not count as members.
 */
export function mayAdminister(context: BackendContext, caller: UserRow, userId: string): boolean {
  if (caller.id === userId) return true
  const units = administeredUnits(context, caller)
  return approvedMemberships(context.db, userId).some((membership) => units.includes(membership.unitId))
}
