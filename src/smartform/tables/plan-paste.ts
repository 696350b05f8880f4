/** Plans what a pasted or imported block writes into a table field, cell by cell. */

import { t } from '@/lib/i18n/i18n'
import type { Block } from '@/lib/sheets/parse-block'
import type { NamedProblem } from '../engine/engine'
import { cellPath } from '../engine/paths'
import { messageInRow } from '../engine/problem-list'
import { columnKind } from '../kinds/column-kinds'
import type { ColumnNode, TableNode } from '../schema/nodes'
import { columnOf, mostRowsIn } from '../schema/rows'
import type { CellValue, Path, RowValue } from '../schema/values'
import { type Writing, withCells } from './cell-block'
import { type ConvertedCell, convertCell, type FoundEntries, lookupOf } from './convert-cell'
import { bodyOf, headOf, type Mapping } from './map-columns'

/** One row of a block as it would be written. */
interface PlannedRow {
  /** Its number in the block, from 1. */
  sourceRow: number
  source: readonly string[]
  cells: ReadonlyMap<string, ConvertedCell>
  good: boolean
}

/** How a block will be written into a table. */
export interface PastePlan {
  block: Block
  mapping: Mapping
  planned: readonly PlannedRow[]
  /** The index of its first row, overwriting existing rows, or the end. */
  start: number
}

/** A table's rows with a block in them. */
export interface WrittenBlock {
  rows: readonly RowValue[]
  count: number
  /** Problems of the preview, to be kept at the cells. */
  problems: readonly NamedProblem[]
  /** The result for each cell. */
  report: readonly CellReport[]
}

/** Every row of a block under a mapping; rows without any value are left out. */
export function planRows(block: Block, mapping: Mapping, columns: readonly ColumnNode[], entries: FoundEntries) {
  const byId = new Map<string | null, ColumnNode>(columns.map((column) => [column.id, column]))
  return block.flatMap((source, index): PlannedRow[] => {
    if (mapping.hasHeader && index === 0) return []
    const cells = new Map<string, ConvertedCell>()
    let filled = false
    mapping.columns.forEach(({ columnId, unit }, at) => {
      const column = byId.get(columnId)
      if (!column) return
      const text = source[at] ?? ''
      filled ||= text.trim() !== ''
      cells.set(column.id, convertCell(column, text, { unit, entries }))
    })
    if (!filled) return []
    return [{ sourceRow: index + 1, source, cells, good: [...cells.values()].every((cell) => cell.problem === null) }]
  })
}

/** How many rows fit from an index on. */
export function roomFrom(table: TableNode, count: number, start: number): number {
  return Math.max(0, mostRowsIn(table, count) - start)
}

/**
 * A table's rows with planned ones written from an index on, more added up to the limit, and the result per cell.
 * Unmapped columns keep their values.
 */
export function pasted(
  table: TableNode,
  rows: readonly RowValue[],
  { block, mapping, planned, start }: PastePlan,
  goodOnly: boolean,
  writing: Writing,
): WrittenBlock {
  const accepted = planned.filter((row) => row.good || !goodOnly)
  const room = roomFrom(table, rows.length, start)
  const grid = accepted.map(({ cells }) => table.columns.map(({ id }) => cells.get(id)?.value))
  const { rows: after } = withCells(table, rows, { row: start, column: 0 }, grid, writing)
  const report: (CellReport | null)[] = []
  const problems: NamedProblem[] = []
  for (const row of planned) {
    const at = accepted.indexOf(row)
    const reason = at < 0 ? t('这一行有错误，没有写入') : at >= room ? t('已达行数上限，放不下') : null
    const [target, old] = [after[start + at], rows[start + at]]
    for (const [columnId, cell] of row.cells) {
      const column = columnOf(table, columnId) as ColumnNode
      const index = mapping.columns.findIndex((column) => column.columnId === columnId)
      const from = { sourceRow: row.sourceRow, source: row.source[index] ?? '' }
      const left = reason ?? (target?.cells[columnId] === cell.value ? null : t('这一格不能修改'))
      const path = cellPath(table.id, target?.id ?? '', columnId)
      report.push(
        left === null
          ? written(column, cell, { ...from, path }, old?.cells[columnId])
          : skippedCell(column.label, from, left),
      )
      if (left !== null || cell.problem === null) continue
      problems.push({
        paths: [path],
        severity: 'error',
        message: messageInRow(table, start + at + 1, cell.problem),
      })
    }
  }
  mapping.columns.forEach(({ columnId }, index) => {
    const source = bodyOf(block, mapping).find((row) => row[index]?.trim())?.[index] ?? ''
    if (columnId === null)
      report.push(
        skippedCell(headOf(block, mapping, index), { sourceRow: null, source }, t('这一列没有对应的列，没有写入')),
      )
  })
  const reported = report.filter((cellReport) => cellReport !== null)
  return { rows: after, count: Math.min(accepted.length, room), problems, report: reported }
}

/** Texts that have to be looked up first, by source. */
export function textsToFind(
  block: Block,
  mapping: Mapping,
  columns: readonly ColumnNode[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const lookups = new Map<string, Set<string>>()
  mapping.columns.forEach(({ columnId }, at) => {
    const column = columns.find((column) => column.id === columnId)
    const where = column && lookupOf(column)
    if (!where) return
    const texts = lookups.get(where) ?? new Set()
    for (const row of bodyOf(block, mapping)) {
      const text = (row[at] ?? '').replaceAll('\u00a0', ' ').trim()
      if (text !== '') texts.add(text)
    }
    lookups.set(where, texts)
  })
  return lookups
}

/**
 * The result for a cell. `taken`: unchanged; `changed`: normalised; `wrong`: written with a problem; `refused`: not
 * understood; `left`: not written for another reason.
 */
export type CellOutcome = 'taken' | 'changed' | 'wrong' | 'refused' | 'left'

/** One cell of an imported sheet. */
export interface CellReport {
  outcome: CellOutcome
  /** Row number in the sheet; null: a whole column. */
  sourceRow: number | null
  column: string
  /** The original text. */
  source: string
  /** The form's value now; '' for none. */
  now: string
  /** Why it was not taken unchanged. */
  reason: string
  /** Its target. */
  path: Path | null
}

/** The result for a written cell; null for an empty one that was empty before. */
function written(
  column: ColumnNode,
  cell: ConvertedCell,
  from: Pick<CellReport, 'sourceRow' | 'source' | 'path'>,
  before: CellValue | undefined,
): CellReport | null {
  const kind = columnKind(column)
  const empty = kind.isEmpty(cell.value)
  const now = kind.numeric && typeof cell.value === 'string' ? cell.value : kind.text(column, cell.value)
  const report = { ...from, column: column.label, now, reason: cell.problem ?? '' }
  if (cell.problem !== null) return { ...report, outcome: empty ? 'refused' : 'wrong' }
  if (from.source.trim() === '') {
    const had = before !== undefined && !kind.isEmpty(before)
    return had ? { ...report, outcome: 'changed', reason: t('表格里是空的，原来的内容已清空') } : null
  }
  return { ...report, outcome: now === from.source.trim() ? 'taken' : 'changed' }
}

/** A cell that was not written, and why. */
function skippedCell(
  column: string,
  from: Pick<CellReport, 'sourceRow' | 'source'>,
  reason: string,
): CellReport | null {
  return from.source.trim() === '' ? null : { ...from, column, now: '', reason, path: null, outcome: 'left' }
}
