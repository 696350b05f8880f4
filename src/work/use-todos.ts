/**
 * The hook of a person's to-dos by pile, the call that completes one, and the one that reloads them everywhere; for home, the bell, the page of
 * to-dos and every action that changes one. `components/TodoActions.tsx` hands over and snoozes.
 */
import { failureOf, failureTextInPage } from '@/api/errors/failure'
import { message } from '@/api/message'
import { workflow } from '@/api/workflow'
import type { TodoOrder, TodoPile } from '@/api/workflow/schema.generated'
import { t } from '@/lib/i18n/i18n'
import { mailChanged, onMailChange } from '@/shared/mail/mail-changes'
import { refreshUnread } from '@/shared/mail/unread'
import { CompleteTodoDocument } from './graphql/todos.message.generated'
import { CoversDocument, type TodoFragment, TodosDocument } from './graphql/todos.workflow.generated'

/** A page of one pile of to-dos, earliest deadline first or in the order asked for. Derived from states, so always loaded fresh. */
export function useTodos(pile: TodoPile, pageSize: number, pageNo = 1, orderBy?: TodoOrder) {
  return workflow.useAnswer(TodosDocument, {
    variables: { pile, pageNo, pageSize, ...(orderBy && { orderBy }) },
    fetchPolicy: 'cache-and-network',
    background: true,
    fresh: true,
  })
}

/** Reloads to-dos wherever they are displayed, in other tabs too. Never rejects: the display stays. */
export async function refreshTodos(): Promise<void> {
  mailChanged('list')
  await askPiles()
}

async function askPiles(): Promise<void> {
  const refetching = workflow.client().refetchQueries({ include: [TodosDocument, CoversDocument] })
  await Promise.resolve(refetching).catch(() => undefined)
}
onMailChange((change, elsewhere) => {
  if (change === 'list' && elsewhere) void askPiles()
})

/** It was completed before: here, in another tab, or on another device. */
const completedBefore = 603135

/**
 * Sends the message that completes a to-do, which removes it. A failure shows nothing (specification, section 5); for
 * one completed before, it returns the text to show in place.
 */
export async function completeTodo({
  id,
  title,
}: Pick<TodoFragment, 'id' | 'title'>): Promise<{ done: boolean; before?: string }> {
  const todo = {
    id,
    siteTitle: t('待办已完成：{title}', { title }),
    siteContent: t('您已完成待办“{title}”。', { title }),
  }
  try {
    const { sendMessage: done } = await message.mutate(CompleteTodoDocument, { todo }, { background: true })
    await refreshTodos()
    return { done }
  } catch (error) {
    if (failureOf(error).code !== completedBefore) return { done: false }
    void refreshUnread()
    return { done: false, before: failureTextInPage(error) }
  }
}
