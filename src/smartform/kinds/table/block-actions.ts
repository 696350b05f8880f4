import { isBlock, parseBlock } from '@/lib/sheets/parse-block'
import { clipboardOf } from '@/lib/sheets/write-block'
import type { FormEngine } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import type { CellValue } from '../../schema/values'
import { type CellBlock, type CellGrid, type CellSpot, tiled, withCells, writingIn } from '../../tables/cell-block'
import { convertCell } from '../../tables/convert-cell'
import { type ColumnKind, columnKind } from '../column-kinds'
import type { PasteRequest } from './PasteDialog'
import type { Deed } from './row-history'
import { cellText, rowsOf } from './table'
import type { Grid } from './use-grid'
import type { TableRows } from './use-table-rows'

/** A cell as it was copied: exactly, and as text for a column of another kind. */
interface CopiedCell {
  kind: ColumnKind
  value: CellValue
  text: string
}

/** What was copied last in an open form, found again by its text in the clipboard. */
const copies = new WeakMap<FormEngine, { text: string; cells: readonly (readonly CopiedCell[])[] }>()

/** What can be done with a block of a table's cells. */
export function blockActions({ engine, node, rowIds }: Grid, actions: TableRows['actions']) {
  const cellsIn = ({ top, bottom, left, right }: CellBlock): CopiedCell[][] =>
    rowIds.slice(top, bottom + 1).map((rowId) =>
      node.columns.slice(left, right + 1).map((column) => {
        const { empty, numeric } = columnKind(column)
        const value = (engine.field(cellPath(node.id, rowId, column.id))?.value ?? empty(column)) as CellValue
        const plain = (column.kind === 'computed' || numeric) && typeof value === 'string'
        return { kind: column.kind, value, text: plain ? value : cellText(column, value) }
      }),
    )
  const write = (deed: Pick<Deed, 'kind' | 'column'> & Partial<Deed>, from: CellSpot, grid: CellGrid) => {
    const { rows, written, left } = withCells(node, rowsOf(engine, node.id), from, grid, writingIn(engine, node))
    const paths = written.map(({ rowId, columnId }) => cellPath(node.id, rowId, columnId))
    actions.write({ n: written.length, left, ...deed }, rows, paths)
    engine.reveal({ paths }, 'format')
  }
  /** The same line in each of some rows. */
  const repeat = (deed: Parameters<typeof write>[0], { top, bottom, left }: CellBlock, line: CellGrid[number]) =>
    write(
      deed,
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
    /** The first row's cells in all others of the block. */
    fillDown(block: CellBlock, deed: Parameters<typeof write>[0] = { kind: 'filledCells' }) {
      const [first = []] = cellsIn({ ...block, bottom: block.top })
      const line = first.map(({ kind, value }) => (kind === 'computed' ? undefined : value))
      repeat(deed, { ...block, top: block.top + 1 }, line)
    },
    /**
     * What a paste would write: at once where it was copied in this form, or is one text for many cells; null: an affair of the
     * control. `takes`: what is pasted into: a control of one line or of several, or several cells.
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
