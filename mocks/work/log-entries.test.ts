/** Which entries the commission's decision log has, and for whom, with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { LoggedEventRow } from '../db/rows-log'
import { decisionLog, logged } from './decision-log'
import { keepInLog, logEntryOf } from './deleted-work-log'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  backend.db.commissionDesks.insert({ id: 'REVIEW', departmentIds: ['处室九'] })
})
const { now } = backend
const step = (id: string, more: object = {}) =>
  backend.db.workHistories.insert({
    ...{
      id,
      workId: 'w',
      step: 'PASS',
      role: 'unit',
      actorId: '王建华',
      actorName: '王建华',
      actorTitle: '单位管理员',
    },
    ...{ actorUnit: university, at: now, opinion: '同意', state: 'RECEIVED' },
    ...more,
  } as never)
const event = (id: string, more: Partial<LoggedEventRow> = {}) =>
  backend.db.loggedEvents.insert({
    ...{
      id,
      event: 'ASSIGNMENT',
      step: 'SAVE_ASSIGNMENT',
      kind: 'FOREIGN_EXPERT',
      workId: null,
      about: [],
      title: '小组',
    },
    ...{
      number: null,
      unitName: null,
      actorId: null,
      actorName: '周航',
      inPlaceOf: null,
      actorTitle: '',
      actorUnit: null,
    },
    ...{ at: now, personName: null, added: 1, removed: 0, opinion: null, state: '' },
    ...more,
  } as LoggedEventRow)
const log = (filter: object = {}, who = '周航', order?: Parameters<typeof logged>[2]) =>
  logged(backend.as(who), filter, order).map(({ row }) => row.id)

describe('the decision log', () => {
  it('begins with the last of two steps at one moment', () => {
    given('FOREIGN_EXPERT', { state: 'RECEIVED' })
    step('received')
    step('passed')
    expect(log()).toEqual(['passed', 'received'])
  })

  it('is for people who act for a division of the commission', () => {
    const codes = ['周航', '徐海宁', '王建华', undefined].map((who) => refusalOf(() => logged(backend.as(who), {})))
    expect(codes).toEqual([null, 60154, 60154, 400])
  })

  it('has the steps of the works that the caller’s division handles, with the names of these', () => {
    given('FOREIGN_EXPERT', { state: 'RECEIVED', title: '外专', number: 'WZ1' })
    backend.work('MATCHING', 'x', { state: 'RECEIVED' })
    step('one', { inPlaceOf: { id: '李敏', name: '李敏' } })
    step('other', { workId: 'x' })
    step('lost', { workId: 'gone' })
    expect(decisionLog(backend.as('周航'), {}, { pageNo: 1, pageSize: 10 })).toMatchObject({
      total: 1,
      items: [
        {
          ...{
            id: 'one',
            event: 'DECISION',
            kind: 'FOREIGN_EXPERT',
            title: '外专',
            number: 'WZ1',
            unitName: university,
          },
          ...{ personName: null, added: null, removed: null, work: { id: 'w', state: 'RECEIVED' } },
          entry: {
            ...{ step: 'PASS', actorName: '王建华', actorRole: '单位管理员', actorUnit: university, at: now },
            ...{ inPlaceOf: '李敏', opinion: '同意', state: 'RECEIVED' },
          },
        },
      ],
    })
  })

  it('has what a supervising department reads, for who acts for the commission as well', () => {
    given('CONTRACT_CHANGE', { state: 'AGREED', reachedDepartment: true })
    step('one')
    expect(log()).toEqual([])
    const [membership] = backend.db.memberships.where({ userId: '周航' })
    backend.db.memberships.update(membership?.id ?? '', { isAdmin: 1, roleCodes: ['supervisor'] })
    expect(log()).toEqual(['one'])
    event('panel', { kind: 'CONTRACT_CHANGE' })
    event('other', { kind: 'REVIEW' })
    event('unknown', { kind: 'NOTHING' })
    expect(log().toSorted()).toEqual(['one', 'panel'])
    backend.db.users.update('周航', { permissions: [] })
    expect(log()).toEqual([])
  })

  it('has events of the kinds that the division handles, though their work is gone', () => {
    event('panel')
    event('gone', { workId: 'gone' })
    event('other', { kind: 'MATCHING' })
    expect(log().toSorted()).toEqual(['gone', 'panel'])
  })

  it('has an event about a work that the caller reads, with that work', () => {
    given('FOREIGN_EXPERT', { state: 'RECEIVED' })
    event('panel', { kind: 'MATCHING', workId: 'w' })
    const [entry] = decisionLog(backend.as('周航'), {}, { pageNo: 1, pageSize: 10 }).items
    expect(entry).toMatchObject({ id: 'panel', work: { id: 'w' }, added: 1, removed: 0 })
  })

  it('has no event about a work in which the caller takes part, and none twice', () => {
    given('FOREIGN_EXPERT', { state: 'RECEIVED' })
    event('about', { about: ['w', 'x'] })
    step('back')
    event('back', { workId: 'w' })
    expect(log().toSorted()).toEqual(['about', 'back'])
    backend.work('REVIEW', 'x', { creatorId: '周航' })
    expect(log()).toEqual(['back'])
  })

  const filters: [object, string[]][] = [
    [{}, ['new', 'old']],
    [{ kind: 'FOREIGN_EXPERT' }, ['new', 'old']],
    [{ kind: 'MATCHING' }, []],
    [{ event: 'DECISION' }, ['old']],
    [{ event: 'ASSIGNMENT' }, ['new']],
    [{ step: 'PASS' }, ['old']],
    [{ workId: 'w' }, ['new', 'old']],
    [{ workId: 'x' }, []],
    [{ from: now }, ['new']],
    [{ from: now - 5 }, ['new', 'old']],
    [{ to: now }, ['old']],
    [{ to: now - 5 }, []],
    [{ keyword: '外专' }, ['old']],
    [{ keyword: 'wz1' }, ['old']],
    [{ keyword: '王建华' }, ['old']],
    [{ keyword: '李敏' }, ['old']],
    [{ keyword: '郑立' }, ['new']],
    [{ keyword: '没有' }, []],
    [{ person: ' 王建华 ' }, ['old']],
    [{ person: '李敏' }, ['old']],
    [{ person: '郑立' }, ['new']],
    [{ person: '外专' }, []],
    [{ kind: null, event: null, step: null, workId: null, from: null, to: null }, ['new', 'old']],
  ]
  it.each(filters)('narrowed by %j has %j', (filter, expected) => {
    given('FOREIGN_EXPERT', { state: 'RECEIVED', title: '外专', number: 'WZ1' })
    step('old', { at: now - 5, inPlaceOf: { id: '李敏', name: '李敏' } })
    event('new', { about: ['w'], personName: '郑立' })
    expect(log(filter)).toEqual(expected)
  })

  it.each([
    ['AT', false, ['b', 'a', 'c']],
    ['TITLE', false, ['c', 'b', 'a']],
    ['TITLE', true, ['a', 'b', 'c']],
    ['ACTOR', false, ['c', 'a', 'b']],
  ] as const)('sorted by %s, descending %s, the newest of equals first: %j', (field, descending, expected) => {
    event('a', { at: 2, title: 'C', actorName: 'A' })
    event('b', { at: 1, title: 'B', actorName: 'B' })
    event('c', { at: 3, title: 'A', actorName: 'A' })
    expect(log({}, '周航', { field, descending })).toEqual(expected)
  })

  it('is read page by page', () => {
    for (const at of [1, 2, 3]) event(`e${at}`, { at })
    const page = (pageNo: number) => decisionLog(backend.as('周航'), {}, { orderBy: null, pageNo, pageSize: 2 })
    expect([page(1), page(2)].map(({ total, items }) => [total, items.map(({ id }) => id)])).toEqual([
      [3, ['e3', 'e2']],
      [3, ['e1']],
    ])
  })
})

describe('of a work item that is deleted, the log keeps', () => {
  const kept = () => backend.db.loggedEvents.all().map(({ id }) => id)

  it.each<[string, [kind: string, object], object[], string[]]>([
    [
      'what the commission has seen',
      ['FOREIGN_EXPERT', {}],
      [{ state: 'RECEIVED' }, { state: 'FILLING' }],
      ['s0', 's1'],
    ],
    ['nothing that never came to it', ['FOREIGN_EXPERT', {}], [{ state: 'UNIT_REVIEW' }], []],
    ['what a supervising department has seen', ['CONTRACT_CHANGE', { reachedDepartment: true }], [{}], ['s0']],
    ['nothing of others', ['CONTRACT_CHANGE', { reachedDepartment: true }], [{ workId: 'x' }], []],
  ])('%s', (_case, [kind, more], steps, expected) => {
    const work = given(kind, more)
    for (const [index, row] of steps.entries()) step(`s${index}`, row)
    keepInLog(backend.as(), work)
    keepInLog(backend.as(), work)
    expect(kept()).toEqual(expected)
  })

  it('an extension without a state, since it leads to none', () => {
    const work = given('FOREIGN_EXPERT')
    expect(logEntryOf(backend.as(), step('s', { step: 'EXTEND' }), work)).toMatchObject({ step: 'EXTEND', state: '' })
  })

  it('each step with the names that it had', () => {
    const work = given('FOREIGN_EXPERT', { title: '外专', number: 'WZ1', unitId: 'gone' })
    const entry = step('s')
    expect(logEntryOf(backend.as(), entry, work)).toEqual({
      ...{ id: 's', step: 'PASS', event: 'DECISION', kind: 'FOREIGN_EXPERT', workId: 'w', about: ['w'], title: '外专' },
      ...{ number: 'WZ1', unitName: null, actorId: '王建华', actorName: '王建华', actorTitle: '单位管理员' },
      ...{ actorUnit: university, inPlaceOf: null, at: now, opinion: '同意', state: 'RECEIVED' },
      ...{ personName: null, added: null, removed: null },
    })
  })
})
