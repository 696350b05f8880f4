import { message } from '@/api/message'
import { inReadersWords } from '@/lib/in-readers-words'
import { safeRedirect } from '@/lib/safe-redirect'
import { MarkMessageReadDocument, type MessageLineFragment } from './graphql/messages.message.generated'
import { mailChanged } from './mail-changes'
import { dropUnread } from './unread'

/** A message as lists show it: without its text. */
export type Message = MessageLineFragment

/** What a message is called, in the reader's language where it was written in it. */
export function messageTitle({ title, titleEn }: Pick<Message, 'title' | 'titleEn'>): string {
  return inReadersWords(title, titleEn)
}

/** Where a todo or message leads: to what it is about; undefined where there is nothing to open. */
export function targetOf({ link }: Pick<Message, 'link'>): string | undefined {
  return (link && safeRedirect(link)) || undefined
}

/**
 * Marks a message as read: once the call has succeeded there is one unread fewer, wherever they are counted (specification,
 * section 4). Nothing is shown when it does not succeed (section 5).
 */
export async function markRead({ _id: id, contentType, read }: Message): Promise<void> {
  if (read) return
  const done = await message
    .mutate(MarkMessageReadDocument, { id }, { background: true })
    .then(({ markMessageRead }) => markMessageRead)
    .catch(() => false)
  if (!done) return
  const { cache } = message.client()
  cache.modify({ id: cache.identify({ __typename: 'InsiteMessage', _id: id }), fields: { read: () => true } })
  if (contentType !== 'TODO') dropUnread(id, contentType)
  mailChanged('read')
}
