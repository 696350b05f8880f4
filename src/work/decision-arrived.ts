/** Finds out whether a decision whose response was lost has been recorded (by the caller's own newest entry in the history); for `DecisionForm`. */

import { workflow } from '@/api/workflow'
import { WorkHistoryDocument } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'

interface SentDecision {
  id: string
  action: WorkAction
  /** As sent, without blanks around it. */
  opinion: string | null
  /** Server time since which the work item was in the state it was decided in, in milliseconds. */
  since: number
}

/** Whether the newest entry of the history is this decision of this person. False while the history cannot be read. */
export async function hasArrived({ id, action, opinion, since }: SentDecision): Promise<boolean> {
  const options = { fetchPolicy: 'network-only', background: true } as const
  const history = await workflow.query(WorkHistoryDocument, { contentId: id }, options).catch(() => undefined)
  const entry = history?.workflowHistory.at(-1)
  if (!entry || entry.at <= since) return false
  return entry.step === action && entry.mine === true && (entry.opinion || null) === opinion
}
