/** Maps the columns of a pasted spreadsheet to those of a table field. */

import { t } from '@/lib/i18n/i18n'
import type { Block } from '@/lib/sheets/parse-block'
import { type MoneyUnit, unitOf } from '@/lib/sheets/sheet-text'
import { columnKind } from '../kinds/column-kinds'
import type { ColumnNode } from '../schema/nodes'

/** The target column of a source column, or null to skip it; for money also its unit. */
interface ColumnMapping {
  columnId: string | null
  unit: MoneyUnit
}

export interface Mapping {
  /** Whether the first row is a head. */
  hasHeader: boolean
  columns: readonly ColumnMapping[]
}

/** Whether a column can be filled from a spreadsheet. */
export function fromSheet(column: ColumnNode): boolean {
  return columnKind(column).fromSheet !== null
}

/** A label for comparison: without units, marks, spaces and width. */
function plain(label: string): string {
  return label
    .normalize('NFKC')
    .replace(/\((?:[^()]*)\)/g, '')
    .replace(/[\s*:：、，,.必填]/g, '')
    .toLowerCase()
}

const serialNumber = /^(序号|编号|no|#)$/

/**
 * Guesses the mapping: by heads when the first row names at least half of its columns, else in order from the target
 * column.
 */
export function guessMapping(block: Block, columns: readonly ColumnNode[], fromColumn: string | null): Mapping {
  const heads = block[0] ?? []
  // Files keep their position but come from no sheet.
  const taken = new Set<string>()
  const written = (id: string | null | undefined) =>
    columns.some((column) => column.id === id && fromSheet(column)) ? (id ?? null) : null
  const byLabel = new Map(columns.map((column) => [plain(column.label), column.id]))
  const named = heads.map((head) => {
    const id = byLabel.get(plain(head)) ?? null
    if (id === null || taken.has(id)) return null
    taken.add(id)
    return id
  })
  const known = named.filter((id) => id !== null).length
  const words = heads.filter((head) => head.trim() !== '' && !serialNumber.test(plain(head)))
  if (known > 0 && known * 2 >= words.length) {
    return {
      hasHeader: true,
      columns: heads.map((head, index) => ({ columnId: written(named[index]), unit: unitOf(head) })),
    }
  }
  const start = Math.max(
    0,
    columns.findIndex((column) => column.id === fromColumn),
  )
  return {
    hasHeader: false,
    columns: heads.map((_, index) => ({ columnId: written(columns[start + index]?.id), unit: 'tenThousand' })),
  }
}

/** The rows after the head. */
export function bodyOf(block: Block, { hasHeader }: Mapping): Block {
  return hasHeader ? block.slice(1) : block
}

/** The name of a source column. */
export function headOf(block: Block, { hasHeader }: Mapping, index: number): string {
  return (hasHeader && block[0]?.[index]?.trim()) || t('第 {n} 列', { n: index + 1 })
}

/** The mapping with another target for one column. A target has one source only: its former one is cleared. */
export function mappedTo(mapping: Mapping, index: number, change: Partial<ColumnMapping>): Mapping {
  const columns = mapping.columns.map((column, at) => {
    if (at === index) return { ...column, ...change }
    return change.columnId && column.columnId === change.columnId ? { ...column, columnId: null } : column
  })
  return { ...mapping, columns }
}
