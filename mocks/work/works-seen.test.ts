/** Tests that the remembered list of readable work items follows every change. */
import { beforeEach, describe, expect, it } from 'vitest'
import { materials, smallUniversity, university } from '../../tests/small-university'
import { createDatabase, type Database, putSnapshot, takeSnapshot } from '../db/database'
import { worksSeen } from './works-seen'

let { backend, given } = smallUniversity()
const { now } = backend
const own = { unitId: university, creatorId: '陈思远', departmentId: materials }
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  backend.person('何静')
  given('TASK_BOOK')
  backend.work('DECLARATION', 'p', { ...own, state: 'APPROVED', submittedAt: now, reachedDepartment: true })
  backend.work('DECLARATION', 'q', { ...own, state: 'UNIT_REVIEW', submittedAt: now })
  backend.work('BUDGET_AUDIT', 'audit', { unitId: university })
  backend.content('q', {})
})

/** Fewer than are remembered at once. */
const readers = ['陈思远', '王建华', '吴昊', '徐海宁', '郑立', '赵立群', '何静']

/** What each person may read, as one text. */
function sightIn(within: Database): string[] {
  return readers.map((id) => {
    const seen = worksSeen({ ...backend.as(), db: within, caller: within.users.get(id) ?? null })
    return JSON.stringify([id, seen.map(({ work, ...rest }) => ({ ...rest, id: work.id, state: work.state }))])
  })
}

/** A change, the people to whom it makes a difference, and what was done before. */
type Row = [change: string, (db: Database) => unknown, concerned: string[], before?: (db: Database) => unknown]

describe('what a person may read, followed through changes', () => {
  const step = { id: 'step', workId: 'q', step: 'PASS', role: 'unit', actorId: '王建华', at: now, opinion: null }
  const cover = { id: 'cover', userId: '王建华', coverId: '赵立群', from: now - 1000, to: now + 3_600_000 }
  const passed = (db: Database) => db.workHistories.insert({ ...step, state: 'UNIT_REVIEW' } as never)
  const standsIn = (db: Database) => db.covers.insert(cover)
  const part = (db: Database) =>
    db.delegatedSections.insert({ id: 'part', workId: 'w', byId: '陈思远', toId: '赵立群', state: 'OUT' } as never)

  it.each<Row>([
    ['nothing', () => undefined, []],
    ['a state', (db) => db.works.update('w', { state: 'UNIT_REVIEW' }), ['陈思远', '王建华']],
    ['another creator', (db) => db.works.update('q', { creatorId: '何静' }), ['陈思远', '何静']],
    ['a new work item', () => backend.work('TASK_BOOK', 'new', { creatorId: '何静' }), ['何静']],
    ['an assignment', (db) => db.works.update('audit', { assigned: { auditor: ['郑立'] } }), ['郑立']],
    ['a removed work item', (db) => db.works.remove('q'), ['陈思远', '王建华', '吴昊']],
    ['a step taken by the unit', passed, ['王建华']],
    ['a step taken back', (db) => db.workHistories.remove('step'), ['王建华'], passed],
    ['a delegated section', part, []],
    ['a section taken back', (db) => db.delegatedSections.remove('part'), [], part],
    ['a message', (db) => db.messages.insert({ id: 'message', userId: '王建华' } as never), []],
    ['a membership that ends', (db) => db.memberships.update(`王建华@${university}`, { isAdmin: 0 }), ['王建华']],
    ['a lost permission', (db) => db.users.update('吴昊', { permissions: [] }), ['吴昊']],
    ['a desk of the commission', (db) => db.commissionDesks.remove('FOREIGN_EXPERT'), []],
    ['a colleague who stands in', standsIn, ['赵立群']],
    ['contents, while a colleague stands in', (db) => db.contents.remove('q'), [], standsIn],
    [
      'a state, while a colleague stands in',
      (db) => db.works.update('q', { state: 'DRAFT' }),
      ['陈思远', '王建华', '吴昊', '赵立群'],
      standsIn,
    ],
    ['a colleague who stands in no more', (db) => db.covers.remove('cover'), ['赵立群'], standsIn],
  ])('equals what a new database shows after %s', (_, change, concerned, prepare) => {
    const { db } = backend
    prepare?.(db)
    const before = sightIn(db)
    change(db)
    const anew = createDatabase()
    putSnapshot(anew, takeSnapshot(db))
    const after = sightIn(db)
    expect(after).toEqual(sightIn(anew))
    expect(after.filter((sight, index) => sight !== before[index]).map((sight) => JSON.parse(sight)[0])).toEqual(
      concerned,
    )
  })
})

it('what eight people may read is remembered, and of a ninth what the first may read is computed anew', () => {
  const seenBy = (id: string) => worksSeen(backend.as(id))
  const [first, ...others] = backend.db.users.all().map(({ id }) => id)
  if (first === undefined) return expect.fail('nobody')
  const before = seenBy(first)
  for (const id of others.slice(0, 7)) seenBy(id)
  expect(seenBy(first)).toBe(before)
  for (const id of others) seenBy(id)
  expect(seenBy(first)).not.toBe(before)
  expect(seenBy(first)).toEqual(before)
})
