/** The yearly check of a unit's staff: who is confirmed, progress, open checks. */
import { yearInBeijing } from '@/lib/time/beijing-time'
import { endOfDay, timestampOfDay } from '@/lib/time/iso-day'
import type { BackendContext } from '../../context'
import type { MembershipRow, UserRow } from '../../db/rows'
import { type CompanyRights, companyPermission, membershipsSeen, requireWholeCompany } from './company-rights'
import { approvedMemberships, isApproved } from './memberships'

/** When the unit last said that a member belongs to it: in the yearly check, or by approving the request. */
export function confirmedAt({ db }: Pick<BackendContext, 'db'>, row: MembershipRow): number | null {
  const request = db.works.get(row.id)
  const approvedAt = request?.state === '2' ? request.stateSince : 0
  return Math.max(row.confirmedAt ?? 0, approvedAt) || null
}

/** Whether the yearly check of this year, in Beijing, is done for a member. */
export function isConfirmed(context: Pick<BackendContext, 'db' | 'now'>, row: MembershipRow): boolean {
  const at = confirmedAt(context, row)
  return at !== null && yearInBeijing(at) === yearInBeijing(context.now)
}

/** The year of the check, which runs from January to December in Beijing. */
function checkPeriod(now: number) {
  const year = yearInBeijing(now)
  return {
    checkYear: year,
    checkOpensAt: timestampOfDay(`${year}-01-01`),
    checkDueAt: endOfDay(`${year}-12-31`),
  }
}

/** How far the yearly check has come within the rights. */
export function checkProgress(context: BackendContext, rights: CompanyRights) {
  const members = membershipsSeen(context, rights).filter(isApproved)
  const confirmed = members.filter((row) => isConfirmed(context, row)).length
  return { ...checkPeriod(context.now), confirmed, toConfirm: members.length - confirmed }
}

/** The yearly checks that wait for the caller: one for each unit they administer, while people are left. */
export function openChecks(context: BackendContext, caller: UserRow) {
  if (!caller.permissions.includes(companyPermission)) return []
  return approvedMemberships(context.db, caller.id)
    .filter(({ isAdmin, roleCodes }) => isAdmin === 1 && roleCodes.includes('unit_admin'))
    .map(({ unitId }) => ({
      ...{ unitId, unitName: context.db.units.get(unitId)?.unitName ?? '' },
      ...checkProgress(context, requireWholeCompany(context, unitId)),
    }))
    .filter(({ toConfirm }) => toConfirm > 0)
}
