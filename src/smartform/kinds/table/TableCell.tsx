import { memo } from 'react'
import { useT } from '@/ui/use-t'
import { cellPath } from '../../engine/paths'
import { Answer } from '../../fields/Answer'
import { FieldBoundary } from '../../fields/FieldBoundary'
import { controlOf, FieldComments, FieldMessages } from '../../fields/FieldMessages'
import { OwnForm } from '../../fields/OwnForm'
import { useSmartform } from '../../fields/smartform-context'
import { useFieldState } from '../../fields/use-field-state'
import { useVisit } from '../../fields/use-visit'
import type { ColumnNode } from '../../schema/nodes'
import { columnKind } from '../column-kinds'
import { cellEditor, columnView } from '../column-screens'
import styles from './TableCell.module.css'

interface TableCellProps {
  tableId: string
  rowId: string
  column: ColumnNode
  /** Counted from 1; part of the cell's spoken name. */
  rowNumber: number
}

/** One cell: an input with its column and row as its name, its messages under it. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
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
  const said = (
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
        className={styles.fixed}
        data-numeric={columnKind(column).numeric}
      >
        <Answer node={state.node} path={path} value={state.value} View={columnView(column.kind)} />
        {said}
      </div>
    )
  }
  return (
    <OwnForm
      data-path={path}
      data-kind={column.kind}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
      className={styles.cell}
    >
      <Editor
        node={state.node}
        path={path}
        value={state.value}
        change={(value) => engine.set(path, value)}
        control={{ ...control, 'aria-label': t('第 {n} 行 {column}', { n: rowNumber, column: column.label }) }}
      />
      {said}
    </OwnForm>
  )
}
