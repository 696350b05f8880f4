/** Lists everybody with a role in a work item, for notices and confirmations. */
import type { WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { isSupervisor } from '../domain/roles'
import { rolesOf } from './viewer-roles'

/** All people with a role in a work item: the candidates, filtered by the same role check that gives them access. */
export function roleHolders(context: BackendContext, work: WorkRow, role: WorkRole): string[] {
  const { db } = context
  const assigned = work.assigned[role] ?? []
  const nearby = db.memberships.where(
    (membership) =>
      membership.unitId === work.unitId || assigned.includes(`unit:${membership.unitId}`) || isSupervisor(membership),
  )
  const candidates = new Set([work.creatorId, ...assigned, ...nearby.map(({ userId }) => userId)])
  return [...candidates].filter((userId) => {
    const person = db.users.get(userId)
    return person !== undefined && rolesOf(context, person)(work).includes(role)
  })
}
