/** The backend's rules of requests to join a unit. */
import { changeMembership, mainMembership } from '../../domain/unit/memberships'
import type { WorkRules } from '../rules'

/** Membership requests: the membership is their result and has their state. */
export const membershipRules: WorkRules = {
  took({ db }, { to }, { id, creatorId }) {
    const row = db.memberships.get(id)
    if (!row) return undefined
    if (to !== '2') {
      changeMembership(db, row, { applyStatus: Number(to) })
      return undefined
    }
    // The first unit asked for is marked before it answers: it counts as used first only where it approved the person.
    const usedFirst = mainMembership(db, creatorId)?.id ?? id
    for (const own of db.memberships.where({ userId: creatorId, isDefault: 1 }))
      if (own.id !== usedFirst) db.memberships.update(own.id, { isDefault: 0 })
    changeMembership(db, row, { applyStatus: 2, isDefault: usedFirst === id ? 1 : 0 })
    const user = db.users.get(creatorId)
    if (user && !user.permissions.includes('s02.f009'))
      db.users.update(user.id, { permissions: [...user.permissions, 's02.f009'] })
    return undefined
  },
  resultMessage({ db }, action, { unitId }) {
    const unit = db.units.get(unitId)?.unitName ?? ''
    if (action === 'PASS')
      return {
        title: [`您已加入${unit}`, `You are a member of ${unit} now`],
        content: [
          `${unit}已通过您的关联申请，您现在可以以该单位申报项目。`,
          `${unit} has accepted your request. You can apply for projects with it now. `,
        ],
      }
    if (action !== 'REFUSE') return undefined
    return {
      title: [`${unit}未通过您的关联申请`, `${unit} has not approved your request`],
      content: ['可联系单位管理员后重新申请。', 'You can contact its administrator and ask again. '],
    }
  },
}
