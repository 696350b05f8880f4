/** The store of a table field's selected cells and search match; rows subscribe to it. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { blockBetween, type CellBlock, type CellPosition, samePosition } from '@/lib/sheets/cell-positions'

/** The selected block of cells in a table and the cell of the last search match. Rows subscribe to both. */
export class CellSelection {
  private ends: { anchor: CellPosition; end: CellPosition } | null = null
  private readonly listeners = createListeners()
  readonly subscribe = this.listeners.listen

  /** The selection of more than one cell, or null. */
  readonly block = (): CellBlock | null => this.shown
  private shown: CellBlock | null = null

  get anchor(): CellPosition | null {
    return this.ends?.anchor ?? null
  }

  get end(): CellPosition | null {
    return this.ends?.end ?? null
  }

  reach(anchor: CellPosition, end: CellPosition): void {
    this.ends = { anchor, end }
    this.show(samePosition(anchor, end) ? null : blockBetween(anchor, end))
  }

  clear(): void {
    this.ends = null
    if (this.shown) this.show(null)
  }

  /** The first and last selected column of a row, as a string that changes only with the selection. */
  inRow(row: number): string {
    const { shown } = this
    return shown && row >= shown.top && row <= shown.bottom ? `${shown.left}-${shown.right}` : ''
  }

  private found: CellPosition | null = null

  /** Marks a search match, or none. */
  mark(spot: CellPosition | null): void {
    this.found = spot
    this.listeners.notify()
  }

  /** The matching column in a row; null in other rows. */
  readonly foundIn = (row: number): number | null => (this.found?.row === row ? this.found.column : null)

  private show(block: CellBlock | null) {
    this.shown = block
    this.listeners.notify()
  }
}

/** The selected cells and the search match of a row, for the attributes of each cell. */
export function useMarks(selection: CellSelection, row: number) {
  const selected = useSyncExternalStore(selection.subscribe, () => selection.inRow(row))
  const found = useSyncExternalStore(selection.subscribe, () => selection.foundIn(row))
  return (column: number) => ({
    'data-column': column,
    'data-selected': isSelected(selected, column),
    'data-found': found === column || undefined,
  })
}

/** Whether a column lies in the range from `inRow`. */
function isSelected(span: string, column: number): true | undefined {
  if (span === '') return undefined
  const [first = 0, last = -1] = span.split('-').map(Number)
  return (column >= first && column <= last) || undefined
}
