/** The backend's rules for handing over a unit's administration, as a kind of work. */

import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import { requireWholeCompany } from '../../domain/unit/company-rights'
import { notifyRequested } from '../../domain/unit/notify-staff'
import { assignRoles } from '../../domain/unit/staff-roles'
import { fail } from '../../fail'
import { createWork } from '../create'
import type { WorkRules } from '../rules'

const kind = 'ADMINISTRATOR_HANDOVER'

function approvedMember({ db }: Pick<BackendContext, 'db'>, unitId: string, userId: string): MembershipRow | undefined {
  return db.memberships.where({ unitId, userId, applyStatus: 2 })[0]
}

/** Whether the person is an approved administrator of the unit. */
function administers(context: Pick<BackendContext, 'db'>, unitId: string, userId: string): boolean {
  return approvedMember(context, unitId, userId)?.isAdmin === 1
}

const successorIn = (assigned: { member?: readonly string[] }) => assigned.member?.[0] ?? ''

/** Handing over a unit's administration; codes as in the contract of `beginWork`. */
export const administratorHandoverRules: WorkRules = {
  begin(context, unitId, { userId }) {
    const { db } = context
    const { caller } = requireWholeCompany(context, unitId)
    const successor = approvedMember(context, unitId, String(userId)) ?? fail(60317)
    if (successor.isAdmin === 1) fail(60315)
    const pendingHandovers = db.works.where({ kind, unitId, state: 'TO_ACCEPT' })
    // Sent again after a lost answer: the invitation that waits is answered.
    const same = pendingHandovers.find((row) => row.creatorId === caller.id && successorIn(row.assigned) === userId)
    if (same) return same
    if (pendingHandovers.some(({ creatorId, assigned }) => creatorId === caller.id || successorIn(assigned) === userId))
      fail(60314)
    const unitName = db.units.get(unitId)?.unitName ?? ''
    const work = createWork(context, {
      ...{ kind, belongsTo: unitId, projectId: null, unitId, creatorId: caller.id },
      assigned: { member: [successor.userId] },
      title: `${unitName}的管理员移交`,
      facts: { successor: db.users.get(successor.userId)?.userFullname ?? '' },
    })
    notifyRequested(context, successor, caller.userFullname, `/unit-handover/${work.id}`)
    return work
  },
  guard(context, { action, work, caller }) {
    if (action !== 'SIGN') return
    if (!approvedMember(context, work.unitId, caller.id)) fail(60317)
    if (!administers(context, work.unitId, work.creatorId)) fail(60318)
  },
  took(context, { action }, work) {
    const { unitId, creatorId, assigned } = work
    const successor = approvedMember(context, unitId, successorIn(assigned))
    const former = approvedMember(context, unitId, creatorId)
    if (action !== 'SIGN' || !successor || !former) return undefined
    assignRoles(context, successor, { isAdmin: true, departments: successor.departments })
    assignRoles(context, former, { isAdmin: false, departments: former.departments })
    return undefined
  },
  over: (context, { unitId, creatorId, assigned, state }) =>
    state === 'TO_ACCEPT' &&
    !(administers(context, unitId, creatorId) && approvedMember(context, unitId, successorIn(assigned))),
}
