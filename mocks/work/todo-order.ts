/** Sorts to-dos by due date or another column, for the list of to-dos. */

import { inOrder, type OrderKey } from '@/lib/collections/in-order'
import type { Todo, TodoOrder, TodoOrderField } from '../resolvers/workflow.generated'

const keys: Readonly<Record<TodoOrderField, (todo: Todo) => OrderKey>> = {
  TITLE: ({ title }) => title,
  TITLE_EN: ({ title, titleEn }) => titleEn ?? title,
  DUE: ({ dueAt }) => dueAt,
  SINCE: ({ since }) => since,
  UNIT: ({ unitName }) => unitName,
}

/** To-dos by a field; as they are without one. */
export const todosInOrder = (todos: readonly Todo[], order: TodoOrder | null | undefined) => inOrder(todos, keys, order)
