import { groupBy } from '@/lib/collections/get-or-create'
import type { Database } from '../../db/database'
import type { MembershipRow } from '../../db/rows'
import { revisionOf } from './seen-revisions'

/** Whether the unit has approved the person (domain, section 3: 2). */
export function isApproved({ applyStatus }: Pick<MembershipRow, 'applyStatus'>): boolean {
  return applyStatus === 2
}

type Memberships = Database['memberships']

/** The memberships of each person, as long as none has changed. */
const grouped = new WeakMap<Memberships, { revision: number; byPerson: Map<string, MembershipRow[]> }>()

/** A person's approved memberships. Every check of rights asks for them, so they are grouped once for each change. */
export function approvedMemberships({ memberships }: Pick<Database, 'memberships'>, userId: string): MembershipRow[] {
  const before = grouped.get(memberships)
  if (before?.revision === memberships.revision) return (before.byPerson.get(userId) ?? []).filter(isApproved)
  const byPerson = groupBy(memberships.all(), (membership) => membership.userId)
  grouped.set(memberships, { revision: memberships.revision, byPerson })
  return (byPerson.get(userId) ?? []).filter(isApproved)
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
