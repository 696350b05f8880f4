import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { CoverRow } from '../db/rows-desk'
import type { WorkRow } from '../db/rows-work'
import { approvedMemberships } from '../domain/memberships'

/** Whether a cover lasts now. */
export function isCovering({ from, to }: CoverRow, now: number): boolean {
  return from <= now && now <= to
}

/** Whether two people belong to one unit that approved them both. */
export function areColleagues({ db }: Pick<BackendContext, 'db'>, one: string, other: string): boolean {
  const units = new Set(approvedMemberships(db, one).map(({ unitId }) => unitId))
  return one !== other && approvedMemberships(db, other).some(({ unitId }) => units.has(unitId))
}

/** In whose place somebody may act, and for which works: absent colleagues', and who handed one over. */
export function placesOf(
  context: Pick<BackendContext, 'db' | 'now'>,
  person: UserRow,
): { person: UserRow; has(work: WorkRow): boolean }[] {
  const { db, now } = context
  const places = new Map<string, (work: WorkRow) => boolean>()
  for (const { fromId } of db.handOvers.where({ toId: person.id }))
    places.set(fromId, (work) => {
      const handed = db.handOvers.get(work.id)
      return handed?.toId === person.id && handed.fromId === fromId && handed.since === work.stateSince
    })
  for (const cover of db.covers.where({ coverId: person.id }))
    if (isCovering(cover, now)) places.set(cover.userId, () => true)
  return [...places].flatMap(([id, has]) => {
    const absent = db.users.get(id)
    // Who has left the unit acts for nobody there any more.
    return absent && areColleagues(context, id, person.id) ? [{ person: absent, has }] : []
  })
}
