/** Memberships of people in units: which are approved, which departments one administers, and their changes. */
import type { Database } from '../../db/database'
import { rowsBy } from '../../db/row-index'
import type { MembershipRow } from '../../db/rows'
import { revisionOf } from './seen-revisions'

/** Whether the unit has approved the person (domain, section 3: 2). */
export function isApproved({ applyStatus }: Pick<MembershipRow, 'applyStatus'>): boolean {
  return applyStatus === 2
}

/** A person's approved memberships. */
export function approvedMemberships({ memberships }: Pick<Database, 'memberships'>, userId: string): MembershipRow[] {
  return rowsBy(memberships, 'userId', userId).filter(isApproved)
}

/** A person's approved membership in the unit that they chose to be used first, else in their first unit. */
export function mainMembership(db: Pick<Database, 'memberships'>, userId: string): MembershipRow | undefined {
  const own = approvedMemberships(db, userId)
  return own.find(({ isDefault }) => isDefault === 1) ?? own[0]
}

/** The departments that these memberships administer, and those that were merged into them. */
export function administeredDepartments(
  db: Pick<Database, 'departments'>,
  memberships: readonly MembershipRow[],
): Set<string> {
  const found = new Set(
    memberships.flatMap(({ departments }) => departments.filter(({ isAdmin }) => isAdmin === 1).map(({ id }) => id)),
  )
  // A set's iteration reaches what is added meanwhile: a department merged into a merged one.
  for (const id of found) for (const merged of db.departments.where({ mergedInto: id })) found.add(merged.id)
  return found
}

/** Changes what the staff list shows of a membership: what was read before is outdated (60321). */
export function changeMembership(
  db: Pick<Database, 'memberships'>,
  row: MembershipRow,
  changes: Partial<Omit<MembershipRow, 'id'>>,
): MembershipRow {
  return db.memberships.update(row.id, { ...changes, revision: revisionOf(row) + 1 })
}
