import { message } from '@/api/message'
import { safeRedirect } from '@/lib/safe-redirect'
import {
  MarkMessageReadDocument,
  RemoveMessageDocument,
  UnreadMessagesDocument,
  type UnreadMessagesQuery,
} from './graphql/messages.message.generated'

/** The systems whose messages the portal shows, and the popup's page (specification, section 9). */
const system = ['s01', 's02', 's09', 's10', 's23']
const popup = { system, pageNo: 1, pageSize: 5 }

export type UnreadMessages = UnreadMessagesQuery
export type Message = UnreadMessages['inbox']['items'][number]

/** How many notices and messages are unread; undefined while it is not known. */
export function unreadTotal(unread: UnreadMessages | undefined): number | undefined {
  return unread && unread.notices.total + unread.inbox.total
}

/** Where a todo or message leads: to what it is about; undefined where there is nothing to open. */
export function targetOf({ link }: Pick<Message, 'link'>): string | undefined {
  return (link && safeRedirect(link)) || undefined
}

/** What is unread, live: five notices and five messages unless more are asked for, the first todos, and how many there are in all. */
export function useUnreadMessages(pageSize = popup.pageSize) {
  return message.useQuery(UnreadMessagesDocument, {
    variables: { ...popup, pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
}

/** Asks anew what is unread, for all who show it. Never rejects: what is shown stays. */
export async function refreshUnread(): Promise<void> {
  const asked = message.client().refetchQueries({ include: [UnreadMessagesDocument] })
  await Promise.resolve(asked).catch(() => undefined)
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
