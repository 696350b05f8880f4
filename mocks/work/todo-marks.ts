import type { BackendContext } from '../context'
import type { TodoMarkRow } from '../db/rows-desk'
import type { Todo } from '../resolvers/workflow.generated'

type Marked = Pick<Todo, 'id' | 'since' | 'dueAt'>

const markId = (userId: string, todoId: string) => `${userId}/${todoId}`

/** What a person keeps of a todo: of this time it waits, not of an earlier one. */
export function markOf({ db }: BackendContext, userId: string, { id, since }: Marked): TodoMarkRow | undefined {
  const mark = db.todoMarks.get(markId(userId, id))
  return mark?.since === since ? mark : undefined
}

export function keepMark(
  context: BackendContext,
  userId: string,
  todo: Marked,
  changes: Partial<Pick<TodoMarkRow, 'read' | 'snoozedUntil'>>,
): void {
  const id = markId(userId, todo.id)
  const mark = { id, since: todo.since, read: false, snoozedUntil: null, ...markOf(context, userId, todo), ...changes }
  context.db.todoMarks.remove(id)
  context.db.todoMarks.insert(mark)
}

/** Until when a todo is hidden: never past its date, which may have come nearer since; null once it is over. */
export function snoozedUntil(context: BackendContext, userId: string, todo: Marked): number | null {
  const until = markOf(context, userId, todo)?.snoozedUntil ?? null
  const end = until === null ? null : Math.min(until, todo.dueAt ?? until)
  return end !== null && end > context.now ? end : null
}
