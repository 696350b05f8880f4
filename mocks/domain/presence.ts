import type { BackendContext } from '../context'
import { contentPart } from '../work/content-part'

/** A page open for longer than this without a word from it counts as left, in milliseconds. */
const silence = 60_000

interface Report {
  contentId: string
  /** The page in hand; null when the form is left. */
  pageId: string | null
  /** Names the open document. */
  tab: string
}

/**
 * Notes where a person is in a content and answers who else is. 60401 when the content does not exist, 60154 for a person with
 * no part in it.
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
