/** Who else has a content open in the editor; for the smartform resolvers. */

import type { BackendContext } from '../context'
import { contentPart } from '../work/content-part'

/** A page without a heartbeat for longer than this counts as left, in milliseconds. */
const silence = 60_000

interface Report {
  contentId: string
  /** The current page; null when the form is left. */
  pageId: string | null
  /** Identifies the open document. */
  tab: string
}

/**
 * Records a person's page in a content and returns who else is there. 60401 for an unknown content, 60154 for a person
 * with no part in it.
 */
export function reportPresence(context: BackendContext, { contentId, pageId, tab }: Report) {
  const { db, now } = context
  const { caller } = contentPart(context, contentId)
  const id = `${caller.id}/${contentId}/${tab}`
  for (const row of db.presences.where({ contentId })) if (now - row.at > silence) db.presences.remove(row.id)
  if (pageId === null) db.presences.remove(id)
  else if (db.presences.get(id)) db.presences.update(id, { pageId, at: now })
  else db.presences.insert({ id, contentId, userId: caller.id, name: caller.userFullname, pageId, at: now })
  return db.presences
    .where({ contentId })
    .filter((row) => row.id !== id)
    .map((row) => ({ name: row.name, own: row.userId === caller.id, pageId: row.pageId, at: row.at }))
}
