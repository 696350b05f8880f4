import { t } from '@/lib/i18n'
import { columnKind } from '../kinds/column-kinds'
import type { ColumnNode } from '../schema/nodes'
import type { CellValue, Path } from '../schema/values'
import type { ConvertedCell } from './convert-cell'

/**
 * What became of a cell: `taken` as it stood there; `changed` into another way of writing it; `wrong`: written, but with something to
 * mend; `refused`: nothing could be made of it; `left`: not written, for another reason.
 */
export type CellFate = 'taken' | 'changed' | 'wrong' | 'refused' | 'left'

/** One cell of a sheet that was imported. */
export interface CellReport {
  fate: CellFate
  /** As the person counts them in the sheet; null: of a whole column. */
  sourceRow: number | null
  column: string
  /** What stood there. */
  source: string
  /** What is in the form now; '' where nothing is. */
  now: string
  /** Why, where it was not taken as it stood. */
  reason: string
  /** Where it went. */
  path: Path | null
}

/** What became of a cell that was written; null for an empty one that was empty before. */
export function written(
  column: ColumnNode,
  cell: ConvertedCell,
  from: Pick<CellReport, 'sourceRow' | 'source' | 'path'>,
  before: CellValue | undefined,
): CellReport | null {
  const kind = columnKind(column)
  const empty = kind.isEmpty(cell.value)
  const now = kind.numeric && typeof cell.value === 'string' ? cell.value : kind.text(column, cell.value)
  const report = { ...from, column: column.label, now, reason: cell.problem ?? '' }
  if (cell.problem !== null) return { ...report, fate: empty ? 'refused' : 'wrong' }
  if (from.source.trim() === '') {
    const had = before !== undefined && !kind.isEmpty(before)
    return had ? { ...report, fate: 'changed', reason: t('表格里是空的，原来的内容已清空') } : null
  }
  return { ...report, fate: now === from.source.trim() ? 'taken' : 'changed' }
}

/** A cell that was not written, and why. */
export function leftOut(
  column: string,
  from: Pick<CellReport, 'sourceRow' | 'source'>,
  reason: string,
): CellReport | null {
  return from.source.trim() === '' ? null : { ...from, column, now: '', reason, path: null, fate: 'left' }
}
