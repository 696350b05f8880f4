import { generatePath } from 'react-router-dom'

/** The mail feature's addresses (specification, section 2). */
export const mailPatterns = { todos: 'mail', part: 'mail/part/:partId/:pageId' } as const

/** What waits: the person's to do, or the pile others have. */
export const todosPath = (pile: 'DO' | 'OTHERS' | 'SNOOZED' | 'NEWS' = 'DO') =>
  `/${mailPatterns.todos}${pile === 'DO' ? '' : `?tab=${pile}`}`

/** A page of the part of a form that a colleague gave; `field` (a field's path) puts the focus there, `comeBack` leads back to the check page. */
export function partPath(partId: string, pageId: string, field?: string, comeBack = false): string {
  const query = new URLSearchParams({ ...(field && { field }), ...(comeBack && { from: 'check' }) }).toString()
  return generatePath(`/${mailPatterns.part}`, { partId, pageId }) + (query && `?${query}`)
}
