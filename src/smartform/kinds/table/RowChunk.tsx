import { memo } from 'react'
import type { FormEngine } from '../../engine/engine'
import type { NodeOf } from '../kinds'
import type { CellSelection } from './cell-selection'
import { FarRow } from './FarRow'
import styles from './TableEditor.module.css'
import { TableRow } from './TableRow'
import type { Chunk, ChunkMode } from './use-row-chunks'
import type { TableRows } from './use-table-rows'

export interface RowChunkProps {
  engine: FormEngine
  node: NodeOf<'table'>
  chunk: Chunk
  index: number
  mode: ChunkMode
  /** In px; of rows that are not live. */
  rowHeight: number
  /** Rows in all. */
  count: number
  full: boolean
  /** Rows have buttons. */
  free: boolean
  actions: TableRows['actions']
  selection: CellSelection
}

/** Some rows of a table in a body of their own, which keeps its place while they are not drawn. */
export const RowChunk = memo(function RowChunk({ engine, chunk, index, mode, rowHeight, ...row }: RowChunkProps) {
  const { rowIds, start } = chunk
  if (mode === 'space') {
    return (
      <tbody data-chunk={index} className={styles.space} style={{ blockSize: rowHeight * rowIds.length }}>
        <tr style={{ blockSize: rowHeight * rowIds.length }}>
          <td colSpan={row.node.columns.length + (row.free ? 2 : 1)} />
        </tr>
      </tbody>
    )
  }
  return (
    <tbody data-chunk={index} data-live={mode === 'live' || undefined}>
      {rowIds.map((rowId, at) =>
        mode === 'live' ? (
          <TableRow key={rowId} rowId={rowId} index={start + at} {...row} />
        ) : (
          <FarRow
            key={rowId}
            engine={engine}
            node={row.node}
            rowId={rowId}
            index={start + at}
            height={rowHeight}
            free={row.free}
            selection={row.selection}
          />
        ),
      )}
    </tbody>
  )
})
