/** What waits for a person, and since and until when: rules that need a few rows only. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallTodos } from '../../tests/small-todos'
import { university } from '../../tests/small-university'
import type { Todo } from '../resolvers/workflow.generated'
import { snoozeTodo, todosDue } from './todos'

let { backend, given, todos, ids, project, reminder, part } = smallTodos()
beforeEach(() => {
  ;({ backend, given, todos, ids, project, reminder, part } = smallTodos())
})
const { now, day } = backend

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
    [
      'to close a project, from its last day on',
      () => {
        project('APPROVED')
        backend.content('p', { cycle: { start: '2026-01-01', end: '2099-12-31' } })
        given('ACCEPTANCE', { state: 'TO_APPLY', projectId: 'p', belongsTo: 'p' })
      },
      '陈思远',
      { cause: 'FILL', since: now, startsAt: Date.parse('2099-12-31T00:00:00+08:00'), status: 1 },
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

  it('is an invitation to review, until it is answered', () => {
    const { panelInvitations, reviewPanels } = backend.db
    reviewPanels.insert({ id: 'panel', title: '第 6 组', titleEnglish: 'Panel 6', dueAt: now + 9 * day } as never)
    const invite = (id: string, more: object) =>
      panelInvitations.insert({
        id,
        panelId: 'panel',
        expertId: '李敏',
        state: 'INVITED',
        at: now - day,
        ...more,
      } as never)
    invite('i', {})
    invite('answered', { state: 'ACCEPTED' })
    invite('of another', { expertId: '赵立群' })
    invite('of no panel', { panelId: 'gone' })
    expect(todos('李敏')).toMatchObject([
      {
        ...{ id: 'invitation:i', cause: 'INVITATION', system: 's10', link: '/expert/review', workId: null },
        ...{ title: '答复评审邀请《第 6 组》', titleEn: 'Answer the invitation to review “Panel 6”' },
        ...{ since: now - day, dueAt: now + 9 * day },
      },
    ])
    expect(todos('陈思远')).toEqual([])
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
