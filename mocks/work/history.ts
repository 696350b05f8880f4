import type { BackendContext } from '../context'
import type { WorkflowEntry } from '../resolvers/workflow.generated'
import { requireWork } from './viewer-roles'

/** The history of a work item of any kind, oldest first, for a person with a part in it. */
export function historyOf(context: BackendContext, workId: string): WorkflowEntry[] {
  requireWork(context, workId)
  return context.db.workHistories
    .where({ workId })
    .toSorted((a, b) => a.at - b.at)
    .map((entry) => ({ ...entry, actorRole: entry.actorTitle, inPlaceOf: entry.inPlaceOf?.name ?? null }))
}
