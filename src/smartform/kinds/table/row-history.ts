import type { FormEngine } from '../../engine/engine'
import type { CellReport } from '../../tables/import-report'
import type { RowStep } from '../../tables/row-steps'

/** What happened to a table's rows, said in a status line; `n` is a row's number or a count. */
export type RowEventKind =
  | 'added'
  | 'copied'
  | 'removed'
  | 'moved'
  | 'sortedUp'
  | 'sortedDown'
  | 'filled'
  | 'filledDown'
  | 'pasted'
  | 'cleared'
  | 'cut'
  | 'pastedCells'
  | 'filledCells'
  | 'noRoom'
  | 'full'

export interface RowDeed {
  kind: RowEventKind
  n: number
  /** The column it was about. */
  column?: string
  /** Cells that could not be written. */
  left?: number
  /** What became of each cell of a sheet. */
  report?: readonly CellReport[]
  step: RowStep
}

/** Operations that can be taken back, the latest last, and those that were. */
export interface RowHistory {
  done: readonly RowDeed[]
  undone: readonly RowDeed[]
}

const nothing: RowHistory = { done: [], undone: [] }
const mostSteps = 50

const histories = new WeakMap<FormEngine, Map<string, RowHistory>>()

/** What can be taken back in a table; lasts as long as the open form, so that turning pages loses nothing. */
export function historyOf(engine: FormEngine, tableId: string): RowHistory {
  return histories.get(engine)?.get(tableId) ?? nothing
}

export function keepHistory(engine: FormEngine, tableId: string, { done, undone }: RowHistory): void {
  const tables = histories.get(engine) ?? new Map<string, RowHistory>()
  histories.set(engine, tables.set(tableId, { done: done.slice(-mostSteps), undone }))
}
