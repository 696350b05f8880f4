/** Addresses of to-dos, notices, messages and the due calendar. */
import { generatePath } from 'react-router-dom'

/** The mail addresses (specification, section 2): without a flag to-dos, 1 notices, 2 messages. */
export const mailPatterns = {
  todos: 'mail',
  notices: 'mail/1',
  messages: 'mail/2',
  calendar: 'mail/calendar',
  part: 'mail/part/:partId/:pageId',
} as const

type MailType = 'NOTICE' | 'INBOX'

/** The person's to-dos, or the pile that others hold. */
export const todosPath = (pile: 'DO' | 'OTHERS' | 'SNOOZED' = 'DO') =>
  `/${mailPatterns.todos}${pile === 'DO' ? '' : `?tab=${pile}`}`

/** All notices or messages; `unread`: the unread ones. */
export const mailPath = (type: MailType, unread = false) =>
  `/${type === 'NOTICE' ? mailPatterns.notices : mailPatterns.messages}${unread ? '?state=UNREAD' : ''}`

/** A notice or message beside its list. */
export const messagePath = ({ _id, contentType }: { _id: string; contentType: MailType | 'TODO' }) =>
  contentType === 'TODO' ? todosPath() : `${mailPath(contentType)}?${new URLSearchParams({ message: _id })}`

/** The calendar of due dates. */
export const dueCalendarPath = () => `/${mailPatterns.calendar}`

/** A page of a delegated section; `field` (a path) gets the focus, `comeBack` offers the way back to the check page. */
export function partPath(partId: string, pageId: string, field?: string, comeBack = false): string {
  const query = new URLSearchParams({ ...(field && { field }), ...(comeBack && { from: 'check' }) }).toString()
  return generatePath(`/${mailPatterns.part}`, { partId, pageId }) + (query && `?${query}`)
}
