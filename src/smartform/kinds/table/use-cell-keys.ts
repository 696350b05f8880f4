/** The spreadsheet keys of a table field: moving between cells, filling down, clearing, cutting, pasting. */
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import { arrowSteps, type CellMove, cellMove, controlOf, extendsBlock, rowOperationOf } from '@/ui/grid/cell-keys'
import { hasFixedRows } from '../../schema/rows'
import type { FieldValue, Path } from '../../schema/values'
import type { useCellBlock } from './use-cell-block'
import { focusElement, type Grid } from './use-grid'
import type { TableRows } from './use-table-rows'

/**
 * Spreadsheet keys for a table of inputs; attach to the element around all rows.
 * @param endId where Enter leads from the last row
 */
export function useCellKeys(
  grid: Grid,
  actions: TableRows['actions'],
  { selection, act, extend, writeOutsideCell }: ReturnType<typeof useCellBlock>,
  endId: string,
) {
  const { engine, node, rowIds } = grid
  /** The cell with the focus, and its value when it got it. */
  const entered = useRef<{ path: Path; value: FieldValue } | null>(null)

  /** To the next cell of the row that can take the focus. */
  const moveSideways = ({ row, column }: CellPosition, by: -1 | 1) => {
    let at = column + by
    while (at >= 0 && at < node.columns.length && !grid.focus({ row, column: at })) at += by
  }
  /** To the same column of the next row, which may not be drawn yet; false where there is no such row. */
  const moveVertically = ({ row, column }: CellPosition, by: -1 | 1): boolean => {
    const to = { row: row + by, column }
    if (rowIds[to.row] === undefined) return false
    if (!grid.focus(to)) grid.reach(grid.pathOf(to))
    return true
  }
  const valueAt = (path: Path) => engine.field(path)?.value ?? null

  /** Handles a key in a cell; false: the control handles it. */
  const run = (move: CellMove, position: CellPosition, element: HTMLElement): boolean => {
    const path = grid.pathOf(position)
    const before = entered.current?.path === path ? entered.current : null
    const { row } = position
    const cells = { top: row, bottom: row, left: position.column, right: position.column }
    const column = node.columns[position.column]?.label
    switch (move) {
      case 'left':
      case 'right':
        moveSideways(position, move === 'left' ? -1 : 1)
        return true
      case 'up':
      case 'enterUp':
      case 'down':
        moveVertically(position, move === 'down' ? 1 : -1)
        return true
      case 'enterDown':
        if (!moveVertically(position, 1)) focusElement(endId)
        return true
      case 'fill':
        if (row > 0)
          writeOutsideCell(element, () =>
            act.fillDown({ ...cells, top: row - 1 }, { kind: 'filled', n: row + 1, column }),
          )
        return true
      case 'fillDown': {
        const bottom = rowIds.length - 1
        writeOutsideCell(element, () =>
          act.fillDown({ ...cells, bottom }, { kind: 'filledDown', n: bottom - row, column }),
        )
        return true
      }
      case 'restore':
        if (!before || valueAt(path) === before.value) return false
        writeOutsideCell(element, () => engine.set(path, before.value))
        return true
      case 'undo':
        // While something was typed here, undo is the browser's.
        if (!before || valueAt(path) !== before.value) return false
        actions.undo()
        return true
    }
  }

  /** Handles keys with selected cells, or selecting; false: the cell's own keys apply. */
  const runOnBlock = (event: KeyboardEvent, position: CellPosition, target: HTMLElement): boolean => {
    const { key, shiftKey } = event
    const block = selection.block()
    const ctrl = event.ctrlKey || event.metaKey
    const step = arrowSteps[key]
    if (step && shiftKey && !ctrl && !event.altKey) {
      if (!block && !extendsBlock(key, controlOf(target))) return false
      const end = (block && selection.end) || position
      const row = Math.min(Math.max(end.row + step.row, 0), rowIds.length - 1)
      const column = Math.min(Math.max(end.column + step.column, 0), node.columns.length - 1)
      extend((block && selection.anchor) || position, { row, column })
      return true
    }
    if (!block || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return false
    if (ctrl) {
      if (key.toLowerCase() === 'd') writeOutsideCell(target, () => act.fillDown(block))
      else if (key.toLowerCase() === 'z' && !shiftKey) writeOutsideCell(target, () => actions.undo(false))
      else return false
      return true
    }
    if (key === 'Delete' || key === 'Backspace') {
      writeOutsideCell(target, () => act.clear(block, 'cleared'))
      return true
    }
    selection.clear()
    return key === 'Escape'
  }

  const runInCell = (event: KeyboardEvent, position: CellPosition, target: HTMLElement): boolean => {
    const control = controlOf(target)
    const operation = hasFixedRows(node) || (control.kind === 'picker' && control.open) ? null : rowOperationOf(event)
    const move = cellMove(event, control)
    if (!operation) return move !== null && run(move, position, target)
    selection.clear()
    writeOutsideCell(target, () =>
      actions.row(operation, rowIds[position.row] ?? '', node.columns[position.column]?.id),
    )
    return true
  }

  const pathOf = (target: EventTarget | null) => {
    const position = grid.positionOf(target)
    return position && grid.pathOf(position)
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target } = event
      if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
      const position = grid.positionOf(target)
      if (!position || !(runOnBlock(event, position, target) || runInCell(event, position, target))) return
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = pathOf(event.target)
      if (path !== entered.current?.path) entered.current = path ? { path, value: valueAt(path) } : null
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (pathOf(event.target) !== pathOf(event.relatedTarget)) entered.current = null
    },
  }
}
