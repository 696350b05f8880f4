/** A person's marks on their to-dos (read, snoozed), valid while the same to-do waits. */
import type { BackendContext } from '../context'
import type { TodoMarkRow } from '../db/rows-desk'
import type { Todo } from '../resolvers/workflow.generated'

type Marked = Pick<Todo, 'id' | 'since' | 'dueAt'>

const markId = (userId: string, todoId: string) => `${userId}/${todoId}`

/** A person's mark on a to-do; only for its current waiting time, not an earlier one. */
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

/** A to-do's snooze end: never past its due date, which may have moved closer since; null once it is over. */
export function snoozedUntil(context: BackendContext, userId: string, todo: Marked): number | null {
  const until = markOf(context, userId, todo)?.snoozedUntil ?? null
  const end = until === null ? null : Math.min(until, todo.dueAt ?? until)
  return end !== null && end > context.now ? end : null
}
