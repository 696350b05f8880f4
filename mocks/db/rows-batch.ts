/**
 * Row types of the table about batch decisions: each decided work item, and the rows to put back when it is taken
 * back; for `database.ts` and `mocks/work/batch/`.
 */

import type { WorkAction } from '@/work/kind'
import type { MessageRow } from './rows'

/** A row that a decision changed; null: the row did not exist before, or does not exist after. */
export interface RowChange {
  /** Name of the table. */
  table: string
  id: string
  before: object | null
  after: object | null
}

/** What came of one work item of a batch decision. */
export interface BatchDecisionRow {
  /** Person, batch key and work item: a paper is decided once under a key. */
  id: string
  userId: string
  key: string
  workId: string
  action: WorkAction
  at: number
  /** Until when it can be taken back; its letters are sent then. */
  until: number
  /** Code of the refusal; null where it was decided. */
  code: number | null
  takenBackAt: number | null
  /** The changes that taking back reverts; empty once the letters are sent. */
  changes: readonly RowChange[]
  /** Messages that wait until `until`. */
  letters: readonly MessageRow[]
}

/** The table of batch decisions. */
export interface BatchRows {
  batchDecisions: BatchDecisionRow
}

/** The primary key of each table. */
export const batchKeys = { batchDecisions: 'id' } as const satisfies {
  [Name in keyof BatchRows]: keyof BatchRows[Name]
}
