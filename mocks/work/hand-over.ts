/** Hands a to-do over to a colleague, and takes it back; for the workflow resolvers. */

import { stateOf, type WorkAction } from '@/work/kind'
import { personalRoles, rolesFor } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inform, joined, type Words } from '../domain/inform'
import { fail } from '../fail'
import { requireColleague } from './covers'
import { titleOf } from './title'
import { kindOf, viewerRolesOf } from './viewer-roles'

/** The work item of a to-do that waits for the caller personally; 603135 where there is none. */
function requireWaiting(context: BackendContext, todoId: string): WorkRow {
  const work = context.db.works.get(todoId.replace(/^work:/, '')) ?? fail(603135)
  const holder = stateOf(kindOf(work), work.state)?.holder ?? null
  const { roles } = viewerRolesOf(context, requireCaller(context))(work)
  return holder !== null && roles.includes(holder) ? work : fail(603135)
}

const looking: readonly WorkAction[] = ['VIEW', 'REMOVE', 'WITHDRAW']

/** Whether a colleague may do what a work item waits for; actions that need the person's own hand are excluded. */
export function isHandable(work: WorkRow): boolean {
  const holder = stateOf(kindOf(work), work.state)?.holder ?? null
  return holder !== null && !personalRoles.includes(holder)
}

/** Hands a to-do over to a colleague, who is notified. 603133 when the colleague could not do it. */
export function handOver(context: BackendContext, todoId: string, colleagueId: string): boolean {
  const { db, now } = context
  const caller = requireCaller(context)
  const colleague = requireColleague(context, colleagueId)
  const work = requireWaiting(context, todoId)
  if (!isHandable(work)) fail(603133)
  const before = db.handOvers.get(work.id)
  const handed = { id: work.id, since: work.stateSince, fromId: caller.id, toId: colleague.id, at: now }
  db.handOvers.remove(work.id)
  db.handOvers.insert(handed)
  // Nobody gets a to-do that they could not do.
  const kind = kindOf(work)
  const steps = Object.keys(stateOf(kind, work.state)?.transitions ?? {}) as WorkAction[]
  const viewerRoles = viewerRolesOf(context, colleague)(work)
  const mayActForCaller = viewerRoles.actsFor?.some(({ personId }) => personId === caller.id)
  const can = steps.some((step) => !looking.includes(step) && rolesFor(kind, work.state, step, viewerRoles).length > 0)
  if (!mayActForCaller || !can) {
    db.handOvers.remove(work.id)
    if (before) db.handOvers.insert(before)
    fail(603133)
  }
  const title: Words = [
    `${caller.userFullname}向您移交了${kind.noun}《${titleOf(work)}》`,
    `${caller.userFullname} handed “${titleOf(work)}” over to you`,
  ]
  inform(context, colleague.id, title, joined(title, ['，请在待办中办理。', '. It is among your to-dos.']), '/mail')
  return true
}

/** Ends a hand-over: its owner takes the to-do back, or the colleague returns it. False when there is none. */
export function takeBack(context: BackendContext, todoId: string): boolean {
  const { id } = requireCaller(context)
  const workId = todoId.replace(/^work:/, '')
  const handed = context.db.handOvers.get(workId)
  if (!handed || (handed.fromId !== id && handed.toId !== id)) return false
  const other = handed.fromId === id ? handed.toId : handed.fromId
  const work = context.db.works.get(workId)
  context.db.handOvers.remove(workId)
  if (!work || work.stateSince !== handed.since) return false
  const own = handed.fromId === id
  const title: Words = [
    `《${titleOf(work)}》已${own ? '由移交人收回' : '由同事交还'}`,
    `“${titleOf(work)}” was ${own ? 'taken back by who handed it over' : 'handed back by your colleague'}`,
  ]
  inform(context, other, title, joined(title, ['。', '.']), '/mail')
  return true
}
