/** A hook that loads the due dates of a month, for the due calendar and reloads it after changes; for grid and list. */

import { program } from '@/api/program'
import { answerOf } from '@/api/query-answer'
import { workflow } from '@/api/workflow'
import type { TodoCause } from '@/api/workflow/schema.generated'
import { declarePath } from '@/features/project/paths'
import { nameText } from '@/lib/i18n/english-names'
import { text } from '@/lib/i18n/i18n'
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { formatDay } from '@/lib/time/beijing-time'
import { shiftMonth, startOfMonth } from '@/lib/time/months'
import { dueWords, urgencyColors, urgencyOf } from '@/lib/work/due'
import { useSession } from '@/session/session'
import type { StatusColor } from '@/ui/StatusTag'
import { type TodoFragment, TodosDueDocument } from '@/work/graphql/todos.workflow.generated'
import { todoState, todoTitle } from '@/work/todo-words'
import { MailOpenGuidesDocument } from './graphql/due.program.generated'
import { todosPath } from './paths'

/** An entry of the calendar. */
export interface DueEntry {
  id: string
  /** `YYYY-MM-DD` in Beijing time. */
  day: string
  dueAt: number
  serverTime: number
  /** Where it stands, in words and colour. */
  words: string
  color: StatusColor
  /** The todo it is; absent for a guide. */
  todo?: TodoFragment
  /** What to do; a text key. */
  label: string
  title: string
  /** The address of the task. */
  to: string
}

const filling = text('填报')
const deciding = text('办理')
/** The label of a due date; `deciding` for the others. */
const labels: Readonly<Partial<Record<TodoCause, string>>> = {
  FILL: filling,
  CORRECT: filling,
  CHECK: filling,
  PART: filling,
  REMINDER: text('提醒事项'),
}

/** More guides are never open at once. */
const manyGuides = 100

/** What is due in a month (`YYYY-MM`): to-dos including reports and, for applicants, closing guides; earliest first. */
export function useDueMonth(month: string) {
  const declares = useSession().permissions.has('s02.f009')
  const [from, to] = [startOfMonth(month), startOfMonth(shiftMonth(month, 1))]
  const options = { fetchPolicy: 'cache-and-network', background: true } as const
  const due = workflow.useQuery(TodosDueDocument, { variables: { from, to }, ...options })
  const todos = answerOf(due)
  const open = program.useAnswer(MailOpenGuidesDocument, {
    variables: { pageSize: manyGuides },
    skip: !declares,
    ...options,
  })
  // A response for another month is ignored.
  const known = due.data && (!declares || open.data !== undefined)
  const entries = [
    ...(due.data?.todosDue ?? []).flatMap((todo) =>
      todo.dueAt == null
        ? []
        : entryOf({
            ...{
              id: todo.id,
              dueAt: todo.dueAt,
              serverTime: todo.serverTime,
              label: labels[todo.cause] ?? deciding,
              todo,
            },
            ...{ title: todoTitle(todo), to: (todo.link && safeRedirect(todo.link)) || todosPath() },
          }),
    ),
    ...(open.data?.guides.items ?? [])
      .filter(({ closesAt }) => closesAt >= from && closesAt < to)
      .map((guide) =>
        entryOf({
          ...{ id: `guide:${guide.id}`, dueAt: guide.closesAt, serverTime: guide.serverTime, label: text('指南截止') },
          ...{ title: nameText(guide.title), to: declarePath(guide) },
        }),
      ),
  ].toSorted((a, b) => a.dueAt - b.dueAt)
  return {
    entries: known ? entries : undefined,
    failureText: todos.failureText ?? open.failureText,
    retry() {
      todos.retry()
      if (declares) open.retry()
    },
  }
}

function entryOf(entry: Omit<DueEntry, 'day' | 'words' | 'color'>): DueEntry {
  const { dueAt, serverTime, todo } = entry
  const state = todo
    ? todoState(todo)
    : { words: dueWords(dueAt, serverTime), color: urgencyColors[urgencyOf(dueAt, serverTime)] }
  return { ...entry, ...state, day: formatDay(dueAt) }
}
