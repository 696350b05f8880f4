/** A hook that loads a work item with its history, for its pages. */

import type { Failure } from '@/api/errors/failure'
import { answerAbout } from '@/api/query-answer'
import { workflow } from '@/api/workflow'
import {
  WorkDocument,
  WorkHistoryDocument,
  type WorkHistoryQuery,
  type WorkRowFragment,
} from './graphql/works.workflow.generated'

/** The history of a work item, or its failure; both absent while loading. */
export interface KnownHistory {
  entries: WorkHistoryQuery['workflowHistory'] | undefined
  failureText: string | undefined
  retry(): void
}

/** A work item as it is now, with its history; never another one's while the address changes. */
export function useWork(
  id: string,
  kinds?: readonly string[],
): {
  work: WorkRowFragment | undefined
  history: KnownHistory
  failure: Failure | undefined
  retry(): void
} {
  const quiet = { fetchPolicy: 'network-only', background: true } as const
  const answer = answerAbout(
    workflow.useAnswer(WorkDocument, { variables: { kinds: kinds && [...kinds], id }, ...quiet }),
    ({ work }) => work.id === id,
  )
  const history = workflow.useAnswer(WorkHistoryDocument, { variables: { contentId: id }, ...quiet })
  return {
    work: answer.data?.work,
    history: { entries: history.data?.workflowHistory, failureText: history.failureText, retry: history.retry },
    failure: answer.failure,
    retry: () => {
      answer.retry()
      history.retry()
    },
  }
}
