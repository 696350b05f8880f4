/** Hooks of what waits for the reviewer's decision. */

import { workflow } from '@/api/workflow'
import { WaitingWorksDocument, WorkCountsDocument } from './graphql/works.workflow.generated'

/** Enough to find the next item beside the one just decided. */
const few = 2

/**
 * What waits for this person's decision, of all kinds and guides, earliest deadline first; items of `kind` before the others. `known` is false while
 * loading and after a failure: then nothing may be said about there being no other.
 */
export function useWaiting(kind?: string) {
  const answer = workflow.useAnswer(WaitingWorksDocument, {
    variables: { kind, pageNo: 1, pageSize: few },
    fetchPolicy: 'network-only',
    background: true,
  })
  const known = !answer.loading && answer.failure === undefined && answer.data !== undefined
  return { ...answer, known, works: answer.data?.waitingWorks.items ?? [], total: answer.data?.waitingWorks.total }
}

/**
 * Reloads what waits and the counts of tabs wherever they are displayed, after decisions that leave the page as it is.
 * Never rejects: the display stays.
 */
export async function refreshWaiting(): Promise<void> {
  const refetching = workflow.client().refetchQueries({ include: [WaitingWorksDocument, WorkCountsDocument] })
  await Promise.resolve(refetching).catch(() => undefined)
}
