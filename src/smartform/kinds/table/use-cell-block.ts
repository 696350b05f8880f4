import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormEngine } from '../../engine/engine'
import { fieldElementId } from '../../fields/field-id'
import type { CellSpot } from '../../tables/cell-block'
import type { NodeOf } from '../kinds'
import { blockActions } from './block-actions'
import { arrowSteps, controlOf, extendsBlock } from './cell-keys'
import { CellSelection } from './cell-selection'
import { focusElement } from './focus-element'
import type { PasteRequest } from './PasteDialog'
import type { TableRows } from './use-table-rows'

interface CellBlockOptions {
  engine: FormEngine
  node: NodeOf<'table'>
  rowIds: readonly string[]
  actions: TableRows['actions']
  placeOf(element: Element): { rowIndex: number; columnIndex: number } | null
  /** Draws a row that is far from the viewport. */
  draw(rowId: string): void
  /** Asks for a look at a block before it is written. */
  ask(request: PasteRequest): void
}

/**
 * A block of cells as in a spreadsheet: selected by dragging, Shift with a click or Shift with the arrows; copied, cut, pasted,
 * filled down and cleared, each one step that can be taken back. The focus stays in the cell it began with.
 */
export function useCellBlock({ engine, node, rowIds, actions, placeOf, draw, ask }: CellBlockOptions) {
  const [selection] = useState(() => new CellSelection())
  const pressed = useRef<CellSpot | null>(null)
  const act = blockActions({ engine, node, actions })

  // Rows that came, went or moved: another block would be meant than the one that was selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it is about
  useEffect(() => selection.clear(), [selection, rowIds])

  const spotOf = (element: Element): CellSpot | null => {
    const place = placeOf(element)
    return place && { row: place.rowIndex, column: place.columnIndex }
  }
  const focusOn = ({ row, column }: CellSpot) =>
    focusElement(fieldElementId(`${node.id}/${rowIds[row]}/${node.columns[column]?.id}`))
  const extend = (from: CellSpot, to: CellSpot) => {
    selection.reach(from, to)
    cellElement(to)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const cellElement = ({ row, column }: CellSpot) =>
    document
      .getElementById(fieldElementId(node.id))
      ?.querySelector(`tr[aria-rowindex="${row + 2}"] > td[data-column="${column}"]`)

  /** Writes with the focus out of the cell, since a control may keep to itself what is typed in it; then it is back. */
  const apart = (element: Element, write: () => void) => {
    const { anchor, end } = selection
    if (element instanceof HTMLElement) element.blur()
    flushSync(write)
    if (!anchor || !end) return
    focusOn(anchor)
    selection.reach(anchor, end)
  }

  return {
    selection,
    /** Points at a cell that was found, wherever it is; the focus stays. */
    point(spot: CellSpot | null) {
      selection.mark(spot)
      if (!spot) return
      flushSync(() => draw(rowIds[spot.row] ?? ''))
      cellElement(spot)?.scrollIntoView?.({ block: 'center', inline: 'nearest' })
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      const spot = event.button === 0 ? spotAt(event.target) : null
      pressed.current = null
      if (!spot) return
      const from = selection.anchor ?? (document.activeElement && spotOf(document.activeElement))
      if (event.shiftKey && from) {
        event.preventDefault()
        return extend(from, spot)
      }
      selection.clear()
      pressed.current = spot
    },
    onMouseOver(event: MouseEvent<HTMLElement>) {
      const from = pressed.current
      if (event.buttons !== 1) pressed.current = null
      const spot = from && event.buttons === 1 ? spotAt(event.target) : null
      if (!from || !spot || (sameSpot(from, spot) && !selection.block())) return
      if (!selection.block()) focusOn(from)
      window.getSelection()?.removeAllRanges()
      selection.reach(from, spot)
    },
    onDragStart(event: MouseEvent<HTMLElement>) {
      if (pressed.current) event.preventDefault()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key } = event
      if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
      const spot = spotOf(target)
      if (!spot) return
      const block = selection.block()
      const ctrl = event.ctrlKey || event.metaKey
      const done = () => {
        event.preventDefault()
        event.stopPropagation()
      }
      const step = arrowSteps[key]
      if (step && event.shiftKey && !ctrl && !event.altKey) {
        const from = block && selection.anchor ? selection.anchor : spot
        const end = block && selection.end ? selection.end : spot
        if (!block && !extendsBlock(key, controlOf(target))) return
        const row = Math.min(Math.max(end.row + step.row, 0), rowIds.length - 1)
        const column = Math.min(Math.max(end.column + step.column, 0), node.columns.length - 1)
        extend(from, { row, column })
        return done()
      }
      if (!block || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return
      if (ctrl) {
        if (key.toLowerCase() === 'd') apart(target, () => act.fillDown(block))
        else if (key.toLowerCase() === 'z' && !event.shiftKey) apart(target, () => actions.undo(false))
        else return
        return done()
      }
      if (key === 'Delete' || key === 'Backspace') {
        apart(target, () => act.clear(block, 'cleared'))
        return done()
      }
      selection.clear()
      if (key === 'Escape') done()
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      const block = this.taken(event.target)
      if (!block) return
      event.preventDefault()
      act.copy(block, event.clipboardData)
    },
    onCut(event: ClipboardEvent<HTMLElement>) {
      const block = selection.block()
      const { target } = event
      if (!block || !(target instanceof Element)) return
      event.preventDefault()
      act.copy(block, event.clipboardData)
      apart(target, () => act.clear(block, 'cut'))
    },
    /** What a copy takes: the block, or the cell whose control holds no text of its own. */
    taken(target: EventTarget) {
      const spot = target instanceof Element ? spotOf(target) : null
      if (!spot || !(target instanceof Element)) return null
      const own = ['choice', 'select', 'other', 'button'].includes(controlOf(target).kind)
      return (
        selection.block() ?? (own ? { top: spot.row, bottom: spot.row, left: spot.column, right: spot.column } : null)
      )
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const { target } = event
      const spot = target instanceof Element ? spotOf(target) : null
      if (!spot || !(target instanceof Element)) return
      const into = selection.block() ?? { top: spot.row, bottom: spot.row, left: spot.column, right: spot.column }
      const found = act.pasted(into, event.clipboardData, selection.block() !== null)
      if (!found) return
      event.preventDefault()
      if ('ask' in found) return ask(found.ask)
      if (!selection.anchor) selection.reach(spot, spot)
      apart(target, () => act.write('pastedCells', { row: into.top, column: into.left }, found.grid))
    },
  }
}

function sameSpot(one: CellSpot, other: CellSpot): boolean {
  return one.row === other.row && one.column === other.column
}

/** The cell under the pointer, drawn as inputs or as text; null beside the cells of columns. */
function spotAt(target: EventTarget): CellSpot | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-column]') : null
  const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2
  return cell && row >= 0 ? { row, column: Number(cell.dataset.column) } : null
}
