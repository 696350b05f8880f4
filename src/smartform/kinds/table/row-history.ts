/** The undo history of a table field's rows (add, remove, move, paste, sort), as long as the form is open. */

import { text } from '@/lib/i18n/i18n'
import type { RowStep } from '@/lib/sheets/row-steps'
import type { FormEngine } from '../../engine/engine'
import type { RowValue } from '../../schema/values'
import type { CellReport } from '../../tables/plan-paste'

/** Texts of row operations for the status line; `n` is a row number or a count. */
export const operationTexts = {
  added: text('已添加第 {n} 行'),
  copied: text('已复制为第 {n} 行'),
  removed: text('已删除第 {n} 行'),
  moved: text('已移到第 {n} 行'),
  sortedUp: text('各行已按“{column}”从小到大重新排列'),
  sortedDown: text('各行已按“{column}”从大到小重新排列'),
  filled: text('已把上一行的“{column}”填入第 {n} 行'),
  filledDown: text('已把“{column}”填入下方 {n} 行'),
  cleared: text('已清空 {n} 格'),
  cut: text('已剪切 {n} 格'),
  pastedCells: text('已粘贴 {n} 格'),
  filledCells: text('已向下填充 {n} 格'),
  noRoom: text('最多 {n} 行，放不下要恢复的行，请先删除一行'),
  full: text('最多 {limit} 行，已达上限'),
  pasted: text('已写入 {n} 行'),
  refused: text('没有写入：这张表现在不能修改，或行数已到上限'),
}

export interface RowOperation {
  kind: keyof typeof operationTexts
  n: number
  /** The column concerned. */
  column?: string
  /** Number of cells that could not be written. */
  left?: number
  /** The result for each cell of a sheet. */
  report?: readonly CellReport[]
}

/** Operations that can be undone, the latest last, and those that can be redone. */
export type RowHistory = Readonly<Record<'done' | 'undone', readonly (RowOperation & { step: RowStep<RowValue> })[]>>

const nothing: RowHistory = { done: [], undone: [] }
const mostSteps = 50

const histories = new WeakMap<FormEngine, Map<string, RowHistory>>()

/** The undo history of a table; it lasts as long as the open form. */
export function historyOf(engine: FormEngine, tableId: string): RowHistory {
  return histories.get(engine)?.get(tableId) ?? nothing
}

export function keepHistory(engine: FormEngine, tableId: string, { done, undone }: RowHistory): void {
  const tables = histories.get(engine) ?? new Map<string, RowHistory>()
  histories.set(engine, tables.set(tableId, { done: done.slice(-mostSteps), undone }))
}
