import type { Database } from '../db/database'
import type { MembershipRow } from '../db/rows'

/** Whether the unit has approved the person (domain, section 3: 2). */
export function isApproved({ applyStatus }: Pick<MembershipRow, 'applyStatus'>): boolean {
  return applyStatus === 2
}

/** A person's approved memberships. */
export function approvedMemberships(db: Database, userId: string): MembershipRow[] {
  return db.memberships.where((membership) => membership.userId === userId && isApproved(membership))
}
