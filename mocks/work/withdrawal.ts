/** Where a withdrawal leads to: back to the state the work item was submitted from, with what its reviewer had requested. */

import { stateOf, targetsOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { historyRows } from './history'
import { kindOf } from './viewer-roles'

/** The return that a withdrawn submission answered. */
interface AnsweredReturn {
  /** The returned state, where the item stands again. */
  state: string
  /** What the reviewer requested. */
  opinion: string | null
  /** When the returned version was submitted. */
  submittedAt: number | null
}

/** Steps that request a correction. */
const returns = ['RETURN', 'RECTIFY']

/**
 * The return that the last submission answered; undefined for a first submission. Without it a withdrawn correction
 * would be a draft: the opinion, its remarks and its date would be lost to the person who has to follow them.
 */
export function answeredReturn(context: Pick<BackendContext, 'db'>, work: WorkRow): AnsweredReturn | undefined {
  const history = historyRows(context, work.id)
  const before = history.slice(
    0,
    history.findLastIndex(({ step }) => step === 'SUBMIT'),
  )
  const state = before.at(-1)?.state
  const reached = stateOf(kindOf(work), work.state)
  const [first, ...others] = reached ? targetsOf(reached, 'WITHDRAW') : []
  if (state === undefined || state === first || !others.includes(state)) return undefined
  const returned = before.findLastIndex(({ step }) => returns.includes(step))
  const submitted = before.slice(0, returned).findLast(({ step }) => step === 'SUBMIT')
  return { state, opinion: before[returned]?.opinion ?? null, submittedAt: submitted?.at ?? null }
}
