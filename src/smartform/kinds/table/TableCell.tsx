import { memo, use } from 'react'
import { useT } from '@/ui/use-t'
import { Answer } from '../../fields/Answer'
import { FieldBoundary } from '../../fields/FieldBoundary'
import { FieldComments, FieldMessages } from '../../fields/FieldMessages'
import { fieldElementId } from '../../fields/field-id'
import { OwnForm } from '../../fields/OwnForm'
import { NextProblemContext, useSmartform } from '../../fields/smartform-context'
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
  const path = `${tableId}/${rowId}/${column.id}`
  const state = useFieldState(engine, path)
  const visit = useVisit(engine, state)
  const next = use(NextProblemContext)(path)
  if (!state?.visible) return null
  const Editor = cellEditor(column.kind)
  const id = fieldElementId(path)
  const pinned = comments.get(path) ?? []
  const shown = [pinned.length > 0 && `${id}-comments`, state.problems.length > 0 && `${id}-messages`]
  if ((readOnly || state.locked) && column.kind !== 'computed') {
    return (
      <div id={id} tabIndex={-1} data-path={path} className={styles.fixed} data-numeric={columnKind(column).numeric}>
        <Answer node={state.node} path={path} value={state.value} View={columnView(column.kind)} />
        {pinned.length > 0 && <FieldComments id={`${id}-comments`} comments={pinned} />}
        <FieldMessages id={`${id}-messages`} problems={state.problems} urgent={false} />
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
        control={{
          id,
          'aria-label': t('第 {n} 行 {column}', { n: rowNumber, column: column.label }),
          'aria-describedby': shown.filter(Boolean).join(' ') || undefined,
          'aria-invalid': state.problems.some((problem) => problem.severity === 'error') || undefined,
          'aria-required': state.required || undefined,
        }}
      />
      {pinned.length > 0 && <FieldComments id={`${id}-comments`} comments={pinned} />}
      <FieldMessages id={`${id}-messages`} problems={state.problems} urgent={visit.urgent} />
      {next && state.problems.some((problem) => problem.severity === 'error') && (
        <button type="button" className={styles.next} onClick={next}>
          {t('下一处错误')}
        </button>
      )}
    </OwnForm>
  )
}
