/** Lists the work items a person may read, with their roles and actions; remembered per person until the database changes. */

import { stateOf, type WorkAction } from '@/work/kind'
import { openActions, rolesHad, type ViewerRoles } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import { type Database, revisionOf } from '../db/database'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { isSample } from '../forms/definitions'
import { positionsOf } from './positions'
import { kindOf, viewerRolesOf } from './viewer-roles'

export interface Seen {
  work: WorkRow
  viewerRoles: ViewerRoles
  /** The caller's available actions. */
  actions: readonly WorkAction[]
  /** Whether it waits for the caller. */
  waiting: boolean
}

const looking: readonly WorkAction[] = ['VIEW', 'WITHDRAW', 'REMOVE']

/** What a person may read, while no row of the database changes and they may act for the same people. */
interface Known {
  revision: number
  actsFor: string
  seen: readonly Seen[]
}

/** The people whose works are remembered, per database; the one asked for longest ago is forgotten first. */
const known = new WeakMap<Database, Map<string, Known>>()
const mostKnown = 8

/**
 * Every work item that the caller may read, with their roles. Lists, counts and search all use this one visibility
 * check. It is computed anew after any change of the database.
 */
export function worksSeen(context: BackendContext): readonly Seen[] {
  const { db } = context
  const caller = requireCaller(context)
  const people = known.get(db) ?? new Map<string, Known>()
  known.set(db, people)
  const revision = revisionOf(db)
  const actsFor = positionsOf(context, caller)
    .map(({ person }) => person.id)
    .join()
  const before = people.get(caller.id)
  people.delete(caller.id)
  const isCurrent = before?.revision === revision && before.actsFor === actsFor
  const seen = isCurrent ? before.seen : seenBy(context, caller)
  people.set(caller.id, { revision, actsFor, seen })
  const [oldest] = people.keys()
  if (people.size > mostKnown && oldest !== undefined) people.delete(oldest)
  return seen
}

function seenBy(context: BackendContext, caller: UserRow): Seen[] {
  const viewerRolesIn = viewerRolesOf(context, caller)
  return context.db.works.all().flatMap((work) => {
    if (work.formId !== null && isSample(work.formId)) return []
    const viewerRoles = viewerRolesIn(work)
    if (rolesHad(viewerRoles).length === 0) return []
    const kind = kindOf(work)
    const actions = openActions(kind, work.state, viewerRoles)
    if (!actions.includes('VIEW')) return []
    const holder = stateOf(kind, work.state)?.holder ?? null
    const waiting =
      holder !== null && rolesHad(viewerRoles).includes(holder) && actions.some((action) => !looking.includes(action))
    return [{ work, viewerRoles, actions, waiting }]
  })
}
