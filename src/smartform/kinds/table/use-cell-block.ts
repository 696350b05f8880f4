/** Selecting, copying, cutting, pasting, clearing and filling down a block of cells; for `TableEditor`. */
import { type ClipboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blockBetween, type CellBlock, type CellPosition, samePosition, tiled } from '@/lib/sheets/cell-positions'
import { isBlock, parseBlock } from '@/lib/sheets/parse-block'
import { clipboardOf } from '@/lib/sheets/write-block'
import { controlOf } from '@/ui/grid/cell-keys'
import { CellSelection } from '@/ui/grid/cell-selection'
import type { FormEngine } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import type { CellValue } from '../../schema/values'
import { type CellGrid, withCells, writingIn } from '../../tables/cell-block'
import { convertCell } from '../../tables/convert-cell'
import { type ColumnKind, columnKind } from '../column-kinds'
import type { PasteRequest } from './PasteDialog'
import type { RowOperation } from './row-history'
import { cellText, rowsOf } from './table'
import type { Grid } from './use-grid'
import type { TableRows } from './use-table-rows'

/**
 * A block of cells as in a spreadsheet: selected by dragging, Shift-click or Shift-arrows; copied, cut and pasted, each
 * as one undoable step. The focus stays in the first cell.
 * @param ask requests a preview of a block
 */
