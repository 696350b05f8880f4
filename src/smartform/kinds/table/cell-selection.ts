import { blockBetween, type CellBlock, type CellSpot } from '../../tables/cell-block'

/** The block of cells a person has selected in a table: from the cell that has the focus to another. Rows follow it by themselves. */
export class CellSelection {
  private ends: { anchor: CellSpot; end: CellSpot } | null = null
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** More than one cell, or nothing. */
  readonly block = (): CellBlock | null => this.shown
  private shown: CellBlock | null = null

  get anchor(): CellSpot | null {
    return this.ends?.anchor ?? null
  }

  get end(): CellSpot | null {
    return this.ends?.end ?? null
  }

  reach(anchor: CellSpot, end: CellSpot): void {
    this.ends = { anchor, end }
    const alone = anchor.row === end.row && anchor.column === end.column
    this.show(alone ? null : blockBetween(anchor, end))
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

  private show(block: CellBlock | null) {
    this.shown = block
    for (const listener of this.listeners) listener()
  }
}

/** Whether a column is in what `inRow` says. */
export function isSelected(span: string, column: number): true | undefined {
  if (span === '') return undefined
  const [first = 0, last = -1] = span.split('-').map(Number)
  return (column >= first && column <= last) || undefined
}
