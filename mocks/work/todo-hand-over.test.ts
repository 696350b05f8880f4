/** To-dos that are handed over to a colleague, and deadlines that are extended; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallTodos } from '../../tests/small-todos'
import { university } from '../../tests/small-university'
import { extendDeadline } from './extend'
import { handOver, takeBack } from './hand-over'

let { backend, given, todos, ids, project } = smallTodos()
beforeEach(() => {
  ;({ backend, given, todos, ids, project } = smallTodos())
})
const { now, day } = backend
const messagesOf = (userId: string) => backend.db.messages.where({ userId }).map(({ title }) => title)

describe('a to-do that is handed over', () => {
  const hand = (todoId: string, to: string, who = '王建华') => refusalOf(() => handOver(backend.as(who), todoId, to))
  const back = (who: string) => takeBack(backend.as(who), 'work:w')
  beforeEach(() => given('TASK_BOOK', { state: 'UNIT_REVIEW' }))

  it('waits for the colleague, who is told, and among what its owner waits for', () => {
    expect(handOver(backend.as('王建华'), 'work:w', '赵立群')).toBe(true)
    expect(ids('王建华')).toEqual([])
    expect(todos('王建华', 'OTHERS')).toMatchObject([
      { id: 'work:w', cause: 'WAITING', holder: '赵立群', handedTo: '赵立群' },
    ])
    expect(todos('赵立群')).toMatchObject([
      { id: 'work:w', cause: 'DECIDE', inPlaceOf: '王建华', handed: true, handable: false },
    ])
    expect(backend.db.messages.where({ userId: '赵立群' })).toMatchObject([
      {
        ...{ title: '王建华向您移交了任务书《w》', titleEn: '王建华 handed “w” over to you', link: '/mail' },
        content: '<p>王建华向您移交了任务书《w》，请在待办中办理。</p>',
        contentEn: '<p>王建华 handed “w” over to you. It is among your to-dos.</p>',
      },
    ])
    expect(backend.db.handOvers.all()).toEqual([{ id: 'w', since: now, fromId: '王建华', toId: '赵立群', at: now }])
  })

  it.each<[string, () => unknown, string, string, string, number]>([
    ['that there is not', () => undefined, 'work:gone', '赵立群', '王建华', 603135],
    ['that waits for somebody else', () => undefined, 'work:w', '赵立群', '陈思远', 603135],
    ['to somebody of another unit', () => undefined, 'work:w', '郑立', '王建华', 603131],
    ['to its creator, who may not judge it', () => undefined, 'work:w', '陈思远', '王建华', 603133],
    [
      'that needs the person’s own hand',
      () => backend.db.works.update('w', { state: 'TO_SIGN', assigned: { signer: ['王建华'] } }),
      ...(['work:w', '赵立群', '王建华', 603133] as const),
    ],
    [
      'to who is in the team of the project',
      () => backend.work('MEMBER_PART', 'm', { belongsTo: 'p', assigned: { member: ['赵立群'] } }),
      ...(['work:w', '赵立群', '王建华', 603133] as const),
    ],
    [
      'to who may do it anyway',
      () => backend.db.memberships.update(`赵立群@${university}`, { isAdmin: 1 }),
      ...(['work:w', '赵立群', '王建华', 603133] as const),
    ],
    [
      'that nobody holds any more',
      () => backend.db.works.update('w', { state: 'SIGNED' }),
      ...(['work:w', '赵立群', '王建华', 603135] as const),
    ],
  ])('%s is refused', (_case, prepare, todoId, to, who, code) => {
    prepare()
    expect(hand(todoId, to, who)).toBe(code)
    expect(backend.db.handOvers.all()).toEqual([])
    expect(messagesOf(to)).toEqual([])
  })

  it('stays with the first colleague where the second could not do it', () => {
    hand('work:w', '赵立群')
    expect(hand('work:w', '陈思远')).toBe(603133)
    expect(backend.db.handOvers.all()).toMatchObject([{ toId: '赵立群' }])
  })

  it.each<[string, string, boolean, string, [title: string, titleEn: string][]]>([
    [
      ...(['is taken back by its owner', '王建华', true, '赵立群'] as const),
      [['《w》已由移交人收回', '“w” was taken back by who handed it over']],
    ],
    [
      ...(['is given back by the colleague', '赵立群', true, '王建华'] as const),
      [['《w》已由同事交还', '“w” was handed back by your colleague']],
    ],
    ['is nobody else’s to take back', '陈思远', false, '王建华', []],
  ])('%s', (_case, who, done, other, titles) => {
    hand('work:w', '赵立群')
    for (const { id } of backend.db.messages.where({ userId: '赵立群' })) backend.db.messages.remove(id)
    expect(back(who)).toBe(done)
    expect(backend.db.messages.where({ userId: other })).toMatchObject(
      titles.map(([title, titleEn]) => ({
        ...{ title, titleEn, content: `<p>${title}。</p>`, contentEn: `<p>${titleEn}.</p>`, link: '/mail' },
      })),
    )
    expect(backend.db.handOvers.all()).toHaveLength(done ? 0 : 1)
    expect(ids('王建华')).toEqual(done ? ['work:w'] : [])
  })

  it('may be handed to a colleague who stands in for another already', () => {
    backend.db.users.update('李敏', { permissions: ['s02.f006'] })
    backend.db.covers.insert({ id: 'c', userId: '李敏', coverId: '赵立群', from: now, to: now })
    expect(hand('work:w', '赵立群')).toBeNull()
  })

  it('is with its owner again once it waits anew', () => {
    hand('work:w', '赵立群')
    backend.db.works.update('w', { stateSince: now + 1 })
    expect([ids('赵立群'), ids('王建华'), ids('王建华', 'OTHERS')]).toEqual([[], ['work:w'], []])
  })

  it('is over once the work item has moved on, without a word', () => {
    hand('work:w', '赵立群')
    backend.db.works.update('w', { state: 'RETURNED', stateSince: now + 1 })
    expect(ids('赵立群')).toEqual([])
    expect(back('王建华')).toBe(false)
    expect(messagesOf('赵立群')).toHaveLength(1)
    expect(back('王建华')).toBe(false)
  })
})

describe('a deadline is extended', () => {
  const extend = (who: string, dueAt: number, reason = '设备到货晚') =>
    refusalOf(() => extendDeadline(backend.as(who), 'w', dueAt, reason))
  const deadline = now + 2 * day
  beforeEach(() => {
    project('APPROVED')
    given('TASK_BOOK', { state: 'FILLING', deadline, reachedDepartment: true })
  })

  it('by the supervising department, with a reason that its holder is told', () => {
    const until = Date.parse('2026-12-05T00:30:00+08:00')
    expect(extend('徐海宁', until, '  设备到货晚 ')).toBeNull()
    expect(backend.db.works.get('w')).toMatchObject({ deadline: until, modifiedAt: now, state: 'FILLING' })
    expect(backend.db.workHistories.where({ workId: 'w' })).toMatchObject([
      {
        ...{ step: 'EXTEND', role: 'department', actorId: '徐海宁', actorName: '徐海宁', actorTitle: '主管处室' },
        ...{ actorUnit: '高新技术处', at: now, opinion: '延期至 2026-12-05：设备到货晚', state: 'FILLING' },
      },
    ])
    expect(backend.db.messages.where({ userId: '陈思远' })).toMatchObject([
      {
        ...{ title: '任务书《w》期限延长至 2026-12-05', link: '/my-project/work/w' },
        content: '<p>任务书《w》的期限延长至 2026-12-05，原因：设备到货晚</p>',
        titleEn: 'Task book “w”: more time until 2026-12-05',
        contentEn: '<p>Task book “w” may be handed in until 2026-12-05. Reason: 设备到货晚</p>',
      },
    ])
  })

  it.each<[string, string, number, string, number | null]>([
    ['by somebody else', '王建华', now + 9 * day, '设备到货晚', 60154],
    ['by its creator', '陈思远', now + 9 * day, '设备到货晚', 60154],
    ['without a reason', '徐海宁', now + 9 * day, '  ', 603004],
    ['with a reason of 200 characters', '徐海宁', now + 9 * day, '长'.repeat(200), null],
    ['with a longer one', '徐海宁', now + 9 * day, '长'.repeat(201), 603004],
    ['to the same date', '徐海宁', deadline, '设备到货晚', 600],
    ['to a moment later', '徐海宁', deadline + 1, '设备到货晚', null],
  ])('%s: refused or not', (_case, who, dueAt, reason, code) => {
    expect(extend(who, dueAt, reason)).toBe(code)
  })

  it('of a work item without a guide, by no division in particular', () => {
    backend.db.works.update('w', { projectId: null })
    expect(extend('徐海宁', now + 9 * day)).toBeNull()
    expect(backend.db.workHistories.all()).toMatchObject([{ actorUnit: null }])
  })

  it.each<[string, object, number]>([
    ['that there is not', { deadline: null }, 603003],
    ['of what has ended', { state: 'SIGNED' }, 603003],
    ['that has passed, to another that has passed', { deadline: now - 9 * day }, 600],
  ])('%s: refused', (_case, changes, code) => {
    backend.db.works.update('w', changes)
    expect(extend('徐海宁', now - day)).toBe(code)
  })
})