export function useCellBlock(grid: Grid, actions: TableRows['actions'], ask: (request: PasteRequest) => void) {
  const [selection] = useState(() => new CellSelection())
  const pressedCell = useRef<CellPosition | null>(null)
  const act = blockActions(grid, actions)

  // Rows that came, went or moved: another block would be meant than the one that was selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it is about
  useEffect(() => selection.clear(), [selection, grid.rowIds])

  const extend = (from: CellPosition, to: CellPosition) => {
    selection.reach(from, to)
    grid.elementOf(to)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  /** Writes with the focus outside the cell, because a control may hold its own text; then restores the focus. */
  const writeOutsideCell = (element: EventTarget, write: () => void) => {
    const { anchor, end } = selection
    const position = anchor ?? grid.positionOf(element)
    if (element instanceof HTMLElement) element.blur()
    flushSync(write)
    // Unless writing has moved it.
    if (position && (anchor || document.activeElement === document.body)) grid.focus(position)
    if (anchor && end) selection.reach(anchor, end)
  }
  /** What a copy takes: the block, or the cell whose control has no selected text. */
  const copiedBlock = (target: EventTarget): CellBlock | null => {
    const position = grid.positionOf(target)
    if (!position || !(target instanceof Element)) return null
    const own = ['choice', 'select', 'other', 'button'].includes(controlOf(target).kind)
    return selection.block() ?? (own ? blockBetween(position, position) : null)
  }

  return {
    ...{ selection, act, extend, writeOutsideCell },
    /** Marks a found cell; the focus stays. */
    point(position: CellPosition | null) {
      selection.mark(position)
      if (!position) return
      flushSync(() => grid.draw(grid.rowIds[position.row] ?? ''))
      grid.elementOf(position)?.scrollIntoView?.({ block: 'center', inline: 'nearest' })
    },
    handlers: {
      onMouseDown(event: MouseEvent<HTMLElement>) {
        const position = event.button === 0 ? grid.positionOf(event.target) : null
        pressedCell.current = null
        if (!position) return
        const from = selection.anchor ?? grid.positionOf(document.activeElement)
        if (event.shiftKey && from) {
          event.preventDefault()
          return extend(from, position)
        }
        selection.clear()
        pressedCell.current = position
      },
      onMouseOver(event: MouseEvent<HTMLElement>) {
        const from = pressedCell.current
        if (event.buttons !== 1) pressedCell.current = null
        const position = from && event.buttons === 1 ? grid.positionOf(event.target) : null
        if (!from || !position || (samePosition(from, position) && !selection.block())) return
        if (!selection.block()) grid.focus(from)
        window.getSelection()?.removeAllRanges()
        selection.reach(from, position)
      },
      onDragStart(event: MouseEvent<HTMLElement>) {
        if (pressedCell.current) event.preventDefault()
      },
      onCopy(event: ClipboardEvent<HTMLElement>) {
        const block = copiedBlock(event.target)
        if (!block) return
        event.preventDefault()
        act.copy(block, event.clipboardData)
      },
      onCut(event: ClipboardEvent<HTMLElement>) {
        const block = selection.block()
        if (!block) return
        event.preventDefault()
        act.copy(block, event.clipboardData)
        writeOutsideCell(event.target, () => act.clear(block, 'cut'))
      },
      onPaste(event: ClipboardEvent<HTMLElement>) {
        const { target } = event
        const position = grid.positionOf(target)
        if (!position) return
        const block = selection.block()
        const into = block ?? blockBetween(position, position)
        const found = act.pasted(into, event.clipboardData, block ? 'cells' : controlTakes(target))
        if (!found) return
        event.preventDefault()
        if ('ask' in found) return ask(found.ask)
        if (!selection.anchor) selection.reach(position, position)
        writeOutsideCell(target, () =>
          act.write({ kind: 'pastedCells' }, { row: into.top, column: into.left }, found.grid),
        )
      },
    },
  }
}

const controlTakes = (target: EventTarget) => (target instanceof HTMLTextAreaElement ? 'lines' : 'line')

/** A copied cell: its exact value, and text for columns of other kinds. */
interface CopiedCell {
  kind: ColumnKind
  value: CellValue
  text: string
}

/** The last copy in an open form, recognised by its text in the clipboard. */
const copies = new WeakMap<FormEngine, { text: string; cells: readonly (readonly CopiedCell[])[] }>()

/** Actions on a block of cells. */
function blockActions({ engine, node, rowIds }: Grid, actions: TableRows['actions']) {
  const cellsIn = ({ top, bottom, left, right }: CellBlock): CopiedCell[][] =>
    rowIds.slice(top, bottom + 1).map((rowId) =>
      node.columns.slice(left, right + 1).map((column) => {
        const { empty, numeric } = columnKind(column)
        const value = (engine.field(cellPath(node.id, rowId, column.id))?.value ?? empty(column)) as CellValue
        const plain = (column.kind === 'computed' || numeric) && typeof value === 'string'
        return { kind: column.kind, value, text: plain ? value : cellText(column, value) }
      }),
    )
  const write = (
    operation: Pick<RowOperation, 'kind' | 'column'> & Partial<RowOperation>,
    from: CellPosition,
    grid: CellGrid,
  ) => {
    const { rows, written, left } = withCells(node, rowsOf(engine, node.id), from, grid, writingIn(engine, node))
    const paths = written.map(({ rowId, columnId }) => cellPath(node.id, rowId, columnId))
    actions.write({ n: written.length, left, ...operation }, rows, paths)
    engine.reveal({ paths }, 'format')
  }
  /** The same row repeated. */
  const repeat = (operation: Parameters<typeof write>[0], { top, bottom, left }: CellBlock, line: CellGrid[number]) =>
    write(
      operation,
      { row: top, column: left },
      Array.from({ length: bottom - top + 1 }, () => line),
    )
  return {
    write,
    copy(block: CellBlock, clipboard: DataTransfer) {
      const cells = cellsIn(block)
      const { text, html } = clipboardOf(cells.map((row) => row.map((cell) => cell.text)))
      clipboard.setData('text/plain', text)
      clipboard.setData('text/html', html)
      copies.set(engine, { text, cells })
    },
    clear(block: CellBlock, kind: 'cleared' | 'cut') {
      const line = node.columns
        .slice(block.left, block.right + 1)
        .map((column) => (column.kind === 'computed' ? undefined : (columnKind(column).empty(column) as CellValue)))
      repeat({ kind }, block, line)
    },
    /** Copies the first row's cells to all others of the block. */
    fillDown(block: CellBlock, operation: Parameters<typeof write>[0] = { kind: 'filledCells' }) {
      const [first = []] = cellsIn({ ...block, bottom: block.top })
      const line = first.map(({ kind, value }) => (kind === 'computed' ? undefined : value))
      repeat(operation, { ...block, top: block.top + 1 }, line)
    },
    /**
     * What a paste writes: directly when it was copied in this form, or is one text for many cells; null: the control
     * handles it. `takes`: a control with one line or several, or several cells.
     */
    pasted(
      into: CellBlock,
      clipboard: DataTransfer,
      takes: 'line' | 'lines' | 'cells',
    ): { grid: CellGrid } | { ask: PasteRequest } | null {
      const text = clipboard
        .getData('text/plain')
        .replace(/\r?\n$/, '')
        .replace(/\r?\n/g, '\r\n')
      const known = copies.get(engine)
      const own = known?.text === text ? known.cells : null
      const outside = { html: clipboard.getData('text/html'), text }
      const at = { row: into.top, column: into.left }
      if (!own && isBlock(outside, takes !== 'lines')) {
        const block = parseBlock(outside)
        return block && { ask: { block, at } }
      }
      if (takes !== 'cells' && !own) return null
      const source = tiled<CopiedCell | string>(own ?? [[text]], into)
      let waits = false
      const grid = source.map((line) =>
        line.map((cell, across) => {
          const column = node.columns[into.left + across]
          if (!column || column.kind === 'computed') return undefined
          const { coerce, lookup } = columnKind(column)
          if (typeof cell !== 'string' && cell.kind === column.kind) return coerce(column, cell.value) as CellValue
          waits ||= lookup !== undefined
          const options = { unit: 'tenThousand', entries: new Map() } as const
          return convertCell(column, typeof cell === 'string' ? cell : cell.text, options).value
        }),
      )
      if (!waits) return { grid }
      return {
        ask: { block: source.map((line) => line.map((cell) => (typeof cell === 'string' ? cell : cell.text))), at },
      }
    },
  }
}
