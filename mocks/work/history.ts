/** The history of a work item as its readers may see it; for the workflow resolvers and PDFs. */

import { type BackendContext, requireCaller } from '../context'
import type { WorkHistoryRow } from '../db/rows-work'
import type { WorkflowEntry } from '../resolvers/workflow.generated'
import { requireWork } from './viewer-roles'

/** An entry as a reader sees it. */
const entryView = (entry: WorkHistoryRow, readerId: string): WorkflowEntry => ({
  ...entry,
  mine: entry.actorId === readerId,
  actorRole: entry.actorTitle,
  inPlaceOf: entry.inPlaceOf?.name ?? null,
})

/** The steps of a work item, oldest first. */
export const historyRows = ({ db }: Pick<BackendContext, 'db'>, workId: string): WorkHistoryRow[] =>
  db.workHistories.where({ workId }).toSorted((a, b) => a.at - b.at)

/** The history of a work item of any kind, oldest first, for a person with a part in it. */
export function historyOf(context: BackendContext, workId: string): WorkflowEntry[] {
  const { id } = requireCaller(context)
  requireWork(context, workId)
  return historyRows(context, workId).map((entry) => entryView(entry, id))
}
