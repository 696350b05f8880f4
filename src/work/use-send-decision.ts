/** Sends a decision about a work item; for `DecisionForm`. */

import { useRef } from 'react'
import { failureOf } from '@/api/errors/failure'
import { mayHaveArrived } from '@/api/errors/may-have-arrived'
import { workflow } from '@/api/workflow'
import type { DecisionAnswers } from './decision-answers'
import { hasArrived } from './decision-arrived'
import {
  DecideWorkDocument,
  type DecideWorkMutationVariables,
  type WorkRowFragment,
} from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'

interface Decision {
  action: WorkAction
  opinion: string
  /** Of a return of submitted content: the places to correct, and whether only they are opened. */
  remarks?: Pick<DecisionAnswers, 'remarks' | 'onlyNamed'>
  /** The revision that the reviewer has read. */
  seenRevision?: number
  facts: DecideWorkMutationVariables['facts']
}

/**
 * `send` answers null when the decision is recorded, also if only its response was lost; else the error that refused it.
 * `loading` while it is being sent.
 */
export function useSendDecision(work: WorkRowFragment) {
  /** The last response was lost: the decision may have been recorded. */
  const unknown = useRef(false)
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })

  const send = async ({ action, opinion, remarks, ...rest }: Decision): Promise<{ error: unknown } | null> => {
    const sent = { id: work.id, action, opinion: opinion.trim() || null }
    try {
      await decide({ variables: { kind: work.kind, ...sent, ...rest, ...(remarks && messageOf(remarks)) } })
      return null
    } catch (error) {
      unknown.current ||= mayHaveArrived(failureOf(error))
      return unknown.current && (await hasArrived({ ...sent, since: work.since })) ? null : { error }
    }
  }
  return { send, loading }
}

const messageOf = ({ remarks, onlyNamed }: Pick<DecisionAnswers, 'remarks' | 'onlyNamed'>) => ({
  comments: remarks.map(({ path, text, need }) => ({
    path,
    text: text.trim(),
    need: need === 'required' ? ('REQUIRED' as const) : ('ADVISED' as const),
  })),
  onlyNamed: onlyNamed && remarks.length > 0,
})
