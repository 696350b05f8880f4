import type { BackendContext } from '../context'
import type { MembershipRow } from '../db/rows'
import { yearAt } from '../work/number'
import { type CompanyRights, membershipsSeen } from './company-rights'
import { isApproved } from './memberships'

/** When the unit last said that a member belongs to it: in the yearly check, or by approving the request. */
export function confirmedAt({ db }: Pick<BackendContext, 'db'>, row: MembershipRow): number | null {
  const request = db.works.get(row.id)
  const approvedAt = request?.state === '2' ? request.stateSince : 0
  return Math.max(row.confirmedAt ?? 0, approvedAt) || null
}

/** Whether the yearly check of this year, in Beijing, is done for a member. */
export function isConfirmed(context: Pick<BackendContext, 'db' | 'now'>, row: MembershipRow): boolean {
  const at = confirmedAt(context, row)
  return at !== null && yearAt(at) === yearAt(context.now)
}

/** How far the yearly check has come within the rights. */
export function checkProgress(context: BackendContext, rights: CompanyRights) {
  const members = membershipsSeen(context, rights).filter(isApproved)
  const confirmed = members.filter((row) => isConfirmed(context, row)).length
  return { checkYear: yearAt(context.now), confirmed, toConfirm: members.length - confirmed }
}
