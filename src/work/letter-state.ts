/** Which state's letter of the commission is in force for a work item; for its pages and the letter's PDF. */

import { factsOf } from './facts'
import type { WorkKind } from './kind'

/**
 * The state whose letter is in force: the present one's, or that of the last rectification (`rectifyBy` among the facts)
 * while the work still waits for somebody. Undefined: there is no letter.
 */
export function letterState(
  { states }: Pick<WorkKind, 'states'>,
  work: { state: string; facts: unknown },
): string | undefined {
  const state = states[work.state]
  if (state?.letter !== undefined) return work.state
  const rectified =
    state !== undefined &&
    state.holder !== null &&
    typeof factsOf(work).rectifyBy === 'number' &&
    states.RECTIFYING?.letter !== undefined
  return rectified ? 'RECTIFYING' : undefined
}
