import type { BackendContext } from './context'
import type { UserRow } from './db/rows'
import { approvedMemberships } from './domain/memberships'

/** The units a person administers: as the unit's administrator, with an approved membership. */
function administeredUnits({ db }: Pick<BackendContext, 'db'>, user: UserRow): string[] {
  return db.memberships
    .where({ userId: user.id, isAdmin: 1, applyStatus: 2 })
    .filter((one) => one.roleCodes.includes('unit_admin'))
    .map((one) => one.unitId)
}

/**
 * Whether a person may read and change another's data: oneself, or a member of a unit that one administers. Who has only asked to
 * join, or was refused, is none.
 */
export function mayAdminister(context: BackendContext, caller: UserRow, userId: string): boolean {
  if (caller.id === userId) return true
  const units = administeredUnits(context, caller)
  return approvedMemberships(context.db, userId).some((one) => units.includes(one.unitId))
}
