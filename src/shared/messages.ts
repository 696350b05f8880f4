import { message } from '@/api/message'
import { t } from '@/lib/i18n'
import { safeRedirect } from '@/lib/safe-redirect'
import {
  CompleteTodoDocument,
  MarkMessageReadDocument,
  RemoveMessageDocument,
  TodosDocument,
  UnreadMessagesDocument,
  type UnreadMessagesQuery,
} from './graphql/messages.message.generated'

/** The systems whose messages the portal shows, and the popup's page (specification, section 9). */
const system = ['s01', 's02', 's09', 's10', 's23']
const popup = { system, pageNo: 1, pageSize: 5 }
/** More todos than anybody has at a time. */
const todos = { system, pageSize: 50 }

export type Message = UnreadMessagesQuery['inbox']['items'][number]

/** Where a todo or message leads: to what it is about; undefined where there is nothing to open. */
export function targetOf({ link }: Pick<Message, 'link'>): string | undefined {
  return (link && safeRedirect(link)) || undefined
}

/** What is unread, live: five notices and five messages, and how many there are in all. */
export function useUnreadMessages() {
  return message.useQuery(UnreadMessagesDocument, {
    variables: popup,
    fetchPolicy: 'cache-and-network',
    background: true,
  })
}

/** Everything this person has to do, live. */
export function useTodos() {
  return message.useQuery(TodosDocument, { variables: todos, fetchPolicy: 'cache-and-network' })
}

/** Asks anew what is unread, for all who show it. Never rejects: what is shown stays. */
export async function refreshUnread(): Promise<void> {
  const options = { fetchPolicy: 'network-only', background: true } as const
  await message.query(UnreadMessagesDocument, popup, options).catch(() => undefined)
}

/**
 * Marks a message as read. Nothing is shown when the call does not succeed (specification, section 5); the counter follows what
 * the backend says.
 */
export async function markRead(id: string): Promise<boolean> {
  const done = await message
    .mutate(MarkMessageReadDocument, { id }, { background: true })
    .then(({ markMessageRead }) => markMessageRead)
    .catch(() => false)
  await refreshUnread()
  return done
}

/**
 * Removes a message for good. Answers whether it is gone, which it also is where another tab removed it; a failure is announced
 * as any other.
 */
export async function removeMessage(id: string): Promise<boolean> {
  const gone = await message.mutate(RemoveMessageDocument, { id }).then(
    () => true,
    () => false,
  )
  await refreshUnread()
  return gone
}

/**
 * Sends the message that a todo is done, which removes the todo. Answers whether it was; nothing is shown when it was not
 * (specification, section 5).
 */
export async function completeTodo({ _id, title }: Pick<Message, '_id' | 'title'>): Promise<boolean> {
  const todo = {
    id: _id,
    siteTitle: t('待办已完成：{title}', { title }),
    siteContent: t('您已完成待办“{title}”。', { title }),
  }
  const done = await message
    .mutate(CompleteTodoDocument, { todo }, { background: true })
    .then(({ sendMessage }) => sendMessage)
    .catch(() => false)
  await Promise.all([
    message.query(TodosDocument, todos, { fetchPolicy: 'network-only', background: true }).catch(() => undefined),
    refreshUnread(),
  ])
  return done
}
