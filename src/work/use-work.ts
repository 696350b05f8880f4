import type { Failure } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import {
  WorkDocument,
  WorkHistoryDocument,
  type WorkHistoryQuery,
  type WorkRowFragment,
} from './graphql/works.workflow.generated'

/** One work as it stands now, with its history; never another one's while the address changes. */
export function useWork(
  id: string,
  kinds?: readonly string[],
): {
  work: WorkRowFragment | undefined
  history: WorkHistoryQuery['workflowHistory'] | undefined
  failure: Failure | undefined
  retry(): void
} {
  const quiet = { fetchPolicy: 'network-only', background: true } as const
  const answer = answerOf(workflow.useQuery(WorkDocument, { variables: { kinds: kinds && [...kinds], id }, ...quiet }))
  const history = answerOf(workflow.useQuery(WorkHistoryDocument, { variables: { contentId: id }, ...quiet }))
  return {
    work: answer.data?.work.id === id ? answer.data.work : undefined,
    history: history.data?.workflowHistory,
    failure: answer.failure ?? history.failure,
    retry: () => {
      answer.retry()
      history.retry()
    },
  }
}
