/** To-dos in the inbox: their texts, and when they count as read; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallTodos } from '../../tests/small-todos'
import type { Todo, TodoCause } from '../resolvers/workflow.generated'
import { markTodoRead, titleOfTodo, todoMessages } from './todo-messages'

let { backend, given, reminder } = smallTodos()
beforeEach(() => {
  ;({ backend, given, reminder } = smallTodos())
})
const { now, day } = backend

describe('a to-do in the inbox', () => {
  it.each<[TodoCause, string, string, string]>([
    ['DECIDE', 'TASK_BOOK', '审核任务书《柔性》', 'Task book to review: 柔性'],
    ['REVIEW', 'TASK_BOOK', '评审项目《柔性》', 'Project to review: 柔性'],
    ['SIGN', 'AWARD_UNIT', '确认本单位在《柔性》中的排名与贡献', 'Confirm your unit’s rank and contribution in “柔性”'],
    ['WAITING', 'ADMINISTRATOR_HANDOVER', '管理员移交《柔性》', 'Handover of the administration: 柔性'],
    ['REMINDER', 'TASK_BOOK', '柔性', 'Flexible'],
    ['STAFF_CHECK', 'TASK_BOOK', '柔性', 'Flexible'],
  ])('of the cause %s about a %s is called as in its list, in both languages', (cause, kind, title, titleEn) => {
    given(kind)
    const todo = { cause, title: '柔性', titleEn: 'Flexible', workId: 'w', inPlaceOf: null } as Todo
    expect(titleOfTodo(backend.as(), todo)).toEqual([title, titleEn])
  })

  it.each<[string, Partial<Todo>, [string, string]]>([
    [
      'names the colleague',
      { inPlaceOf: '王建华' },
      ['审核任务书《柔性》（代王建华）', 'Task book to review: 柔性 (for 王建华)'],
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
