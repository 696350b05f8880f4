import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { WaitingWorksDocument } from './graphql/works.workflow.generated'

/** Enough to find the next one beside the one just decided. */
const few = 2

/**
 * What waits for this person's decision, of all kinds and guides, what is due first before the rest. `known` is false while the
 * answer is on its way and when it could not be had: then nothing may be said about there being no other.
 */
export function useWaiting(pageSize = few) {
  const answer = answerOf(
    workflow.useQuery(WaitingWorksDocument, {
      variables: { pageNo: 1, pageSize },
      fetchPolicy: 'network-only',
      background: true,
    }),
  )
  const known = !answer.loading && answer.failure === undefined && answer.data !== undefined
  return { ...answer, known, works: answer.data?.waitingWorks.items ?? [], total: answer.data?.waitingWorks.total }
}
