import type { ColumnNode } from '../../schema/nodes'

/** Columns whose values are compared by their digits: right-aligned, sorted by size. */
export function isNumeric(column: ColumnNode): boolean {
  return ['number', 'money', 'percent', 'computed'].includes(column.kind)
}
