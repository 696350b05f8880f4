import { useEffect, useRef, useState } from 'react'
import type { FormEngine } from '../../engine/engine'
import type { RowValue } from '../../schema/values'
import { fieldElementId } from '../field-id'
import type { NodeOfKind } from '../field-kind-module'

/** The last thing that happened to a table's rows, said in a status line. */
export type RowEvent =
  | { kind: 'added'; rowNumber: number }
  | { kind: 'removed'; rowNumber: number; row: RowValue; index: number }
  | { kind: 'restored'; rowNumber: number }
  | { kind: 'moved'; rowNumber: number }

/** The row actions of a free table; each says what it did, puts the focus where work goes on, and a removal can be undone. */
export function useTableRows(engine: FormEngine, node: NodeOfKind<'table'>) {
  const [event, setEvent] = useState<RowEvent | null>(null)
  const focusNext = useRef<string | null>(null)

  // After the rows are drawn: the element the action pointed at.
  useEffect(() => {
    if (event === null || focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  }, [event])

  const firstColumn = node.columns.find((column) => column.kind !== 'computed')?.id ?? ''
  const focusRow = (rowId: string) => {
    focusNext.current = fieldElementId(`${node.id}/${rowId}/${firstColumn}`)
  }
  const rowIds = () => {
    const value = engine.values()[node.id]
    return Array.isArray(value) ? value.map((row) => row.id) : []
  }

  return {
    event,
    insert(index: number) {
      const rowId = engine.insertRow(node.id, index)
      if (rowId === null) return
      focusRow(rowId)
      setEvent({ kind: 'added', rowNumber: index + 1 })
    },
    remove(rowId: string) {
      const removed = engine.removeRow(node.id, rowId)
      if (!removed) return
      focusNext.current = undoButtonId(node.id)
      setEvent({ kind: 'removed', rowNumber: removed.index + 1, ...removed })
    },
    undo() {
      if (event?.kind !== 'removed') return
      const rowId = engine.insertRow(node.id, event.index, event.row)
      if (rowId === null) return
      focusRow(rowId)
      setEvent({ kind: 'restored', rowNumber: event.index + 1 })
    },
    move(rowId: string, by: -1 | 1) {
      const to = rowIds().indexOf(rowId) + by
      engine.moveRow(node.id, rowId, to)
      focusNext.current = moveButtonId(node.id, rowId, by)
      setEvent({ kind: 'moved', rowNumber: to + 1 })
    },
  }
}

export function undoButtonId(tableId: string): string {
  return `${fieldElementId(tableId)}-undo`
}

export function moveButtonId(tableId: string, rowId: string, by: -1 | 1): string {
  return `${fieldElementId(`${tableId}/${rowId}`)}-${by < 0 ? 'up' : 'down'}`
}
