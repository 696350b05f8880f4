/** Messages as lists show them: title, target, mark as read; for mail, bell and search. */

import { message } from '@/api/message'
import { localizedText } from '@/lib/i18n/localized-text'
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { MarkMessageReadDocument, type MessageLineFragment } from '../graphql/messages.message.generated'
import { mailChanged } from './mail-changes'
import { dropUnread } from './unread'

/** A message without its text, as lists display it. */
export type Message = MessageLineFragment

/** The title of a message, in the interface language where there is one. */
export function messageTitle({ title, titleEn }: Pick<Message, 'title' | 'titleEn'>): string {
  return localizedText(title, titleEn)
}

/** The address that a to-do or message leads to; undefined for none. */
export function targetOf({ link }: Pick<Message, 'link'>): string | undefined {
  return (link && safeRedirect(link)) || undefined
}

/**
 * Marks a message as read. The unread count drops by one when the call succeeds (specification, section 4); a failure
 * shows nothing (section 5).
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
