import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { requirePart } from './roles'

/** A content its creator may change now: 60401 unknown, 60154 another person's, 60402 handed in. */
export function requireEditable(context: BackendContext, contentId: string): { content: ContentRow; caller: UserRow } {
  const { actions, roles, caller } = requirePart(context, contentId, 60401)
  const content = context.db.contents.get(contentId) ?? fail(60401)
  if (!roles.includes('creator')) fail(60154)
  if (!actions.includes('FILL')) fail(60402)
  return { content, caller }
}
