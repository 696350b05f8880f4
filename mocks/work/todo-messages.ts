import { type BackendContext, requireCaller } from '../context'
import type { InsiteMessage } from '../resolvers/message.generated'
import type { Todo, TodoCause } from '../resolvers/workflow.generated'
import { kindOf } from './standing'
import { keepMark, markOf } from './todo-marks'
import { todosOf } from './todos'

const day = 24 * 3600_000

/** What a todo asks for, before the name of what it is about. */
const asked: Readonly<Record<TodoCause, (noun: string) => string>> = {
  FILL: (noun) => `填报${noun}`,
  CORRECT: (noun) => `修改被退回的${noun}`,
  CHECK: (noun) => `核对${noun}的信息`,
  DECIDE: (noun) => `审核${noun}`,
  SIGN: (noun) => `签署${noun}`,
  CONFIRM: () => '确认您的参与信息',
  REVIEW: () => '评审项目',
  PART: () => '填写同事请您填写的部分内容',
  REMINDER: () => '',
  WAITING: (noun) => noun,
}

/** What a todo is called outside its list: what is to be done, with what, and in whose place. */
export function titleOfTodo({ db }: BackendContext, { cause, title, workId, inPlaceOf }: Todo): string {
  if (cause === 'REMINDER') return title
  const work = workId == null ? undefined : db.works.get(workId)
  const place = inPlaceOf == null ? '' : `（代${inPlaceOf}）`
  return `${asked[cause](work ? kindOf(work).noun : '')}《${title}》${place}`
}

/** The dates of a todo as the inbox gives them (specification, section 3); without a date that counts, `flag` says so. */
function dates({ startsAt, dueAt, status, serverTime: now }: Todo): InsiteMessage['extraData'] {
  const end = dueAt ?? startsAt
  return {
    std: startsAt,
    end,
    tiph: now < startsAt ? null : String(Math.floor((now - startsAt) / day)),
    tipm: dueAt == null || now > end ? null : String(Math.ceil((end - now) / day)),
    flag: dueAt == null ? 0 : 1,
    todo_status: status,
  }
}

function isRead(context: BackendContext, userId: string, todo: Todo): boolean {
  if (todo.cause === 'REMINDER') return context.db.messages.get(todo.id)?.read ?? false
  return markOf(context, userId, todo)?.read ?? false
}

/** The caller's todos as messages of the inbox, what is due first before the rest. */
export function todoMessages(context: BackendContext): InsiteMessage[] {
  const { id: userId } = requireCaller(context)
  return todosOf(context).map((todo) => ({
    _id: todo.id,
    createDate: todo.since,
    read: isRead(context, userId, todo),
    contentType: 'TODO',
    title: titleOfTodo(context, todo),
    content: null,
    hasContent: false,
    system: todo.system,
    link: todo.link,
    attachments: [],
    extraData: dates(todo),
  }))
}

/** Keeps that the caller has read a todo; false for one that is gone, or read before. */
export function markTodoRead(context: BackendContext, todoId: string): boolean {
  const { id: userId } = requireCaller(context)
  const todo = todosOf(context).find(({ id }) => id === todoId)
  if (!todo || isRead(context, userId, todo)) return false
  keepMark(context, userId, todo, { read: true })
  return true
}
