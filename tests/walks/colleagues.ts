/** Computes from rows alone whom a person may stand in for: the random walks' expectation of covers and handovers. */

import type { Database } from '@mocks/db/database'
import type { WorkRow } from '@mocks/db/rows-work'
import type { RowValue } from '@/smartform/schema/values'
import type { WorkRole } from '@/work/kind'

/** Roles that are one person's own hand: confirming, signing, reviewing, and acting for the commission. */
export const ownHand: readonly WorkRole[] = [
  ...(['member', 'expert', 'signer', 'leader'] as const),
  ...(['commission', 'nominator', 'nominee'] as const),
]

/** Whether one unit approved both people. */
export function shareUnit(db: Database, one: string, other: string): boolean {
  const unitsOf = (userId: string) => db.memberships.where({ userId, applyStatus: 2 }).map(({ unitId }) => unitId)
  const units = unitsOf(one)
  return one !== other && unitsOf(other).some((unitId) => units.includes(unitId))
}

/** Somebody whose to-dos a person may do: all of them, or the one that was handed over. */
export interface Position {
  userId: string
  has(work: WorkRow): boolean
}

/** The colleagues for whom a person stands in at a moment. */
export function positionsOf(db: Database, userId: string, now: number): Position[] {
  const absent = db.covers.where(({ coverId, from, to }) => coverId === userId && from <= now && now <= to)
  const handed = db.handOvers.where({ toId: userId })
  const people = new Set([...absent.map((cover) => cover.userId), ...handed.map(({ fromId }) => fromId)])
  return [...people]
    .filter((person) => shareUnit(db, person, userId))
    .map((person) => ({
      userId: person,
      has: (work) =>
        absent.some((cover) => cover.userId === person) ||
        handed.some(({ id, since, fromId }) => id === work.id && since === work.stateSince && fromId === person),
    }))
}

/** Whether a person takes part in a project, or its applicant asked not to be judged by them. */
export function isRecused(db: Database, userId: string, { id, projectId }: WorkRow): boolean {
  const declarationId = projectId ?? id
  const team = db.works.where({ kind: 'MEMBER_PART', belongsTo: declarationId })
  const named = (db.contents.get(declarationId)?.values.recusalExperts ?? []) as readonly RowValue[]
  return (
    team.some(({ assigned }) => assigned.member?.includes(userId)) ||
    named.some(({ cells }) => cells.name === db.users.get(userId)?.userFullname)
  )
}
