import type { ColumnNode } from '../../schema/nodes'
import type { CellValue, RowValue } from '../../schema/values'
import { kindIn } from '../any-field-kind'
import { columnKinds } from '../column-kinds'
import type { NodeOfKind } from '../field-kind-module'

/** A stored cell as plain text; computed cells are not stored and give ''. */
export function cellText(column: ColumnNode, value: CellValue | undefined): string {
  return value === undefined ? '' : (kindIn(columnKinds, column)?.text(column, value) ?? '')
}

/** A row's answers as plain text, one after the other. */
export function rowText(table: NodeOfKind<'table'>, row: RowValue): string {
  return table.columns
    .map((column) => cellText(column, row.cells[column.id]))
    .filter((text) => text !== '')
    .join('，')
}
