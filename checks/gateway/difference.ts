/**
 * The type of a difference between a gateway and the contract, and which ones are faults, for `npm run
 * check:gateway`.
 */

/**
 * A difference between gateway and contract. `missing`, `different` and `failed` (timeout, HTML, broken connection) are
 * faults; `extra` and `unseen` (not visible from outside) are remarks.
 */
export type DifferenceKind = 'missing' | 'different' | 'failed' | 'extra' | 'unseen'

export interface Difference {
  kind: DifferenceKind
  /** Location: `Query.user(userId)`, a status, an operation. */
  at: string
  /** The difference as a sentence. */
  message: string
}

export const isFault = ({ kind }: Difference) => kind !== 'extra' && kind !== 'unseen'
