/** Texts of a table row's differences, for the editor's comparison of two versions. */
import { t } from '@/lib/i18n/i18n'
import { type RowDifference, rowDifferences, type Side } from '@/lib/sheets/row-differences'
import { valueText } from '../kinds/kinds'
import { cellText, rowText } from '../kinds/table/table'
import type { FieldNode, TableNode } from '../schema/nodes'
import { rowsIn } from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'

/** One side of a differing row: only the differing cells, or that the row does not exist. */
export function rowSideText(table: TableNode, difference: RowDifference<RowValue>, side: Side): string {
  const row = difference[side]
  if (!row) return t('没有这一行')
  if (!difference.mine || !difference.server) return rowText(table, row) || t('空行')
  return table.columns
    .filter((column) => difference.columnIds.includes(column.id))
    .map((column) =>
      t('{column}：{value}', {
        column: column.label,
        value: cellText(column, row.cells[column.id]) || t('未填写'),
      }),
    )
    .join('\n')
}

/** A row's name: its number on the side shown last, and its first answer. */
export function rowName(table: TableNode, rows: readonly RowValue[], difference: RowDifference<RowValue>): string {
  const row = difference.server ?? difference.mine
  const at = rows.findIndex((row) => row.id === difference.rowId)
  const [first] = table.columns.map((column) => cellText(column, row?.cells[column.id])).filter((text) => text !== '')
  const name = at >= 0 ? t('第 {n} 行', { n: at + 1 }) : t('另一行')
  return first === undefined ? name : t('{row}（{name}）', { row: name, name: first })
}

/** A difference in words; `mine` and `server` are the columns. */
export interface DifferenceLine {
  key: string
  /** The row, for tables; '' for a whole answer. */
  row: string
  mine: string
  server: string
}

/** Two versions of an answer, line by line: one line for a plain answer, one per differing row of a table. */
export function differenceLines(node: FieldNode, mine: FieldValue, server: FieldValue): DifferenceLine[] {
  const whole = () => [
    { key: '', row: '', mine: valueText(node, mine) || t('未填写'), server: valueText(node, server) || t('未填写') },
  ]
  if (node.kind !== 'table') return whole()
  const [own, theirs] = [rowsIn(mine), rowsIn(server)]
  const rows = rowDifferences(own, theirs)
  if (rows.length === 0) return whole()
  return rows.map((difference) => ({
    key: difference.rowId,
    row: rowName(node, own.some((row) => row.id === difference.rowId) ? own : theirs, difference),
    mine: rowSideText(node, difference, 'mine'),
    server: rowSideText(node, difference, 'server'),
  }))
}
