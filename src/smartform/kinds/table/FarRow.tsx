import type { FormEngine } from '../../engine/engine'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import { type CellSelection, useMarks } from './cell-selection'
import styles from './TableEditor.module.css'
import { cellText, heldIn, rowsOf } from './table'

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
  const marks = useMarks(selection, index)
  const row = rowsOf(engine, node.id)[index]
  return (
    <tr aria-rowindex={index + 2} className={styles.far} style={{ blockSize: height }}>
      <th scope="row" className={styles.number}>
        {index + 1}
      </th>
      {node.columns.map((column, at) => {
        return (
          <td key={column.id} {...marks(at)} data-numeric={columnKind(column).numeric}>
            {row?.id === rowId && cellText(column, heldIn(engine, node.id, row, column))}
          </td>
        )
      })}
      {free && <td className={styles.atHand} />}
    </tr>
  )
}
