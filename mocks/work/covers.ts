import { ownHand, rolesFor, stateOf, type WorkAction } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { CoverRow } from '../db/rows-desk'
import type { WorkRow } from '../db/rows-work'
import { inform, joined, type Words } from '../domain/inform'
import { approvedMemberships } from '../domain/memberships'
import { fail } from '../fail'
import type { Colleague, Cover } from '../resolvers/workflow.generated'
import { areColleagues, isCovering } from './positions'
import { titleOf } from './title'
import { kindOf, viewerRolesOf } from './viewer-roles'

/** Maximum number of colleagues in a response. */
const most = 20

/** Colleagues in the caller's units whose name contains the typed text. */
export function colleagues({ db, ...context }: BackendContext, keyword: string): Colleague[] {
  const caller = requireCaller({ db, ...context })
  const units = new Map(
    approvedMemberships(db, caller.id).map(({ unitId }) => [unitId, db.units.get(unitId)?.unitName]),
  )
  return db.users
    .where(({ id, userFullname }) => id !== caller.id && userFullname.includes(keyword.trim()))
    .flatMap(({ id, userFullname: name }) => {
      const shared = approvedMemberships(db, id).find(({ unitId }) => units.has(unitId))
      return shared ? [{ id, name, unitName: units.get(shared.unitId) ?? '—' }] : []
    })
    .slice(0, most)
}

/** A colleague of the caller's by id; 603131 for anybody else. */
export function requireColleague(context: BackendContext, id: string) {
  const colleague = context.db.users.get(id)
  return colleague && areColleagues(context, requireCaller(context).id, id) ? colleague : fail(603131)
}

function coverView({ db, now, caller }: BackendContext, cover: CoverRow): Cover {
  const nameOf = (id: string) => db.users.get(id)?.userFullname ?? '—'
  const names = { absentName: nameOf(cover.userId), coverName: nameOf(cover.coverId) }
  return { ...cover, ...names, own: cover.userId === caller?.id, lasts: isCovering(cover, now) }
}

/** Current and future substitutions of and by the caller, soonest first. */
export function coversOf(context: BackendContext): Cover[] {
  const { id } = requireCaller(context)
  return context.db.covers
    .where(({ userId, coverId, to }) => (userId === id || coverId === id) && to >= context.now)
    .toSorted((a, b) => a.from - b.from)
    .map((cover) => coverView(context, cover))
}

const dayOf = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(0, 10)

export function nameCover(context: BackendContext, colleagueId: string, from: number, to: number): Cover {
  const { db, now } = context
  const caller = requireCaller(context)
  const colleague = requireColleague(context, colleagueId)
  if (!(from <= to && to > now)) fail(603132)
  const cover = db.covers.insert({ id: newId('cover'), userId: caller.id, coverId: colleague.id, from, to })
  const title: Words = [`${caller.userFullname}请您代办其待办`, `${caller.userFullname} asks you to cover for them`]
  const term: Words = [`：${dayOf(from)} 至 ${dayOf(to)}。`, `: ${dayOf(from)} to ${dayOf(to)}.`]
  inform(context, colleague.id, title, joined(title, term), '/mail')
  return coverView(context, cover)
}

/** Ends a substitution of the caller's at once; 60154 for another person's, false for one that is over. */
export function endCover(context: BackendContext, id: string): boolean {
  const { db, now } = context
  const caller = requireCaller(context)
  const cover = db.covers.get(id)
  if (!cover || cover.to < now) return false
  if (cover.userId !== caller.id) fail(60154)
  db.covers.remove(id)
  const title: Words = [`${caller.userFullname}已结束由您代办`, `You do not cover for ${caller.userFullname} any more`]
  inform(context, cover.coverId, title, joined(title, ['。', '.']), null)
  return true
}

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
  return holder !== null && !ownHand.includes(holder)
}

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
  const steps = Object.keys(stateOf(kind, work.state)?.leadsTo ?? {}) as WorkAction[]
  const viewerRoles = viewerRolesOf(context, colleague)(work)
  const isStandIn = viewerRoles.standsIn?.some(({ personId }) => personId === caller.id)
  const can = steps.some((step) => !looking.includes(step) && rolesFor(kind, work.state, step, viewerRoles).length > 0)
  if (!isStandIn || !can) {
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
