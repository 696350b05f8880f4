/** Turns a failed save into what the form editor does: conflict, retry, closed, refused answers. */

import { codeFailure } from '@/api/errors/classify'
import { failureOf, failureText, TransportFailure } from '@/api/errors/failure'
import type { RefusedAnswer, SaveOutcome } from '@/smartform/ports'

/**
 * Codes after which this person cannot edit the content any more: submitted, closed, removed, or a section or review
 * that was returned; then those that kinds of work have of their own for what is submitted or overdue (`refusals.FILL`).
 */
const locking: readonly number[] = [
  ...[60402, 60347, 60154, 603001, 60401, 603138, 601323],
  ...[60902, 603203, 603204, 603222, 603223, 603226, 603402, 623003],
]
/** Somebody else has saved the same field. */
const conflicting = 60408
/** The content has moved to another version of its form. */
const outdated = 60410

/**
 * Converts a failed save into its meaning for the editor. A server that is down or sends an unreadable response counts
 * as unreachable: the answers stay in the draft and are sent again.
 */
export function saveFailure(error: unknown): SaveOutcome {
  const failure = failureOf(error)
  const message = failureText(error)
  if (failure.endsSession) return { kind: 'session' }
  if (failure.code === conflicting) return { kind: 'conflict' }
  if (failure.code === outdated) return { kind: 'outdated' }
  if (failure.code !== null && locking.includes(failure.code)) return { kind: 'locked', message }
  if (failure.code !== null) return { kind: 'refused', code: failure.code, message }
  return failure.show === 'forbidden' ? { kind: 'locked', message } : { kind: 'offline' }
}

interface Refusal {
  path: string
  code: number
  limit?: number | null
}

/** The refused answers of a save with their messages, without conflicts with other people's changes. */
export function refusedAnswers(refusals: readonly Refusal[]): { refused: RefusedAnswer[]; conflicts: string[] } {
  const origin = { endpoint: 'smartform', operation: 'SaveFields', status: 200, sentWith: undefined } as const
  return {
    conflicts: refusals.flatMap(({ path, code }) => (code === conflicting ? path : [])),
    refused: refusals.flatMap(({ path, code, limit }) =>
      code === conflicting
        ? []
        : { path, code, message: failureText(new TransportFailure(codeFailure(code, { limit }, origin))) },
    ),
  }
}
