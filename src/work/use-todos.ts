import { message } from '@/api/message'
import { workflow } from '@/api/workflow'
import type { TodoPile } from '@/api/workflow/schema.generated'
import { t } from '@/lib/i18n'
import { answerOf } from '@/shared/answer'
import { refreshUnread } from '@/shared/messages'
import { CompleteTodoDocument } from './graphql/todos.message.generated'
import { CoversDocument, type TodoFragment, TodosDocument } from './graphql/todos.workflow.generated'

/** A page of one pile of what waits, what is due first before the rest: derived from where works stand, so always asked anew. */
export function useTodos(pile: TodoPile, pageSize: number, pageNo = 1) {
  return answerOf(
    workflow.useQuery(TodosDocument, {
      variables: { pile, pageNo, pageSize },
      fetchPolicy: 'cache-and-network',
      background: true,
    }),
  )
}

/** Asks anew what waits, wherever it is shown. Never rejects: what is shown stays. */
export async function refreshTodos(): Promise<void> {
  const piles = Promise.resolve(workflow.client().refetchQueries({ include: [TodosDocument, CoversDocument] })).catch(
    () => undefined,
  )
  await Promise.all([piles, refreshUnread()])
}

/**
 * Sends the message that a reminder is done, which removes it. Answers whether it was; nothing is shown when it was not
 * (specification, section 5).
 */
export async function completeTodo({ id, title }: Pick<TodoFragment, 'id' | 'title'>): Promise<boolean> {
  const todo = {
    id,
    siteTitle: t('待办已完成：{title}', { title }),
    siteContent: t('您已完成待办“{title}”。', { title }),
  }
  const done = await message
    .mutate(CompleteTodoDocument, { todo }, { background: true })
    .then(({ sendMessage }) => sendMessage)
    .catch(() => false)
  await refreshTodos()
  return done
}
