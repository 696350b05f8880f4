/** What waits for a person, what they put off, hand over or wait for themselves, and by when: rules that need a few rows only. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { Todo, TodoCause, TodoOrderField, TodoPile } from '../resolvers/workflow.generated'
import { extendDeadline } from './extend'
import { handOver, takeBack } from './hand-over'
import { keepMark } from './todo-marks'
import { markTodoRead, titleOfTodo, todoMessages } from './todo-messages'
import { todosInOrder } from './todo-order'
import { snoozeTodo, todosDue, todosOf } from './todos'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  backend.guide('指南', { department: '高新技术处' })
})
const { now, day } = backend
const hour = day / 24

const todos = (who: string, pile?: TodoPile) => todosOf(backend.as(who), pile)
const ids = (who: string, pile?: TodoPile) => todos(who, pile).map(({ id }) => id)
const messagesOf = (userId: string) => backend.db.messages.where({ userId }).map(({ title }) => title)
const project = (state: string, more: object = {}) =>
  backend.work('DECLARATION', 'p', {
    ...{ unitId: university, creatorId: '陈思远', belongsTo: '指南', state, submittedAt: now - day },
    ...more,
  })
const reminder = (id: string, todo: object | null, more: object = {}) =>
  backend.db.messages.insert({
    ...{ id, userId: '陈思远', createDate: now - day, read: false, contentType: 'TODO', title: '交会议回执' },
    ...{ titleEn: 'Reply', content: '', contentEn: '', system: 's01', link: '/mail', todo },
    ...more,
  } as never)
const part = (more: object = {}) =>
  backend.db.delegatedSections.insert({
    ...{ id: 'part', workId: 'w', places: ['page:basics'], byId: '陈思远', toId: '赵立群', dueAt: now + day },
    ...{ givenAt: now - day, state: 'OUT', endedAt: null, note: null },
    ...more,
  } as never)

describe('what waits for a person', () => {
  it.each<[string, () => unknown, string, Partial<Todo>]>([
    [
      'to fill in their own form',
      () => given('TASK_BOOK', { state: 'FILLING', deadline: now + 9 * day }),
      '陈思远',
      {
        ...{ cause: 'FILL', title: 'w', system: 's02', workId: 'w', kind: 'TASK_BOOK', since: now, startsAt: now },
        ...{ dueAt: now + 9 * day, status: 2, serverTime: now, link: '/my-project/work/w', unitName: university },
        ...{ creatorName: '陈思远', opinion: null, handable: true, handed: false, inPlaceOf: null, handedTo: null },
        ...{ holder: null, titleEn: null, snoozedUntil: null },
      },
    ],
    [
      'to correct what was returned',
      () => given('TASK_BOOK', { state: 'RETURNED', opinion: '请补充' }),
      '陈思远',
      { cause: 'CORRECT', opinion: '请补充', dueAt: null },
    ],
    [
      'to decide, at the page beside the content',
      () => given('TASK_BOOK', { state: 'UNIT_REVIEW', unitId: university }),
      '王建华',
      {
        cause: 'DECIDE',
        link: `/task-book-list/${encodeURIComponent(university)}/-/review/w`,
        handable: true,
      },
    ],
    [
      'to fill in what others own, at the page where it is evaluated',
      () => given('TECHNICAL_EVALUATION', { reachedDepartment: true }),
      '审评人',
      { cause: 'FILL', link: '/technical/w' },
    ],
    [
      'to answer a question',
      () => given('TECHNICAL_EVALUATION', { state: 'QUESTIONED' }),
      '陈思远',
      { cause: 'ANSWER' },
    ],
    ['to check what is known of them', () => given('PERFORMANCE'), '陈思远', { cause: 'CHECK' }],
    [
      'to sign what others own, at its own page',
      () => given('TASK_BOOK', { state: 'TO_SIGN', assigned: { signer: ['李敏'] } }),
      '李敏',
      { cause: 'SIGN', link: '/my-project/work/w' },
    ],
    [
      'what waits for a colleague for whom they stand in',
      () => {
        backend.db.covers.insert({ id: 'c', userId: '王建华', coverId: '赵立群', from: now, to: now })
        given('TASK_BOOK', { state: 'UNIT_REVIEW' })
      },
      '赵立群',
      { cause: 'DECIDE', inPlaceOf: '王建华', handed: false, handable: false },
    ],
    [
      'to confirm their part by their own hand',
      () => given('MEMBER_PART', { projectId: null, assigned: { member: ['赵立群'] } }),
      '赵立群',
      { cause: 'CONFIRM', handable: false },
    ],
    [
      'to sign by their own hand',
      () => given('TASK_BOOK', { state: 'TO_SIGN', assigned: { signer: ['陈思远'] } }),
      '陈思远',
      { cause: 'SIGN', handable: false },
    ],
    [
      'to review, without being told whose it is',
      () => {
        project('UNDER_EVALUATION', { creatorId: '李敏' })
        given('REVIEW', { projectId: null, assigned: { expert: ['陈思远'] }, facts: { contentId: 'p' } })
      },
      '陈思远',
      { cause: 'REVIEW', creatorName: null, system: 's10' },
    ],
    [
      'nothing of a unit and a creator that there are not',
      () =>
        given('TASK_BOOK', { state: 'TO_SIGN', unitId: 'gone', creatorId: 'gone', assigned: { signer: ['陈思远'] } }),
      '陈思远',
      { unitName: '—', creatorName: '—' },
    ],
    [
      'a reminder without a work item',
      () => reminder('m', { std: now + day, end: now + 2 * day }),
      '陈思远',
      {
        ...{ id: 'm', cause: 'REMINDER', title: '交会议回执', titleEn: 'Reply', system: 's01', link: '/mail' },
        ...{ since: now - day, startsAt: now + day, dueAt: now + 2 * day, status: 1, workId: null, kind: null },
        ...{ handed: false, handable: false },
      },
    ],
    ['a reminder without dates', () => reminder('m', null), '陈思远', { startsAt: now - day, dueAt: null, status: 2 }],
    [
      'a section that a colleague delegated to them',
      () => {
        given('TASK_BOOK', { state: 'FILLING' })
        part()
      },
      '赵立群',
      {
        ...{ id: 'part:part', cause: 'PART', link: '/mail/part/part/continue', dueAt: now + day, since: now - day },
        ...{ creatorName: '陈思远', unitName: university, kind: 'TASK_BOOK', workId: null, title: 'w', status: 4 },
      },
    ],
    [
      'the yearly check of the unit’s staff',
      () => {
        backend.db.users.update('王建华', { permissions: ['s01.f002', 's01.f019'] })
        backend.db.memberships.update(`王建华@${university}`, { roleCodes: ['unit_admin'] })
      },
      '王建华',
      {
        ...{ id: `staff-check:${university}`, cause: 'STAFF_CHECK', system: 's01', unitName: university },
        ...{ title: '核对本单位的 5 人是否在职', titleEn: 'Check whether 5 people are still in your unit' },
        ...{ since: Date.parse('2026-01-01T00:00:00+08:00'), dueAt: Date.parse('2026-12-31T23:59:59.999+08:00') },
        ...{ link: `/company/${university}/staff?check=open` },
      },
    ],
  ])('is %s', (_case, prepare, who, expected) => {
    backend.person('审评人', ['s23.f005'])
    backend.member('审评人', '科委', { isAdmin: 1, roleCodes: ['supervisor'] })
    prepare()
    expect(todos(who)).toMatchObject([expected])
  })

  it.each<[string, () => unknown, string]>([
    ['what somebody else holds', () => given('TASK_BOOK', { state: 'UNIT_REVIEW' }), '陈思远'],
    ['a draft whose guide has closed', () => project('DRAFT', { belongsTo: '旧指南' }), '陈思远'],
    [
      'a part in it, once it can no longer be submitted',
      () => {
        project('DRAFT', { belongsTo: '旧指南' })
        backend.work('MEMBER_PART', 'm', { belongsTo: 'p', assigned: { member: ['赵立群'] } })
      },
      '赵立群',
    ],
    [
      'a section that came back',
      () => {
        given('TASK_BOOK', { state: 'FILLING' })
        part({ state: 'BACK' })
      },
      '赵立群',
    ],
    [
      'a review of what has been evaluated',
      () => {
        project('APPROVED', { creatorId: '李敏' })
        given('REVIEW', { projectId: null, assigned: { expert: ['陈思远'] }, facts: { contentId: 'p' } })
      },
      '陈思远',
    ],
    ['a section of a work item that there is not', () => part(), '赵立群'],
    [
      'a section that somebody else fills in',
      () => {
        given('TASK_BOOK', { state: 'FILLING' })
        part({ toId: '李敏' })
      },
      '赵立群',
    ],
    ['an ordinary message', () => reminder('m', null, { contentType: 'INBOX' }), '陈思远'],
    ['a reminder to somebody else', () => reminder('m', null, { userId: '王建华' }), '陈思远'],
  ])('is not %s', (_case, prepare, who) => {
    backend.guide('旧指南', { closesAt: now - 1, recommendBy: now - 1 })
    prepare()
    expect(ids(who)).toEqual([])
  })

  it('is a decision after its date, while it can still be returned', () => {
    backend.guide('旧指南', { closesAt: now - 2, recommendBy: now - 1 })
    project('UNIT_REVIEW', { belongsTo: '旧指南' })
    expect(todos('王建华')).toMatchObject([{ cause: 'DECIDE', status: 3 }])
  })

  it('is a draft until the very moment at which the guide closes', () => {
    backend.guide('此刻', { closesAt: now })
    project('DRAFT', { belongsTo: '此刻' })
    expect(ids('陈思远')).toEqual(['work:p'])
  })

  it.each([
    ['overdue at its date', 0, 3],
    ['due soon in the last three days', 3 * day, 4],
    ['in progress before', 3 * day + 1, 2],
  ])('is %s', (_case, until, status) => {
    given('TASK_BOOK', { state: 'FILLING', deadline: now + until })
    expect(todos('陈思远')[0]?.status).toBe(status)
  })

  it('stands by its date, what has none last, the latest of these first', () => {
    given('TASK_BOOK', { state: 'FILLING', deadline: now + 2 * day })
    backend.work('TASK_BOOK', 'old', { creatorId: '陈思远', state: 'FILLING', stateSince: now - 2 * day })
    backend.work('TASK_BOOK', 'new', { creatorId: '陈思远', state: 'FILLING', stateSince: now - day })
    reminder('m', { std: now - day, end: now + day })
    expect(ids('陈思远')).toEqual(['m', 'work:w', 'work:new', 'work:old'])
  })

  it('and is due within a time begins with it and ends before its end, put off or not', () => {
    for (const [id, at] of Object.entries({ before: -1, first: 0, last: day - 1, after: day }))
      reminder(id, { std: now - day, end: now + 5 * day + at })
    reminder('never', null)
    snoozeTodo(backend.as('陈思远'), 'first', now + day)
    const due = todosDue(backend.as('陈思远'), now + 5 * day, now + 6 * day)
    expect(due.map(({ id }) => id)).toEqual(['first', 'last'])
  })
})

describe('a to-do that is put off', () => {
  const snooze = (id: string, until: number | null) => refusalOf(() => snoozeTodo(backend.as('陈思远'), id, until))
  beforeEach(() => {
    reminder('m', { std: now - day, end: now + 5 * day })
    reminder('open', null)
  })

  it.each<[string, string, number | null, number | null]>([
    ['until its date', 'm', now + 5 * day, null],
    ['past its date', 'm', now + 5 * day + 1, 603134],
    ['until now', 'm', now, 600],
    ['for long, where it has no date', 'open', now + 900 * day, null],
    ['that there is not', 'gone', now + day, 603135],
    ['no longer', 'm', null, null],
  ])('%s', (_case, id, until, code) => {
    expect(snooze(id, until)).toBe(code)
  })

  it('waits among those put off until then, and may be taken up before', () => {
    expect(snoozeTodo(backend.as('陈思远'), 'm', now + day)).toBe(true)
    expect([ids('陈思远'), ids('陈思远', 'SNOOZED')]).toEqual([['open'], ['m']])
    expect(todos('陈思远', 'SNOOZED')).toMatchObject([{ snoozedUntil: now + day }])
    const later = todosOf(backend.as('陈思远', { now: now + day }))
    expect(later.map(({ id, snoozedUntil }) => [id, snoozedUntil])).toEqual([
      ['m', null],
      ['open', null],
    ])
    snooze('m', null)
    expect(ids('陈思远')).toEqual(['m', 'open'])
  })

  it('comes back on its date where that has moved closer', () => {
    snooze('m', now + 4 * day)
    backend.db.messages.update('m', { todo: { std: now - day, end: now + 2 * day } } as never)
    expect(todos('陈思远', 'SNOOZED')).toMatchObject([{ snoozedUntil: now + 2 * day }])
  })

  it('stays read when it is put off, and is new once it waits again', () => {
    const context = backend.as('陈思远')
    const [todo] = todosOf(context)
    if (!todo) return expect.fail('no to-do')
    keepMark(context, '陈思远', todo, { read: true })
    snooze(todo.id, now + day)
    expect(backend.db.todoMarks.all()).toMatchObject([{ read: true, snoozedUntil: now + day, since: now - day }])
    keepMark(context, '陈思远', { ...todo, since: now }, {})
    expect(backend.db.todoMarks.all()).toMatchObject([{ read: false, snoozedUntil: null, since: now }])
  })
})

describe('what a person waits for', () => {
  it.each<[string, () => unknown, string, Partial<Todo>[]]>([
    [
      'is what they submitted, with who holds it',
      () => given('TASK_BOOK', { state: 'UNIT_REVIEW' }),
      '陈思远',
      [{ id: 'work:w', cause: 'WAITING', holder: university, handedTo: null }],
    ],
    ['is nothing that has ended', () => given('TASK_BOOK', { state: 'SIGNED' }), '陈思远', []],
    [
      'is the earliest first',
      () => {
        given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', submittedAt: now })
        backend.work('TASK_BOOK', 'x', { creatorId: '陈思远', state: 'FILLING' })
        part({ workId: 'x' })
        part({ id: 'of another', workId: 'x', byId: '李敏' })
      },
      '陈思远',
      [{ id: 'part:part' }, { id: 'work:w' }],
    ],
    ['is nothing of others', () => given('TASK_BOOK', { state: 'FILLING' }), '王建华', []],
    ['is nothing that waits for themselves', () => given('TASK_BOOK', { state: 'FILLING' }), '陈思远', []],
    [
      'is a section with a colleague',
      () => {
        given('TASK_BOOK', { state: 'SIGNED' })
        backend.work('TASK_BOOK', 'x', { creatorId: '陈思远', state: 'FILLING' })
        part({ workId: 'x' })
      },
      '陈思远',
      [{ id: 'part:part', cause: 'WAITING', holder: '赵立群', creatorName: null, link: '/my-project/work/x' }],
    ],
  ])('%s', (_case, prepare, who, expected) => {
    prepare()
    const found = todos(who, 'OTHERS')
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected)
  })

  it.each<[string, string, string, string[]]>([
    ['is what they returned', 'RETURN', '王建华', ['work:w']],
    ['is what they asked to rectify', 'RECTIFY', '王建华', ['work:w']],
    ['is not what they passed', 'PASS', '王建华', []],
    ['is not what a colleague returned', 'RETURN', '李敏', []],
  ])('%s', (_case, step, actorId, expected) => {
    given('TASK_BOOK', { state: 'RETURNED', opinion: '请补充' })
    const entry = { workId: 'w', actorId, role: 'unit', state: 'RETURNED', opinion: null }
    backend.db.workHistories.insert({ ...entry, id: 'h2', step, at: now - 1 } as never)
    backend.db.workHistories.insert({ ...entry, id: 'h1', step: 'SUBMIT', actorId: '陈思远', at: now - 2 } as never)
    expect(ids('王建华', 'OTHERS')).toEqual(expected)
  })

  it('is what they returned last, not before it was submitted again', () => {
    given('TASK_BOOK', { state: 'RETURNED' })
    const entry = { workId: 'w', role: 'unit', state: 'RETURNED', opinion: null }
    backend.db.workHistories.insert({ ...entry, id: 'h1', step: 'RETURN', actorId: '王建华', at: now - 2 } as never)
    backend.db.workHistories.insert({ ...entry, id: 'h2', step: 'SUBMIT', actorId: '陈思远', at: now - 2 } as never)
    expect(ids('王建华', 'OTHERS')).toEqual([])
  })
})

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

describe('a to-do in the inbox', () => {
  it.each<[TodoCause, string, string]>([
    ['FILL', '填报任务书《柔性》', 'Fill in: Task book “柔性”'],
    ['CORRECT', '修改被退回的任务书《柔性》', 'Correct what was returned: Task book “柔性”'],
    ['CHECK', '核对任务书的信息《柔性》', 'Check: Task book “柔性”'],
    ['DECIDE', '审核任务书《柔性》', 'Decide about: Task book “柔性”'],
    ['ANSWER', '答复任务书的问题《柔性》', 'Answer a question about: Task book “柔性”'],
    ['SIGN', '签署任务书《柔性》', 'Sign: Task book “柔性”'],
    ['CONFIRM', '确认您的参与信息《柔性》', 'Confirm your part in “柔性”'],
    ['REVIEW', '评审项目《柔性》', 'Review “柔性”'],
    ['PART', '填写同事请您填写的部分内容《柔性》', 'Fill in the part a colleague asks for “柔性”'],
    ['WAITING', '任务书《柔性》', 'Task book “柔性”'],
    ['REMINDER', '柔性', 'Flexible'],
    ['STAFF_CHECK', '柔性', 'Flexible'],
  ])('of the cause %s is called so in both languages', (cause, title, titleEn) => {
    given('TASK_BOOK')
    const todo = { cause, title: '柔性', titleEn: 'Flexible', workId: 'w', inPlaceOf: null } as Todo
    expect(titleOfTodo(backend.as(), todo)).toEqual([title, titleEn])
  })

  it.each<[string, Partial<Todo>, [string, string]]>([
    [
      'names the colleague',
      { inPlaceOf: '王建华' },
      ['审核任务书《柔性》（代王建华）', 'Decide about: Task book “柔性” (for 王建华)'],
    ],
    ['has its Chinese title without an English one', { cause: 'REMINDER', titleEn: null }, ['柔性', '柔性']],
  ])('%s', (_case, more, expected) => {
    given('TASK_BOOK')
    const todo = { cause: 'DECIDE', title: '柔性', workId: 'w', inPlaceOf: null, ...more } as Todo
    expect(titleOfTodo(backend.as(), todo)).toEqual(expected)
  })

  it.each<[string, object | null, object]>([
    [
      'that goes on',
      { std: now - 1.5 * day, end: now + 1.5 * day },
      { std: now - 1.5 * day, end: now + 1.5 * day, tiph: '1', tipm: '2', flag: 1, todo_status: 4 },
    ],
    [
      'that has not begun',
      { std: now + 1, end: now + 9 * day },
      { std: now + 1, end: now + 9 * day, tiph: null, tipm: '9', flag: 1, todo_status: 1 },
    ],
    ['that begins now and ends now', { std: now, end: now }, { tiph: '0', tipm: '0', flag: 1, todo_status: 3 }],
    ['that is over', { std: now - 2 * day, end: now - 1 }, { tiph: '2', tipm: null, flag: 1, todo_status: 3 }],
    ['without a date', { std: now - day }, { end: now - day, tiph: '1', tipm: null, flag: 0, todo_status: 2 }],
  ])('%s says its dates', (_case, dates, expected) => {
    reminder('m', dates)
    expect(todoMessages(backend.as('陈思远'))).toMatchObject([
      {
        ...{ _id: 'm', createDate: now - day, read: false, contentType: 'TODO', title: '交会议回执', titleEn: 'Reply' },
        ...{ content: null, contentEn: null, hasContent: false, system: 's01', link: '/mail', attachments: [] },
        extraData: expected,
      },
    ])
  })

  it('is read once, as long as it waits', () => {
    given('TASK_BOOK', { state: 'FILLING' })
    reminder('m', { std: now - day, end: now + day }, { read: true })
    const read = (id: string) => markTodoRead(backend.as('陈思远'), id)
    const readNow = () => todoMessages(backend.as('陈思远')).map((message) => [message._id, message.read])
    expect(readNow()).toEqual([
      ['m', true],
      ['work:w', false],
    ])
    expect([read('work:w'), read('work:w'), read('m'), read('gone')]).toEqual([true, false, false, false])
    expect(readNow()).toEqual([
      ['m', true],
      ['work:w', true],
    ])
    backend.db.works.update('w', { stateSince: now + 1 })
    expect(readNow()).toContainEqual(['work:w', false])
  })
})

it.each<[TodoOrderField, string[]]>([
  ['TITLE', ['b', 'a', 'c']],
  ['TITLE_EN', ['c', 'a', 'b']],
  ['DUE', ['c', 'a', 'b']],
  ['SINCE', ['b', 'c', 'a']],
  ['UNIT', ['b', 'a', 'c']],
])('to-dos are sorted by %s', (field, expected) => {
  const todo = (id: string, title: string, titleEn: string | null, dueAt: number, since: number, unitName: string) =>
    ({ id, title, titleEn, dueAt, since, unitName }) as Todo
  const list = [
    todo('a', '水稻', 'Alpha', 2 * hour, 3, '浦源研究院'),
    todo('b', '柔性', 'Omega', 3 * hour, 1, '临港实验室'),
    todo('c', '算法', null, hour, 2, 'AI 中心'),
  ]
  expect(todosInOrder(list, { field, descending: false }).map(({ id }) => id)).toEqual(expected)
  expect(todosInOrder(list, null).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
