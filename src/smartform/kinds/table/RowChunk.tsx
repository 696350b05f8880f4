/** Renders a group of rows of a table field; memoised, so that a change renders one group. */

import { type CSSProperties, memo } from 'react'
import { type CellSelection, useMarks } from '@/ui/grid/cell-selection'
import { RowActions } from '@/ui/grid/RowActions'
import type { Chunk, ChunkMode } from '@/ui/grid/use-row-chunks'
import { OwnForm } from '@/ui/OwnForm'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import { Answer } from '../../fields/Answer'
import { FieldBoundary } from '../../fields/FieldBoundary'
import { controlOf, FieldComments, FieldMessages } from '../../fields/FieldMessages'
import { useSmartform } from '../../fields/smartform-context'
import { useFieldState } from '../../fields/use-field-state'
import { useVisit } from '../../fields/use-visit'
import type { ColumnNode } from '../../schema/nodes'
import { presetCells } from '../../schema/rows'
import type { CellValue } from '../../schema/values'
import { columnKind } from '../column-kinds'
import { cellEditor, columnView } from '../column-screens'
import type { NodeOf } from '../kinds'
import inCell from './TableCell.module.css'
import styles from './TableEditor.module.css'
import { cellText, heldIn, rowsOf } from './table'
import { rowMenuId, type TableRows } from './use-table-rows'

/** Props of every row of a table. */
interface RowsProps {
  engine: FormEngine
  node: NodeOf<'table'>
  /** Total number of rows. */
  count: number
  full: boolean
  /** Whether rows have buttons. */
  free: boolean
  actions: TableRows['actions']
  selection: CellSelection
}

interface RowChunkProps extends RowsProps {
  chunk: Chunk
  index: number
  mode: ChunkMode
  /** Height in px of rows outside the viewport. */
  rowHeight: number
}

/** Some rows of a table in their own body, which keeps its space while they are not rendered. */
export const RowChunk = memo(function RowChunk({ chunk, index, mode, rowHeight, ...rows }: RowChunkProps) {
  const { rowIds, start } = chunk
  if (mode === 'space') {
    return (
      <tbody data-chunk={index} className={styles.space} style={{ blockSize: rowHeight * rowIds.length }}>
        <tr style={{ blockSize: rowHeight * rowIds.length }}>
          <td colSpan={rows.node.columns.length + (rows.free ? 2 : 1)} />
        </tr>
      </tbody>
    )
  }
  const live = mode === 'live'
  const Row = live ? TableRow : FarRow
  return (
    <tbody
      data-chunk={index}
      data-live={live || undefined}
      style={live ? undefined : ({ '--row': `${rowHeight}px` } as CSSProperties)}
    >
      {rowIds.map((rowId, at) => (
        <Row key={rowId} rowId={rowId} index={start + at} {...rows} />
      ))}
    </tbody>
  )
})

interface RowProps extends RowsProps {
  rowId: string
  index: number
}

/** One row of inputs; it re-renders when it moves, not on every key. */
const TableRow = memo(function TableRow({ node, rowId, index, count, full, free, actions, selection }: RowProps) {
  const t = useT()
  const marks = useMarks(selection, index)
  const name = nameOf(node, rowId)
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.number}>
        <span className={styles.cardTitle}>{name?.text ?? t('第 {n} 行', { n: index + 1 })}</span>
        <span className={styles.rowNumber}>{index + 1}</span>
      </th>
      {node.columns.map((column, at) => (
        <td key={column.id} {...marks(at)} data-titled={column === name?.column || undefined}>
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
            run={(operation) => actions.row(operation, rowId)}
          />
        </td>
      )}
    </tr>
  )
})

/** The name and position of a given row; undefined for rows that a person added. */
function nameOf(node: NodeOf<'table'>, rowId: string) {
  const preset = presetCells(node, rowId)
  const texts = node.columns.map((column) => {
    const raw = preset?.[column.id]
    return {
      column,
      text: raw === undefined ? '' : cellText(column, columnKind(column).coerce(column, raw) as CellValue),
    }
  })
  return texts.find(({ text }) => text !== '')
}

/**
 * A row far from the viewport: its answers as text. Each row has an element of its own, so that scrolling to it brings
 * the inputs.
 */
function FarRow({ engine, node, rowId, index, free, selection }: RowProps) {
  const marks = useMarks(selection, index)
  const row = rowsOf(engine, node.id)[index]
  return (
    <tr aria-rowindex={index + 2} className={styles.far}>
      <th scope="row" className={styles.number}>
        {index + 1}
      </th>
      {node.columns.map((column, at) => (
        <td key={column.id} {...marks(at)} data-numeric={columnKind(column).numeric}>
          {row?.id === rowId && cellText(column, heldIn(engine, node.id, row, column))}
        </td>
      ))}
      {free && <td className={styles.atHand} />}
    </tr>
  )
}

interface TableCellProps {
  tableId: string
  rowId: string
  column: ColumnNode
  /** Starts at 1; part of the cell's accessible name. */
  rowNumber: number
}

/** One cell: an input named by column and row, with its messages below. */
const TableCell = memo(function TableCell(props: TableCellProps) {
  return (
    <FieldBoundary label={props.column.label}>
      <Cell {...props} />
    </FieldBoundary>
  )
})

function Cell({ tableId, rowId, column, rowNumber }: TableCellProps) {
  const t = useT()
  const { engine, readOnly, comments } = useSmartform()
  const path = cellPath(tableId, rowId, column.id)
  const state = useFieldState(engine, path)
  const visit = useVisit(engine, state)
  if (!state?.visible) return null
  const Editor = cellEditor(column.kind)
  const pinned = comments.get(path) ?? []
  const control = controlOf(state, pinned)
  const announcement = (
    <>
      <FieldComments id={`${control.id}-comments`} comments={pinned} />
      <FieldMessages state={state} urgent={visit.urgent} />
    </>
  )
  if ((readOnly || state.locked) && column.kind !== 'computed') {
    return (
      <div
        id={control.id}
        tabIndex={-1}
        data-path={path}
        className={inCell.fixed}
        data-numeric={columnKind(column).numeric}
      >
        <Answer node={state.node} path={path} value={state.value} View={columnView(column.kind)} />
        {announcement}
      </div>
    )
  }
  return (
    <OwnForm
      data-path={path}
      data-kind={column.kind}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
      className={inCell.cell}
    >
      <Editor
        node={state.node}
        path={path}
        value={state.value}
        change={(value) => engine.set(path, value)}
        control={{ ...control, 'aria-label': t('第 {n} 行 {column}', { n: rowNumber, column: column.label }) }}
      />
      {announcement}
    </OwnForm>
  )
}
