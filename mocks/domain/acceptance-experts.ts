/**
 * Decides which experts may be assigned to an acceptance: in the database, without a conflict of interest, no two of
 * one unit; for the evaluation resolver, the acceptance's rules and seeds.
 */

import { fewestExperts } from '@/work/acceptance-recommendation'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { AcceptanceExpert, InterestGround } from '../resolvers/evaluation.generated'
import { activeIn, panelOf } from './acceptance-panel'
import { interestsOf } from './review-interests'
import { isOver } from './reviews'
import { approvedMemberships } from './unit/memberships'

const unitsOf = ({ db }: Pick<BackendContext, 'db'>, userId: string) =>
  approvedMemberships(db, userId).map(({ unitId }) => unitId)

/** Why a person may not examine an acceptance; null for no reason. */
function groundAgainst(context: BackendContext, work: WorkRow, expertId: string): InterestGround | null {
  if (expertId === work.creatorId) return 'TEAM'
  return (
    interestsOf(context, { creatorId: expertId, facts: { contentId: work.id } }).find(({ must }) => must)?.ground ??
    null
  )
}

/** The units of the experts who still examine an acceptance. */
const takenUnits = (context: BackendContext, work: WorkRow) =>
  activeIn(panelOf(context, work)).flatMap(({ group }) => unitsOf(context, group.expertId))

/** The experts of the database who are not in an acceptance's panel: who may be assigned first, those with less to do first. */
export function expertsFor(context: BackendContext, work: WorkRow): AcceptanceExpert[] {
  const { db } = context
  const members = new Set(panelOf(context, work).map(({ group }) => group.expertId))
  const taken = new Set(takenUnits(context, work))
  const view = (user: UserRow): AcceptanceExpert => {
    const units = unitsOf(context, user.id)
    const open = db.works
      .where({ kind: 'REVIEW', creatorId: user.id })
      .filter((review) => ['WAITING', 'IN_REVIEW'].includes(review.state) && !isOver(context, review))
    return {
      id: user.id,
      name: user.userFullname,
      unitIds: units,
      unitName: db.units.get(units[0] ?? '')?.unitName ?? '',
      position: user.userPosition,
      field: user.userMajor,
      open: open.length,
      ground: groundAgainst(context, work, user.id) ?? (units.some((id) => taken.has(id)) ? 'SAME_UNIT' : null),
    }
  }
  return db.users
    .where(({ id, expertFlag }) => expertFlag === 1 && !members.has(id))
    .map(view)
    .sort(
      (a, b) =>
        Number(a.ground !== null) - Number(b.ground !== null) ||
        Number(a.open) - Number(b.open) ||
        String(a.name).localeCompare(String(b.name), 'zh'),
    )
}

/**
 * Checks experts who are to be assigned: 601334 not in the database, twice, or in the panel already; 601335 a conflict of
 * interest, or two of one unit; 601333 too few together with those who still examine it.
 */
export function requireExperts(context: BackendContext, work: WorkRow, named: unknown): readonly string[] {
  const ids = Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : []
  const free = new Map(expertsFor(context, work).map((expert) => [expert.id, expert]))
  const nameOf = (id: string) => context.db.users.get(id)?.userFullname ?? id
  const unknown = ids.filter((id, index) => !free.has(id) || ids.indexOf(id) !== index)
  if (unknown.length > 0) fail(601334, { names: [...new Set(unknown)].map(nameOf).join('、') })
  const units = takenUnits(context, work)
  const barred = ids.filter((id) => {
    const own = unitsOf(context, id)
    const conflicts = free.get(id)?.ground != null || own.some((unitId) => units.includes(unitId))
    units.push(...own)
    return conflicts
  })
  if (barred.length > 0) fail(601335, { names: barred.map(nameOf).join('、') })
  if (ids.length === 0 || activeIn(panelOf(context, work)).length + ids.length < fewestExperts)
    fail(601333, { limit: fewestExperts })
  return ids
}
