/** Covers: colleagues who stand in for an absent person; for the workflow resolvers. */

import { formatDay } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { CoverRow } from '../db/rows-desk'
import { inform, joined, type Words } from '../domain/inform'
import { approvedMemberships } from '../domain/unit/memberships'
import { fail } from '../fail'
import type { Colleague, Cover } from '../resolvers/workflow.generated'
import { areColleagues, isCovering } from './positions'

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

export function nameCover(context: BackendContext, colleagueId: string, from: number, to: number): Cover {
  const { db, now } = context
  const caller = requireCaller(context)
  const colleague = requireColleague(context, colleagueId)
  if (!(from <= to && to > now)) fail(603132)
  const cover = db.covers.insert({ id: newId('cover'), userId: caller.id, coverId: colleague.id, from, to })
  const title: Words = [`${caller.userFullname}请您代办其待办`, `${caller.userFullname} asks you to cover for them`]
  const term: Words = [`：${formatDay(from)} 至 ${formatDay(to)}。`, `: ${formatDay(from)} to ${formatDay(to)}.`]
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
  const title: Words = [`${caller.userFullname}已结束由您代办`, `You no longer cover for ${caller.userFullname}`]
  inform(context, cover.coverId, title, joined(title, ['。', '.']), null)
  return true
}
