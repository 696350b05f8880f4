/** Decides about one item of a batch, for decision and preview alike. */

import type { WorkAction } from '@/work/kind'
import type { BackendContext, Letter } from '../../context'
import { record } from '../../db/database'
import type { RowChange } from '../../db/rows-batch'
import { refusalCode } from '../../domain/unit/company-rights'
import { moveWork, type StepInput } from '../steps'

/** What a decision about one work item did, or its refusal. */
export interface Attempt {
  /** Code of the refusal; null where it was decided. */
  code: number | null
  /** The rows it changed. */
  changes: readonly RowChange[]
  /** The messages it would send. */
  letters: readonly Letter[]
}

/**
 * Decides about one work item and holds its messages back. Decision and preview both run this, so that the preview
 * follows the same rules. A refusal changes nothing.
 */
export function attemptDecision(
  context: BackendContext,
  workId: string,
  action: WorkAction,
  input: StepInput,
): Attempt {
  const letters: Letter[] = []
  const { db } = context
  try {
    const { changes } = record(db, () => moveWork({ ...context, outbox: letters }, workId, action, input))
    // Letters of an earlier batch that this step sends stay sent.
    const kept = [...changes].filter(([table]) => table !== 'messages' && table !== 'batchDecisions')
    const rows = kept.flatMap(([table, byId]) =>
      [...byId].map(
        ([id, before]): RowChange => ({ table, id, before: before ?? null, after: db[table].get(id) ?? null }),
      ),
    )
    return { code: null, changes: rows, letters }
  } catch (error) {
    return { code: refusalCode(error), changes: [], letters: [] }
  }
}
