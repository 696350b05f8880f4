/** To-dos as messages of the inbox, with their read marks; for the mailbox and the calendar file. */

import { type BackendContext, requireCaller } from '../context'
import { day } from '../domain/durations'
import { inEnglish, type Words } from '../domain/inform'
import type { InsiteMessage } from '../resolvers/message.generated'
import type { Todo, TodoCause } from '../resolvers/workflow.generated'
import { keepMark, markOf } from './todo-marks'
import { todosOf } from './todos'
import { kindOf } from './viewer-roles'

/** The task of a to-do, before the name of its subject; the titles of the others say it themselves. */
const causeTexts: Readonly<Partial<Record<TodoCause, Words>>> = {
  FILL: ['填报{noun}', 'Fill in: {noun}'],
  CORRECT: ['修改被退回的{noun}', 'Correct what was returned: {noun}'],
  CHECK: ['核对{noun}的信息', 'Check: {noun}'],
  DECIDE: ['审核{noun}', 'Decide about: {noun}'],
  ANSWER: ['答复{noun}的问题', 'Answer a question about: {noun}'],
  SIGN: ['签署{noun}', 'Sign: {noun}'],
  CONFIRM: ['确认您的参与信息', 'Confirm your part in'],
  REVIEW: ['评审项目', 'Review'],
  PART: ['填写同事请您填写的部分内容', 'Fill in the part a colleague asks for'],
  WAITING: ['{noun}', '{noun}'],
}

/** The same where what a kind asks for has other words: a unit's place in an award report, taking a unit over. */
const kindTexts: Readonly<Partial<Record<string, Words>>> = {
  AWARD_UNIT: ['确认本单位的排名与贡献', 'Confirm your unit’s place in'],
  ADMINISTRATOR_HANDOVER: ['答复', 'Answer'],
}

/** A to-do's title outside its list: the task, the subject, and the represented person. */
export function titleOfTodo({ db }: BackendContext, { cause, title, titleEn, workId, inPlaceOf }: Todo): Words {
  const work = workId == null ? undefined : db.works.get(workId)
  const task = (cause === 'SIGN' || cause === 'CONFIRM' ? kindTexts[work?.kind ?? ''] : undefined) ?? causeTexts[cause]
  if (!task) return [title, titleEn ?? title]
  const noun = work ? kindOf(work).noun : ''
  const [zh, en] = task
  return [
    `${zh.replace('{noun}', noun)}《${title}》${inPlaceOf == null ? '' : `（代${inPlaceOf}）`}`,
    `${en.replace('{noun}', inEnglish(noun))} “${title}”${inPlaceOf == null ? '' : ` (for ${inPlaceOf})`}`,
  ]
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
