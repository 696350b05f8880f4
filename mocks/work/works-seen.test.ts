/** Tests that the remembered list of readable work items follows every change. */
import { describe, expect, it } from 'vitest'
import { serverNow } from '../clock'
import { createDatabase, type Database, putSnapshot, takeSnapshot } from '../db/database'
import type { PersonaId } from '../personas'
import { backendForTest } from '../resolvers/ask-as'
import { type Seen, worksSeen } from './works-seen'

const personas = [
  'researcher',
  'unitAdministrator',
  'departmentAdministrator',
  'supervisingDepartment',
  'expert',
] satisfies PersonaId[]
const now = serverNow()

/** What each persona may read, as one text. */
function sightIn({ db, blobs }: { db: Database; blobs: ReturnType<typeof backendForTest>['blobs'] }): string[] {
  return personas.map((persona) => {
    const caller = db.users.get(`user-${persona}`) ?? null
    const seen = worksSeen({ db, blobs, caller, token: null, now })
    return JSON.stringify(seen.map(({ work, ...rest }: Seen) => ({ id: work.id, state: work.state, ...rest })))
  })
}

describe('what a person may read, followed through changes', () => {
  const backend = backendForTest()
  const { db } = backend
  const own = db.works.where({ creatorId: 'user-researcher' })
  const [first, second] = own
  if (!first || !second) throw new Error('the seeds hold works of the researcher')
  const history = db.workHistories.where({ workId: first.id })[0]
  if (!history) throw new Error('the seeds hold a history')

  it.each<[string, () => unknown]>([
    ['a state', () => db.works.update(first.id, { state: 'UNIT_REVIEW' })],
    ['another creator', () => db.works.update(second.id, { creatorId: 'user-expert' })],
    ['an assignment', () => db.works.update(first.id, { assigned: { expert: ['user-expert'] } })],
    ['a new work item', () => db.works.insert({ ...first, id: 'work-new' })],
    ['a removed work item', () => db.works.remove('work-new')],
    [
      'a step taken by the unit',
      () =>
        db.workHistories.insert({
          ...history,
          id: 'history-new',
          role: 'unit',
          actorId: 'user-unitAdministrator',
        }),
    ],
    ['a step taken back', () => db.workHistories.remove('history-new')],
    ['a message', () => db.messages.remove(db.messages.all()[0]?.id ?? '')],
    ['a membership that ends', () => db.memberships.update(unitMembership(), { isAdmin: 0 })],
    ['a lost permission', () => db.users.update('user-departmentAdministrator', { permissions: [] })],
    ['a desk of the commission', () => db.commissionDesks.remove(String(db.commissionDesks.all()[0]?.id))],
    ['a colleague who stands in', () => db.covers.insert(cover)],
    ['contents, while a colleague stands in', () => db.contents.remove(first.id)],
  ])('equals what a new database shows after %s', (_, change) => {
    sightIn(backend)
    change()
    const anew = createDatabase()
    putSnapshot(anew, takeSnapshot(db))
    expect(sightIn(backend)).toEqual(sightIn({ db: anew, blobs: backend.blobs }))
  })

  const unitMembership = () => db.memberships.where({ userId: 'user-unitAdministrator' })[0]?.id ?? ''
  const cover = {
    ...{ id: 'cover-new', userId: 'user-unitAdministrator', coverId: 'user-researcher' },
    ...{ from: now - 1000, to: now + 3_600_000 },
  }
})
