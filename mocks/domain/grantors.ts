/** Lists who can grant the caller a missing permission: the administrators of their units. */
import { type BackendContext, requireCaller } from '../context'
import { approvedMemberships } from './unit/memberships'

/** The people who can grant the caller a permission: the other administrators of their units. */
export function grantors(context: BackendContext) {
  const { db } = context
  const caller = requireCaller(context)
  return approvedMemberships(db, caller.id).flatMap(({ unitId }) =>
    db.memberships
      .where({ unitId, isAdmin: 1, applyStatus: 2 })
      .filter(({ userId }) => userId !== caller.id)
      .flatMap(({ userId }) => {
        const user = db.users.get(userId)
        const unit = db.units.get(unitId)
        if (!user || !unit) return []
        const { id, userFullname, userTelephone } = user
        return [{ id, userFullname, userTelephone, unitName: unit.unitName }]
      }),
  )
}
