import { useSyncExternalStore } from 'react'
import type { FormEngine } from '../../engine/engine'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import { type CellSelection, isSelected } from './cell-selection'
import styles from './TableEditor.module.css'
import { cellText } from './table'
import { rowsOf } from './use-table-rows'

interface FarRowProps {
  engine: FormEngine
  node: NodeOf<'table'>
  rowId: string
  index: number
  height: number
  free: boolean
  selection: CellSelection
}

/**
 * A row far from the viewport: its answers as they were when it was drawn, to be found and read. Each has an element of
 * its own, so that scrolling to it brings the inputs.
 */
export function FarRow({ engine, node, rowId, index, height, free, selection }: FarRowProps) {
  const selected = useSyncExternalStore(selection.subscribe, () => selection.inRow(index))
  const row = rowsOf(engine, node.id)[index]
  return (
    <tr aria-rowindex={index + 2} className={styles.far} style={{ blockSize: height }}>
      <th scope="row" className={styles.number}>
        {index + 1}
      </th>
      {node.columns.map((column, at) => {
        const stored = row?.id === rowId ? row.cells[column.id] : undefined
        const computed =
          column.kind === 'computed' ? engine.field(`${node.id}/${rowId}/${column.id}`)?.value : undefined
        return (
          <td
            key={column.id}
            data-column={at}
            data-selected={isSelected(selected, at)}
            data-numeric={columnKind(column).numeric}
          >
            {cellText(column, typeof computed === 'string' ? computed : stored)}
          </td>
        )
      })}
      {free && <td className={styles.atHand} />}
    </tr>
  )
}
