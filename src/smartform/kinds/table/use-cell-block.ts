import { type ClipboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CellBlock, type CellSpot, sameSpot } from '../../tables/cell-block'
import { blockActions } from './block-actions'
import { controlOf } from './cell-keys'
import { CellSelection } from './cell-selection'
import type { PasteRequest } from './PasteDialog'
import type { Grid } from './use-grid'
import type { TableRows } from './use-table-rows'

/**
 * A block of cells as in a spreadsheet: selected by dragging, Shift with a click or Shift with the arrows; copied, cut and pasted,
 * each one step that can be taken back. The focus stays in the cell it began with.
 * @param ask asks for a look at a block before it is written
 */
export function useCellBlock(grid: Grid, actions: TableRows['actions'], ask: (request: PasteRequest) => void) {
  const [selection] = useState(() => new CellSelection())
  const pressed = useRef<CellSpot | null>(null)
  const act = blockActions(grid, actions)

  // Rows that came, went or moved: another block would be meant than the one that was selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it is about
  useEffect(() => selection.clear(), [selection, grid.rowIds])

  const extend = (from: CellSpot, to: CellSpot) => {
    selection.reach(from, to)
    grid.elementOf(to)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  /** Writes with the focus out of the cell, since a control may keep to itself what is typed in it; then it is back. */
  const apart = (element: EventTarget, write: () => void) => {
    const { anchor, end } = selection
    const spot = anchor ?? grid.spotOf(element)
    if (element instanceof HTMLElement) element.blur()
    flushSync(write)
    // unless writing has put it elsewhere
    if (spot && (anchor || document.activeElement === document.body)) grid.focus(spot)
    if (anchor && end) selection.reach(anchor, end)
  }
  /** What a copy takes: the block, or the cell whose control holds no text of its own. */
  const taken = (target: EventTarget): CellBlock | null => {
    const spot = grid.spotOf(target)
    if (!spot || !(target instanceof Element)) return null
    const own = ['choice', 'select', 'other', 'button'].includes(controlOf(target).kind)
    return selection.block() ?? (own ? blockOf(spot) : null)
  }

  return {
    ...{ selection, act, extend, apart },
    /** Points at a cell that was found, wherever it is; the focus stays. */
    point(spot: CellSpot | null) {
      selection.mark(spot)
      if (!spot) return
      flushSync(() => grid.draw(grid.rowIds[spot.row] ?? ''))
      grid.elementOf(spot)?.scrollIntoView?.({ block: 'center', inline: 'nearest' })
    },
    handlers: {
      onMouseDown(event: MouseEvent<HTMLElement>) {
        const spot = event.button === 0 ? grid.spotOf(event.target) : null
        pressed.current = null
        if (!spot) return
        const from = selection.anchor ?? grid.spotOf(document.activeElement)
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
        const spot = from && event.buttons === 1 ? grid.spotOf(event.target) : null
        if (!from || !spot || (sameSpot(from, spot) && !selection.block())) return
        if (!selection.block()) grid.focus(from)
        window.getSelection()?.removeAllRanges()
        selection.reach(from, spot)
      },
      onDragStart(event: MouseEvent<HTMLElement>) {
        if (pressed.current) event.preventDefault()
      },
      onCopy(event: ClipboardEvent<HTMLElement>) {
        const block = taken(event.target)
        if (!block) return
        event.preventDefault()
        act.copy(block, event.clipboardData)
      },
      onCut(event: ClipboardEvent<HTMLElement>) {
        const block = selection.block()
        if (!block) return
        event.preventDefault()
        act.copy(block, event.clipboardData)
        apart(event.target, () => act.clear(block, 'cut'))
      },
      onPaste(event: ClipboardEvent<HTMLElement>) {
        const { target } = event
        const spot = grid.spotOf(target)
        if (!spot) return
        const block = selection.block()
        const into = block ?? blockOf(spot)
        const found = act.pasted(into, event.clipboardData, block ? 'cells' : controlTakes(target))
        if (!found) return
        event.preventDefault()
        if ('ask' in found) return ask(found.ask)
        if (!selection.anchor) selection.reach(spot, spot)
        apart(target, () => act.write({ kind: 'pastedCells' }, { row: into.top, column: into.left }, found.grid))
      },
    },
  }
}

const blockOf = ({ row, column }: CellSpot): CellBlock => ({ top: row, bottom: row, left: column, right: column })

const controlTakes = (target: EventTarget) => (target instanceof HTMLTextAreaElement ? 'lines' : 'line')
