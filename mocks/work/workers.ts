import type { WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { isApproved } from '../domain/memberships'
import { isSupervisor } from '../domain/roles'
import { rolesOf } from './standing'

/** Everybody who meets a work in a role: of those it could be, whom the standing that opens it to them says so of. */
export function workers(context: BackendContext, work: WorkRow, role: WorkRole): string[] {
  const { db } = context
  const assigned = work.assigned[role] ?? []
  const nearby = db.memberships.where(
    (one) =>
      isApproved(one) && (one.unitId === work.unitId || assigned.includes(`unit:${one.unitId}`) || isSupervisor(one)),
  )
  const candidates = new Set([work.creatorId, ...assigned, ...nearby.map(({ userId }) => userId)])
  return [...candidates].filter((userId) => {
    const person = db.users.get(userId)
    return person !== undefined && rolesOf(context, person)(work).includes(role)
  })
}
