/**
 * What a gateway has otherwise than agreed. `missing`, `different` and `failed` (could not be asked: hangs, HTML, cut lines) are faults;
 * `extra` and `unseen` (what cannot be seen from outside) are remarks.
 */
export type DifferenceKind = 'missing' | 'different' | 'failed' | 'extra' | 'unseen'

export interface Difference {
  kind: DifferenceKind
  /** Where: `Query.user(userId)`, a status, an operation. */
  at: string
  /** What is otherwise, in words. */
  says: string
}

export const isFault = ({ kind }: Difference) => kind !== 'extra' && kind !== 'unseen'
