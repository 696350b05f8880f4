import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FormEngine } from '../../engine/engine'
import { fieldElementId } from '../../fields/field-id'
import { hasFixedRows } from '../../schema/rows'
import type { FieldValue, Path } from '../../schema/values'
import type { NodeOf } from '../kinds'
import { type CellMove, cellMove, controlOf, type RowDeedName, rowDeedOf } from './cell-keys'
import { focusElement } from './focus-element'
import type { TableRows } from './use-table-rows'

interface CellPlace {
  path: Path
  rowIndex: number
  rowId: string
  columnIndex: number
  columnId: string
}

interface CellKeysOptions {
  engine: FormEngine
  node: NodeOf<'table'>
  rowIds: readonly string[]
  actions: TableRows['actions']
  /** Puts the focus on a cell that may not be drawn yet. */
  reach(path: Path): void
  /** Where Enter leads from the last row. */
  endId: string
}

/** The keys of a spreadsheet for a table of inputs; put on the element around all rows. */
export function useCellKeys({ engine, node, rowIds, actions, reach, endId }: CellKeysOptions) {
  const entered = useRef<{ path: Path; value: FieldValue } | null>(null)

  const placeOf = (element: Element): CellPlace | null => {
    const path = element.closest<HTMLElement>('td [data-path]')?.dataset.path
    const [, rowId = '', columnId = ''] = path?.split('/') ?? []
    const [rowIndex, columnIndex] = [rowIds.indexOf(rowId), node.columns.findIndex((one) => one.id === columnId)]
    return path && rowIndex >= 0 && columnIndex >= 0 ? { path, rowIndex, rowId, columnIndex, columnId } : null
  }

  const focusAt = (rowIndex: number, columnIndex: number): boolean => {
    const [rowId, column] = [rowIds[rowIndex], node.columns[columnIndex]]
    return (
      rowId !== undefined && column !== undefined && focusElement(fieldElementId(`${node.id}/${rowId}/${column.id}`))
    )
  }

  const aside = (place: CellPlace, by: -1 | 1) => {
    let at = place.columnIndex + by
    while (at >= 0 && at < node.columns.length && !focusAt(place.rowIndex, at)) at += by
  }

  const upright = (place: CellPlace, by: -1 | 1): boolean => {
    const rowId = rowIds[place.rowIndex + by]
    if (rowId === undefined) return false
    if (!focusAt(place.rowIndex + by, place.columnIndex)) reach(`${node.id}/${rowId}/${place.columnId}`)
    return true
  }

  const valueAt = (path: Path) => engine.field(path)?.value ?? null

  const run = (move: CellMove, place: CellPlace, element: HTMLElement): boolean => {
    switch (move) {
      case 'left':
      case 'right':
        aside(place, move === 'left' ? -1 : 1)
        return true
      case 'up':
      case 'enterUp':
        upright(place, -1)
        return true
      case 'down':
        upright(place, 1)
        return true
      case 'enterDown':
        if (!upright(place, 1)) focusElement(endId)
        return true
      case 'fill': {
        const above = rowIds[place.rowIndex - 1]
        if (above !== undefined && leave(element))
          flushSync(() => actions.fill([place.rowId], place.columnId, valueAt(`${node.id}/${above}/${place.columnId}`)))
        focusElement(fieldElementId(place.path))
        return true
      }
      case 'fillDown':
        actions.fill(rowIds.slice(place.rowIndex + 1), place.columnId, valueAt(place.path))
        return true
      case 'restore': {
        const before = entered.current
        if (before?.path !== place.path || valueAt(place.path) === before.value) return false
        leave(element)
        // drawn first: a new value in an input ends what is selected in it
        flushSync(() => engine.set(place.path, before.value))
        focusElement(fieldElementId(place.path))
        return true
      }
      case 'undo':
        // while something was typed here, taking that back is the browser's
        if (entered.current?.path !== place.path || valueAt(place.path) !== entered.current.value) return false
        actions.undo()
        return true
    }
  }

  const act = (deed: RowDeedName, place: CellPlace, element: HTMLElement) => {
    leave(element)
    flushSync(() => actions.row(deed, place.rowId, place.columnId))
    // nothing could be done: the focus stays
    if (document.activeElement === document.body) focusElement(fieldElementId(place.path))
  }

  return {
    placeOf,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target } = event
      if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
      const place = placeOf(target)
      if (!place) return
      const control = controlOf(target)
      const deed = hasFixedRows(node) || (control.kind === 'picker' && control.open) ? null : rowDeedOf(event)
      const move = cellMove(event, control)
      if (deed) act(deed, place, target)
      else if (!move || !run(move, place, target)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = placeOf(event.target)?.path
      if (path !== entered.current?.path) entered.current = path ? { path, value: valueAt(path) } : null
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      const from = placeOf(event.target)?.path
      const to = event.relatedTarget instanceof Element ? placeOf(event.relatedTarget)?.path : undefined
      if (from !== to) entered.current = null
    },
  }
}

/** Ends what a control keeps to itself while it has the focus. */
function leave(element: HTMLElement): boolean {
  element.blur()
  return true
}
