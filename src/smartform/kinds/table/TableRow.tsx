import { memo } from 'react'
import { useT } from '@/ui/use-t'
import type { CellValue } from '../../schema/values'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import { type CellSelection, useMarks } from './cell-selection'
import { RowActions } from './RowActions'
import { TableCell } from './TableCell'
import styles from './TableEditor.module.css'
import { cellText } from './table'
import { rowMenuId, type TableRows } from './use-table-rows'

interface TableRowProps {
  node: NodeOf<'table'>
  rowId: string
  index: number
  count: number
  full: boolean
  free: boolean
  actions: TableRows['actions']
  selection: CellSelection
}

/** One row of inputs; drawn again when it gets another place, not when something is typed. */
export const TableRow = memo(function TableRow({
  node,
  rowId,
  index,
  count,
  full,
  free,
  actions,
  selection,
}: TableRowProps) {
  const t = useT()
  const marks = useMarks(selection, index)
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.number}>
        <span className={styles.cardTitle}>{nameOf(node, rowId) ?? t('第 {n} 行', { n: index + 1 })}</span>
        <span className={styles.rowNumber}>{index + 1}</span>
      </th>
      {node.columns.map((column, at) => (
        <td key={column.id} {...marks(at)}>
          <span className={styles.cardLabel} aria-hidden="true">
            {column.label}
          </span>
          <TableCell tableId={node.id} rowId={rowId} column={column} rowNumber={index + 1} />
        </td>
      ))}
      {free && (
        <td className={styles.atHand}>
          <RowActions
            id={rowMenuId(node.id, rowId)}
            index={index}
            count={count}
            full={full}
            run={(deed) => actions.row(deed, rowId)}
          />
        </td>
      )}
    </tr>
  )
})

/** What a given row is about, in the words it came with; undefined for rows a person has added. */
function nameOf(node: NodeOf<'table'>, rowId: string): string | undefined {
  const given = node.fixedRows?.find((row) => row.id === rowId)?.cells
  if (!given) return undefined
  const texts = node.columns.map((column) => {
    const raw = given[column.id]
    return raw === undefined ? '' : cellText(column, columnKind(column).coerce(column, raw) as CellValue)
  })
  return texts.find((text) => text !== '')
}
