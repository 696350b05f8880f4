import { isBlock, parseBlock } from '@/lib/sheets/parse-block'
import { clipboardOf } from '@/lib/sheets/write-block'
import type { FormEngine } from '../../engine/engine'
import { makeRow } from '../../schema/rows'
import type { CellValue } from '../../schema/values'
import { type CellBlock, type CellGrid, type CellSpot, tiled, withCells } from '../../tables/cell-block'
import { convertCell } from '../../tables/convert-cell'
import { type ColumnKind, columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import type { PasteRequest } from './PasteDialog'
import type { RowEventKind } from './row-history'
import { cellText, rowsOf } from './table'
import type { TableRows } from './use-table-rows'

/** A cell as it was copied: exactly, and as text for a column of another kind. */
interface CopiedCell {
  kind: ColumnKind
  value: CellValue
  text: string
}

/** What was copied last in an open form, found again by its text in the clipboard. */
const copies = new WeakMap<FormEngine, { text: string; cells: readonly (readonly CopiedCell[])[] }>()

interface BlockActionsOptions {
  engine: FormEngine
  node: NodeOf<'table'>
  actions: TableRows['actions']
}

/** What can be done with a block of a table's cells. */
export function blockActions({ engine, node, actions }: BlockActionsOptions) {
  const cellsIn = ({ top, bottom, left, right }: CellBlock): CopiedCell[][] =>
    rowsOf(engine, node.id)
      .slice(top, bottom + 1)
      .map((row) =>
        node.columns.slice(left, right + 1).map((column) => {
          const path = `${node.id}/${row.id}/${column.id}`
          const value = (engine.field(path)?.value ?? columnKind(column).empty(column)) as CellValue
          const text =
            (column.kind === 'computed' || columnKind(column).numeric) && typeof value === 'string'
              ? value
              : cellText(column, value)
          return { kind: column.kind, value, text }
        }),
      )
  const write = (kind: RowEventKind, from: CellSpot, grid: CellGrid) => {
    const { rows, written, left } = withCells(node, rowsOf(engine, node.id), from, grid, {
      newRow: () => makeRow(node, `r${crypto.randomUUID()}`, {}),
      locked: (rowId, columnId) => engine.field(`${node.id}/${rowId}/${columnId}`)?.locked === true,
    })
    actions.write({ kind, n: written.length, left }, rows)
    const paths = written.map(({ rowId, columnId }) => `${node.id}/${rowId}/${columnId}`)
    engine.reveal({ paths }, 'format')
  }
  const spotOf = ({ top, left }: CellBlock): CellSpot => ({ row: top, column: left })
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
      write(
        kind,
        spotOf(block),
        Array.from({ length: block.bottom - block.top + 1 }, () => line),
      )
    },
    /** The first row's cells in all others of the block. */
    fillDown(block: CellBlock) {
      const [first = []] = cellsIn({ ...block, bottom: block.top })
      const line = first.map(({ kind, value }) => (kind === 'computed' ? undefined : value))
      const from = { row: block.top + 1, column: block.left }
      write(
        'filledCells',
        from,
        Array.from({ length: block.bottom - block.top }, () => line),
      )
    },
    /**
     * What a paste would write: at once where it was copied in this form, or is one text for many cells; null: an affair of the
     * control, or of the look at a block from outside.
     */
    pasted(into: CellBlock, clipboard: DataTransfer, many: boolean): { grid: CellGrid } | { ask: PasteRequest } | null {
      const text = clipboard
        .getData('text/plain')
        .replace(/\r?\n$/, '')
        .replace(/\r?\n/g, '\r\n')
      const known = copies.get(engine)
      const own = known?.text === text ? known.cells : null
      const outside = { html: clipboard.getData('text/html'), text }
      const place = { rowIndex: into.top, columnId: node.columns[into.left]?.id ?? null }
      if (!own && !many) return null
      if (!own && isBlock(outside, true)) return { ask: { block: parseBlock(outside), ...place } }
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
      const block = source.map((line) => line.map((cell) => (typeof cell === 'string' ? cell : cell.text)))
      return { ask: { block, ...place } }
    },
  }
}
