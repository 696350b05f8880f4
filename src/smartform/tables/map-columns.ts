import { t } from '@/lib/i18n'
import type { Block } from '@/lib/sheets/parse-block'
import { type MoneyUnit, unitOf } from '@/lib/sheets/sheet-text'
import { columnKind } from '../kinds/column-kinds'
import type { ColumnNode } from '../schema/nodes'

/** Where one source column goes: a column's id, or null to leave it out; and for money in what unit it is written. */
interface ColumnMapping {
  columnId: string | null
  unit: MoneyUnit
}

export interface Mapping {
  /** The first row names the columns. */
  hasHeader: boolean
  columns: readonly ColumnMapping[]
}

/** Whether a column can be written from a spreadsheet. */
export function fromSheet(column: ColumnNode): boolean {
  return columnKind(column).fromSheet !== null
}

/** A label for comparing: without units, marks, spaces and width. */
function plain(label: string): string {
  return label
    .normalize('NFKC')
    .replace(/\((?:[^()]*)\)/g, '')
    .replace(/[\s*:：、，,.必填]/g, '')
    .toLowerCase()
}

const serialNumber = /^(序号|编号|no\.?|#)$/i

/**
 * How a block would go into a table: by its heads when its first row names at least half of its columns, else one after
 * the other from the column it was pasted into.
 */
export function guessMapping(block: Block, columns: readonly ColumnNode[], fromColumn: string | null): Mapping {
  const heads = block[0] ?? []
  // files keep their place but come from no sheet
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

/** The rows behind the heads. */
export function bodyOf(block: Block, { hasHeader }: Mapping): Block {
  return hasHeader ? block.slice(1) : block
}

/** What a source column is called. */
export function headOf(block: Block, { hasHeader }: Mapping, index: number): string {
  return (hasHeader && block[0]?.[index]?.trim()) || t('第 {n} 列', { n: index + 1 })
}

/** The mapping with another for one column. It goes to one place only: where it went before it does no more. */
export function mappedTo(mapping: Mapping, index: number, change: Partial<ColumnMapping>): Mapping {
  const columns = mapping.columns.map((one, at) => {
    if (at === index) return { ...one, ...change }
    return change.columnId && one.columnId === change.columnId ? { ...one, columnId: null } : one
  })
  return { ...mapping, columns }
}
