/** The history of a work item as its readers may see it; for the workflow resolvers and PDFs. */

import type { BackendContext } from '../context'
import type { WorkHistoryRow } from '../db/rows-work'
import type { WorkflowEntry } from '../resolvers/workflow.generated'
import { requireWork } from './viewer-roles'

/** An entry as its readers see it. */
const entryView = (entry: WorkHistoryRow): WorkflowEntry => ({
  ...entry,
  actorRole: entry.actorTitle,
  inPlaceOf: entry.inPlaceOf?.name ?? null,
})

/** The history of a work item of any kind, oldest first, for a person with a part in it. */
export function historyOf(context: BackendContext, workId: string): WorkflowEntry[] {
  requireWork(context, workId)
  return context.db.workHistories
    .where({ workId })
    .toSorted((a, b) => a.at - b.at)
    .map(entryView)
}
