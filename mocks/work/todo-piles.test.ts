/** What people put off and what they wait for themselves, and the order of to-dos; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallTodos } from '../../tests/small-todos'
import { university } from '../../tests/small-university'
import type { Todo, TodoOrderField } from '../resolvers/workflow.generated'
import { keepMark } from './todo-marks'
import { todosInOrder } from './todo-order'
import { snoozeTodo, todosOf } from './todos'

let { backend, given, todos, ids, reminder, part } = smallTodos()
beforeEach(() => {
  ;({ backend, given, todos, ids, reminder, part } = smallTodos())
})
const { now, day } = backend
const hour = day / 24

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
