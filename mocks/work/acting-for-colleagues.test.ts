/** What a colleague may do in another's place, with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { readsWorks, rolesOf, viewerRolesOf } from './viewer-roles'

let { backend, people, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, people, given } = smallUniversity())
})

/** The work item, after something else was done. */
const prepared = (_before: unknown, work: WorkRow) => work

describe('a colleague acts for another', () => {
  const { now, day } = backend
  const cover = (userId: string, more: object = {}) =>
    backend.db.covers.insert({ id: 'c', userId, coverId: '赵立群', from: now - day, to: now + day, ...more })
  /** A step that the colleague took for the absent administrator. */
  const acted = (more: object = {}) =>
    backend.db.workHistories.insert({
      ...{ id: 'h', workId: 'w', actorId: '赵立群', role: 'unit', inPlaceOf: { id: '王建华', name: '' } },
      ...more,
    } as never)
  const waits = (more: Partial<WorkRow> = {}) => given('TASK_BOOK', { state: 'UNIT_REVIEW', ...more })
  const actsFor = (work: WorkRow) =>
    (viewerRolesOf(backend.as(), people.colleague)(work).actsFor ?? []).map(({ name, roles }) => `${name} ${roles}`)

  it.each<[string, () => WorkRow, string[]]>([
    ['while it waits for the absent one', () => prepared(cover('王建华'), waits()), ['王建华 unit']],
    ['not once it waits for somebody else', () => prepared(cover('王建华'), waits({ state: 'RETURNED' })), []],
    ['not once nobody has to act', () => prepared(cover('王建华'), waits({ state: 'SIGNED' })), []],
    ['not before the absence', () => prepared(cover('王建华', { from: now + 1 }), waits()), []],
    ['not after it', () => prepared(cover('王建华', { to: now - 1 }), waits()), []],
    ['on its first and last moment', () => prepared(cover('王建华', { from: now, to: now }), waits()), ['王建华 unit']],
    [
      'where the absent one fills in',
      () => prepared(cover('陈思远'), waits({ state: 'RETURNED' })),
      ['陈思远 creator'],
    ],
    [
      'not with the absent one’s own hand',
      () => prepared(cover('王建华'), given('TASK_BOOK', { state: 'TO_SIGN', assigned: { signer: ['王建华'] } })),
      [],
    ],
    [
      'not of another unit',
      () => prepared(cover('徐海宁'), waits({ state: 'UNIT_REVIEW', reachedDepartment: true })),
      [],
    ],
    [
      'not where both have the role',
      () => prepared([cover('王建华'), backend.db.memberships.update(`赵立群@${university}`, { isAdmin: 1 })], waits()),
      [],
    ],
    [
      'not without the permission of the kind',
      () => {
        cover('王建华')
        people.colleague = backend.db.users.update('赵立群', { permissions: [] })
        return waits()
      },
      [],
    ],
    [
      'not filling in what they decide about',
      () => {
        cover('陈思远')
        backend.db.memberships.update(`赵立群@${university}`, { isAdmin: 1 })
        return waits({ state: 'RETURNED' })
      },
      [],
    ],
    [
      'after it has moved on, where they acted for them before',
      () => {
        cover('王建华')
        const work = waits({ state: 'RETURNED' })
        backend.db.workHistories.insert({
          id: 'h',
          workId: 'w',
          actorId: '赵立群',
          role: 'unit',
          inPlaceOf: { id: '王建华', name: '' },
        } as never)
        return work
      },
      ['王建华 unit'],
    ],
    [
      'for who decides after them, though they decide about it themselves before',
      () => {
        cover('徐海宁')
        backend.member('赵立群', '科委')
        backend.db.memberships.update(`赵立群@${university}`, { isAdmin: 1 })
        return given('CONTRACT_CHANGE', { state: 'DEPARTMENT_REVIEW', reachedDepartment: true })
      },
      ['徐海宁 department'],
    ],
    ...[
      ['about another item', { workId: 'x' }],
      ['and it was another colleague', { actorId: '李敏' }],
      ['and it was for somebody else', { inPlaceOf: { id: '李敏', name: '' } }],
      ['and it was for themselves', { inPlaceOf: undefined }],
    ].map(([which, more]): [string, () => WorkRow, string[]] => [
      `not after it has moved on, where somebody acted before ${which}`,
      () => {
        cover('王建华')
        acted(more as object)
        return waits({ state: 'RETURNED' })
      },
      [],
    ]),
    [
      'not with the absent one’s own hand, also after they acted for them before',
      () => {
        cover('王建华')
        acted()
        return given('TASK_BOOK', { state: 'TO_SIGN', unitId: 'u', assigned: { signer: ['王建华'] } })
      },
      [],
    ],
    [
      'where this one item was handed over',
      () => {
        backend.db.handOvers.insert({ id: 'w', since: now, fromId: '王建华', toId: '赵立群', at: now })
        return waits()
      },
      ['王建华 unit'],
    ],
    [
      'not once that item has moved on since',
      () => {
        backend.db.handOvers.insert({ id: 'w', since: now - 1, fromId: '王建华', toId: '赵立群', at: now })
        return waits()
      },
      [],
    ],
    [
      'not where it was handed to somebody else',
      () => {
        backend.db.handOvers.insert({ id: 'w', since: now, fromId: '王建华', toId: '李敏', at: now })
        return waits()
      },
      [],
    ],
    [
      'not where another item was handed over',
      () => {
        backend.db.handOvers.insert({ id: 'x', since: now, fromId: '王建华', toId: '赵立群', at: now })
        return waits()
      },
      [],
    ],
    [
      'not after they have left the unit',
      () => {
        cover('王建华')
        backend.db.memberships.update(`赵立群@${university}`, { applyStatus: 3 })
        return waits()
      },
      [],
    ],
  ])('%s', (_case, prepare, expected) => {
    const work = prepare()
    expect(actsFor(work)).toEqual(expected)
    const reads = readsWorks(backend.as(), people.colleague)(work)
    expect(reads).toBe(expected.length > 0 || rolesOf(backend.as(), people.colleague)(work).length > 0)
  })
})
