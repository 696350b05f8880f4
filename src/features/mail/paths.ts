import { generatePath } from 'react-router-dom'

/** The mail feature's addresses (specification, section 2): without a flag what is to do, 1 notices, 2 messages. */
export const mailPatterns = {
  todos: 'mail',
  notices: 'mail/1',
  messages: 'mail/2',
  calendar: 'mail/calendar',
  part: 'mail/part/:partId/:pageId',
} as const

type MailType = 'NOTICE' | 'INBOX'

/** What waits: the person's to do, or the pile others have. */
export const todosPath = (pile: 'DO' | 'OTHERS' | 'SNOOZED' = 'DO') =>
  `/${mailPatterns.todos}${pile === 'DO' ? '' : `?tab=${pile}`}`

/** All notices or messages; `unread`: those not read yet. */
export const mailPath = (type: MailType, unread = false) =>
  `/${type === 'NOTICE' ? mailPatterns.notices : mailPatterns.messages}${unread ? '?state=UNREAD' : ''}`

/** One notice or message, beside its list. */
export const messagePath = ({ _id, contentType }: { _id: string; contentType: MailType | 'TODO' }) =>
  contentType === 'TODO' ? todosPath() : `${mailPath(contentType)}?${new URLSearchParams({ message: _id })}`

/** What is due, month by month. */
export const dueCalendarPath = () => `/${mailPatterns.calendar}`

/** A page of the part of a form that a colleague gave; `field` (a field's path) puts the focus there, `comeBack` leads back to the check page. */
export function partPath(partId: string, pageId: string, field?: string, comeBack = false): string {
  const query = new URLSearchParams({ ...(field && { field }), ...(comeBack && { from: 'check' }) }).toString()
  return generatePath(`/${mailPatterns.part}`, { partId, pageId }) + (query && `?${query}`)
}
