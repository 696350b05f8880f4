import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { blockBetween, type CellBlock, type CellPosition, samePosition } from '@/lib/sheets/cell-positions'

/**
 * The block of cells a person has selected in a table, from the cell that has the focus to another, and the cell that was found
 * last. Rows follow both by themselves.
 */
export class CellSelection {
  private ends: { anchor: CellPosition; end: CellPosition } | null = null
  private readonly listeners = createListeners()
  readonly subscribe = this.listeners.listen

  /** More than one cell, or nothing. */
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

  /** The first and last column selected in a row, as text: the same until it changes. */
  inRow(row: number): string {
    const { shown } = this
    return shown && row >= shown.top && row <= shown.bottom ? `${shown.left}-${shown.right}` : ''
  }

  private found: CellPosition | null = null

  /** Points at the cell that was found, or at none. */
  mark(spot: CellPosition | null): void {
    this.found = spot
    this.listeners.tell()
  }

  /** The column of the found cell in a row; null in any other. */
  readonly foundIn = (row: number): number | null => (this.found?.row === row ? this.found.column : null)

  private show(block: CellBlock | null) {
    this.shown = block
    this.listeners.tell()
  }
}

/** Which of a row's cells are selected, and which was found, for the attributes of each. */
export function useMarks(selection: CellSelection, row: number) {
  const selected = useSyncExternalStore(selection.subscribe, () => selection.inRow(row))
  const found = useSyncExternalStore(selection.subscribe, () => selection.foundIn(row))
  return (column: number) => ({
    'data-column': column,
    'data-selected': isSelected(selected, column),
    'data-found': found === column || undefined,
  })
}

/** Whether a column is in what `inRow` says. */
function isSelected(span: string, column: number): true | undefined {
  if (span === '') return undefined
  const [first = 0, last = -1] = span.split('-').map(Number)
  return (column >= first && column <= last) || undefined
}
