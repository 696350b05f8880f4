/** What is held about a person: who has read it, the export, requests for erasure; for the tab 我的数据. */

import { endOfDayAfter } from '@/lib/time/working-days'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'
import type { ErasureRequest, PersonalDataRead } from '../resolvers/permission.generated'
import { boundAccounts } from '../security'
import { titleOf } from '../work/title'
import { readsByOffice } from '../work/work-reads'
import { consentsOf } from './consents'

/** Readings of a profile within this time of the last one are the same, in milliseconds. */
const sameReading = 10 * 60_000
/** Largest number of readings in an answer. */
const most = 100
/** Working days until a request for erasure is answered. */
export const erasureDays = 15
/** Longest text of one. */
const longest = 500

/** Records that somebody else read a person's profile. */
export function recordProfileRead({ db, now }: BackendContext, reader: UserRow, subject: UserRow): void {
  if (reader.id === subject.id) return
  const id = `${subject.id} ${reader.id}`
  const before = db.profileReads.get(id)
  if (!before) db.profileReads.insert({ id, userId: subject.id, readerId: reader.id, lastAt: now, times: 1 })
  else if (now - before.lastAt > sameReading) db.profileReads.update(id, { lastAt: now, times: before.times + 1 })
}

/** Who has read the caller's numbers, by office without names, as in the timeline of their papers. */
export function personalDataReads(context: BackendContext): PersonalDataRead[] {
  const caller = requireCaller(context)
  const { db } = context
  const ofProfile = db.profileReads.where({ userId: caller.id }).map(({ id, readerId, lastAt, times }) => {
    const unitId = db.memberships.where({ userId: readerId }).find(({ applyStatus }) => applyStatus === 2)?.unitId
    const unitName = db.units.get(unitId ?? '')?.unitName ?? null
    return {
      id,
      place: 'PROFILE' as const,
      action: 'READ' as const,
      title: null,
      role: '管理员',
      unitName,
      lastAt,
      times,
    }
  })
  const ofPapers = db.works.where({ creatorId: caller.id }).flatMap((work) => {
    const uses = db.dataUses.where({ workId: work.id })
    const of = (action: PersonalDataRead['action'], rows?: typeof uses) =>
      readsByOffice(context, work, rows).map(({ id, role, unitName, lastAt, times }) => ({
        ...{ id: `${id} ${action}`, place: 'PAPER' as const, action, title: titleOf(work), role, unitName, times },
        lastAt: Number(lastAt),
      }))
    return [
      ...of('READ'),
      ...(['REVEAL', 'EXPORT'] as const).flatMap((action) =>
        of(
          action,
          uses.filter((row) => row.action === action),
        ),
      ),
    ]
  })
  return [...ofProfile, ...ofPapers].sort((a, b) => b.lastAt - a.lastAt).slice(0, most)
}

/** Everything about the caller in the tables, as JSON; without the password. */
export function personalDataExport(context: BackendContext): string {
  const caller = requireCaller(context)
  const { db, now } = context
  const { password, failedLogins, lockedUntil, ...profile } = caller
  const named = (key: string, value: unknown) =>
    typeof value === 'string' ? (db.dictionaries.get(value)?.name ?? value) : key.endsWith('Url') ? undefined : value
  return JSON.stringify(
    {
      exportedAt: new Date(now).toISOString(),
      profile,
      memberships: db.memberships.where({ userId: caller.id }),
      boundAccounts: boundAccounts(context),
      resume: db.resumeEntries.where({ userId: caller.id, removedAt: null }),
      papers: db.works.where({ creatorId: caller.id }).map((work) => ({
        title: titleOf(work),
        kind: work.kind,
        state: work.state,
        answers: db.contents.get(work.id)?.values ?? null,
      })),
      consents: consentsOf(context),
      reads: personalDataReads(context),
      erasureRequests: erasureRequests(context),
    },
    named,
    2,
  )
}

/** The caller's requests for erasure, the latest first. */
export function erasureRequests(context: BackendContext): ErasureRequest[] {
  const { id: userId } = requireCaller(context)
  return context.db.erasureRequests
    .where({ userId })
    .sort((a, b) => b.createdAt - a.createdAt)
    .map(({ id, what, createdAt, answer, decision = null }) => ({
      ...{ id, what, createdAt, answer, decision },
      dueAt: endOfDayAfter(createdAt, erasureDays, true),
      state: answer === null ? 'OPEN' : 'ANSWERED',
    }))
}

/** Takes a request for erasure; one at a time. */
export function requestErasure(context: BackendContext, what: string): ErasureRequest {
  const { id: userId } = requireCaller(context)
  const text = what.trim()
  if (text === '' || text.length > longest) fail(600)
  if (erasureRequests(context).some(({ state }) => state === 'OPEN')) fail(60366)
  const row = { id: newId('erasure'), userId, what: text, createdAt: context.now, answer: null }
  context.db.erasureRequests.insert(row)
  return erasureRequests(context).find(({ id }) => id === row.id) ?? fail(600)
}
