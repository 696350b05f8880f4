/** Whom a person may act for: colleagues they cover for, and colleagues who handed a to-do over to them. */
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { CoverRow } from '../db/rows-desk'
import type { WorkRow } from '../db/rows-work'
import { approvedMemberships } from '../domain/unit/memberships'

/** Whether a substitution is active now. */
export function isCovering({ from, to }: CoverRow, now: number): boolean {
  return from <= now && now <= to
}

/** Whether two people belong to one unit that approved both. */
export function areColleagues({ db }: Pick<BackendContext, 'db'>, first: string, other: string): boolean {
  const units = new Set(approvedMemberships(db, first).map(({ unitId }) => unitId))
  return first !== other && approvedMemberships(db, other).some(({ unitId }) => units.has(unitId))
}

/** The people whom a person may act for, and for which work items: absent colleagues, and those who handed one over. */
export function positionsOf(
  context: Pick<BackendContext, 'db' | 'now'>,
  person: UserRow,
): { person: UserRow; has(work: WorkRow): boolean }[] {
  const { db, now } = context
  const positions = new Map<string, (work: WorkRow) => boolean>()
  for (const { fromId } of db.handOvers.where({ toId: person.id }))
    positions.set(fromId, (work) => {
      const handed = db.handOvers.get(work.id)
      return handed?.toId === person.id && handed.fromId === fromId && handed.since === work.stateSince
    })
  for (const cover of db.covers.where({ coverId: person.id }))
    if (isCovering(cover, now)) positions.set(cover.userId, () => true)
  return [...positions].flatMap(([id, has]) => {
    const absent = db.users.get(id)
    // A person who has left the unit no longer acts for anybody there.
    return absent && areColleagues(context, id, person.id) ? [{ person: absent, has }] : []
  })
}
