import { t } from '@/lib/i18n'
import type { DefinitionReader } from '../definition-reader'
import { isRawObject } from '../definition-reader'
import type { ColumnNode, TableNode } from '../nodes'
import { coerceRows, hasFixedRows, isRowId } from '../rows'
import type { RowValue } from '../values'
import { columnKind } from './column-kinds'
import type { Kind } from './kind'

const mostRows = 100

const cleaned = new WeakMap<RowValue, RowValue>()

/** The row as it is saved; worked out once for a row. */
function cleanRow(node: TableNode, row: RowValue): RowValue {
  const known = cleaned.get(row)
  if (known) return known
  const cells = node.columns.flatMap((column) => {
    const value = row.cells[column.id]
    return value === undefined ? [] : [[column.id, columnKind(column).clean(column, value)] as const]
  })
  const clean = { id: row.id, cells: Object.fromEntries(cells) }
  cleaned.set(row, clean)
  return clean
}

function readFixedRows(source: DefinitionReader): TableNode['fixedRows'] {
  const rows = new Map<string, { id: string; cells: Readonly<Record<string, unknown>> }>()
  for (const row of source.objects('fixedRows', 1000)) {
    const id = row.get('id')
    const cells = row.get('cells')
    if (!isRowId(id) || rows.has(id)) row.fault('id', t('标识无效或重复'))
    else rows.set(id, { id, cells: isRawObject(cells) ? cells : {} })
  }
  return rows.size > 0 ? [...rows.values()] : undefined
}

function readTotals(source: DefinitionReader, columns: readonly ColumnNode[]): string[] | undefined {
  if (source.get('totals') === undefined) return undefined
  return source.texts('totals', 100).filter((id) => {
    const column = columns.find((candidate) => candidate.id === id)
    if (column && ['number', 'money', 'percent', 'computed'].includes(column.kind)) return true
    source.fault('totals', t('「{id}」不是可以合计的列', { id }))
    return false
  })
}

/** Rows of columns; expressions see the list of the rows' ids. */
export const table: Kind<TableNode, readonly RowValue[]> = {
  gives: 'list',
  width: 3,
  read(common, source, columns) {
    const maxRows = source.count('maxRows', 1) ?? mostRows
    const minRows = source.count('minRows')
    const node: TableNode = {
      ...common,
      kind: 'table',
      columns,
      minRows,
      maxRows,
      fixedRows: readFixedRows(source),
      totals: readTotals(source, columns),
    }
    if (minRows === undefined || minRows <= maxRows) return node
    source.fault('minRows', t('最小值不能大于最大值'))
    return { ...node, minRows: undefined }
  },
  empty: (node) => coerceRows(node, []),
  coerce: coerceRows,
  clean: (node, value) => value.map((row) => cleanRow(node, row)),
  isEmpty: (value) => value.length === 0,
  check(node, value) {
    const { label, minRows: min = 0, maxRows: max = mostRows } = node
    const n = value.length
    if (hasFixedRows(node)) return []
    if (n < min)
      return [
        { check: 'minRows', missing: true, message: t('{label}至少要有 {min} 行，现在 {n} 行', { label, min, n }) },
      ]
    if (n > max) return [{ check: 'maxRows', message: t('{label}最多 {max} 行，现在 {n} 行', { label, max, n }) }]
    return []
  },
  missing: (node) => t('请填写{label}，至少一行', { label: node.label }),
  operand: (_, value) => value.map((row) => row.id),
}
