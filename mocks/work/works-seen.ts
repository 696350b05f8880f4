/** Which work items a person may read: the one predicate of lists, counts, exports and search. */

import { stateOf, type WorkAction } from '@/work/kind'
import { rolesHad, type ViewerRoles } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import { type Database, revisionOf } from '../db/database'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { isSample } from '../forms/definitions'
import { positionsOf } from './positions'
import { kindOf, openActionsByStanding, viewerRolesOf } from './viewer-roles'
import { changedWorks, markOf, type SightMark } from './works-changed'

export interface Seen {
  work: WorkRow
  viewerRoles: ViewerRoles
  /** The caller's available actions. */
  actions: readonly WorkAction[]
  /** Whether it waits for the caller. */
  waiting: boolean
}

const looking: readonly WorkAction[] = ['VIEW', 'WITHDRAW', 'REMOVE']

/** What a person may read, as of a revision of the database. */
interface Known {
  revision: number
  actsFor: string
  mark: SightMark
  /** In the table's order. */
  seen: readonly Seen[]
}

/** The people whose works are remembered, per database; the one asked for longest ago is forgotten first. */
const known = new WeakMap<Database, Map<string, Known>>()
const mostKnown = 8

/**
 * Every work item that the caller may read, with their roles. Lists, counts and search all use this one visibility
 * check. After a change of the database it is computed anew: of the changed work items, or of all where the change
 * concerns the person.
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
  const current = isCurrent ? before : { revision, actsFor, ...computed(context, caller, before, actsFor) }
  people.set(caller.id, current)
  const [oldest] = people.keys()
  if (people.size > mostKnown && oldest !== undefined) people.delete(oldest)
  return current.seen
}

/** What the caller sees: the changed work items looked at again, or all of them. Who acts for a colleague depends on more tables. */
function computed(
  context: BackendContext,
  caller: UserRow,
  before: Known | undefined,
  actsFor: string,
): Pick<Known, 'mark' | 'seen'> {
  const { db } = context
  const mark = markOf(db)
  const changed = before && before.actsFor === '' && actsFor === '' ? changedWorks(db, before.mark) : null
  if (changed?.size === 0 && before) return { mark, seen: before.seen }
  const seenIn = sightOf(context, caller)
  // Both lists are in the table's order, so one pass finds who stays as before.
  const lasting = changed && before ? before.seen.filter(({ work }) => !changed.has(work.id)) : []
  const seen: Seen[] = []
  let next = 0
  for (const work of db.works.all()) {
    const before = lasting[next]
    if (before?.work === work) {
      seen.push(before)
      next += 1
      continue
    }
    const entry = changed === null || changed.has(work.id) ? seenIn(work) : null
    if (entry) seen.push(entry)
  }
  return { mark, seen }
}

/** A person's standing towards each work item; null: they may not read it. */
function sightOf(context: BackendContext, caller: UserRow): (work: WorkRow) => Seen | null {
  const viewerRolesIn = viewerRolesOf(context, caller)
  const actionsIn = openActionsByStanding()
  return (work) => {
    if (work.formId !== null && isSample(work.formId)) return null
    const viewerRoles = viewerRolesIn(work)
    const roles = rolesHad(viewerRoles)
    if (roles.length === 0) return null
    const kind = kindOf(work)
    const actions = actionsIn(kind, work.state, viewerRoles)
    if (!actions.includes('VIEW')) return null
    const holder = stateOf(kind, work.state)?.holder ?? null
    const waiting = holder !== null && roles.includes(holder) && actions.some((action) => !looking.includes(action))
    return { work, viewerRoles, actions, waiting }
  }
}
