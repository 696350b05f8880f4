/** Removes a work item and restores it, for its creator; for the workflow resolvers. */

import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { rulesOf } from './all-rules'
import { dropWork } from './drop'
import { requireWork } from './viewer-roles'

/** How long a deleted work item can be restored, in milliseconds; the screens state it. */
const restorableFor = 10 * 60_000

/** Deletes a work item: 603110 for a person who did not create it, 603002 where its kind does not allow it. */
export function removeWork(context: BackendContext, workId: string): boolean {
  const { work, viewerRoles, actions } = requireWork(context, workId)
  if (!viewerRoles.creator) fail(603110)
  if (!actions.includes('REMOVE')) fail(603002)
  const { db, now } = context
  for (const { id, at } of db.removedWorks.all()) if (now - at > restorableFor) db.removedWorks.remove(id)
  const history = db.workHistories.where({ workId })
  const parts = db.delegatedSections.where({ workId })
  db.removedWorks.insert({ id: workId, at: now, work, content: db.contents.get(workId) ?? null, history, parts })
  rulesOf(work).removed?.(context, work)
  dropWork(context, workId)
  return true
}

/**
 * Restores a work item that the caller deleted; 603001 for anything else and after its time, and the kind's own
 * refusals.
 */
export function restoreWork(context: BackendContext, workId: string): WorkRow {
  const caller = requireCaller(context)
  const { db, now } = context
  const removed = db.removedWorks.get(workId)
  if (!removed || removed.work.creatorId !== caller.id || now - removed.at > restorableFor) return fail(603001)
  const { work, content, history, parts } = removed
  const rules = rulesOf(work)
  rules.restored?.(context, work)
  db.removedWorks.remove(workId)
  db.works.insert(work)
  for (const entry of history) db.workHistories.insert(entry)
  for (const part of parts) db.delegatedSections.insert(part)
  if (content) {
    db.contents.insert(content)
    rules.afterSave?.(context, content)
  }
  return work
}
