/** To-dos as messages of the inbox, with their read marks; for the mailbox and the calendar file. */

import { todoTask } from '@/work/todo-words'
import { type BackendContext, requireCaller } from '../context'
import { day } from '../domain/durations'
import { filledIn, inEnglish, joined, type Words } from '../domain/inform'
import type { InsiteMessage } from '../resolvers/message.generated'
import type { Todo } from '../resolvers/workflow.generated'
import { keepMark, markOf } from './todo-marks'
import { todosOf } from './todos'
import { kindOf } from './viewer-roles'

/** A to-do's title outside its list: the task, the subject, and the represented person. */
export function titleOfTodo({ db }: BackendContext, todo: Todo): Words {
  const { cause, title, titleEn, workId, inPlaceOf } = todo
  const work = workId == null ? undefined : db.works.get(workId)
  const task = todoTask({ cause, title, kind: work?.kind })
  if (task === undefined) return [title, titleEn ?? title]
  const noun = work ? kindOf(work).noun : ''
  const said = filledIn(task, { noun: [noun, inEnglish(noun)], title: [title, title] })
  return inPlaceOf == null ? said : joined(said, [`（代${inPlaceOf}）`, ` (for ${inPlaceOf})`])
}

/** A to-do's dates for the inbox (specification, section 3); without a relevant date, `flag` says so. */
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

/** The caller's to-dos as inbox messages, by due date. */
export function todoMessages(context: BackendContext): InsiteMessage[] {
  const { id: userId } = requireCaller(context)
  return todosOf(context)
    .map((todo) => ({ todo, said: titleOfTodo(context, todo) }))
    .map(({ todo, said: [title, titleEn] }) => ({
      _id: todo.id,
      createDate: todo.since,
      read: isRead(context, userId, todo),
      contentType: 'TODO',
      title,
      titleEn,
      content: null,
      contentEn: null,
      hasContent: false,
      system: todo.system,
      link: todo.link,
      attachments: [],
      extraData: dates(todo),
    }))
}

/** Records that the caller has read a to-do; false for one that no longer exists or was read before. */
export function markTodoRead(context: BackendContext, todoId: string): boolean {
  const { id: userId } = requireCaller(context)
  const todo = todosOf(context).find(({ id }) => id === todoId)
  if (!todo || isRead(context, userId, todo)) return false
  keepMark(context, userId, todo, { read: true })
  return true
}
