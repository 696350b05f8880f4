/** The selection of rows over several pages of a list, for batch actions. */

import { useState } from 'react'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'

/** The selected rows of a list, for a batch. */
export interface RowSelection<Row> {
  /** Selected rows by key, across pages. */
  selected: ReadonlyMap<string, Row>
  /** Selects rows, or deselects them with `on` false. */
  choose(rows: readonly Row[], on: boolean): void
  clear(): void
  /** Whether a batch can act on the row. */
  selectable(row: Row): boolean
  /** The row's name, for its checkbox. */
  nameOf(row: Row): string
}

interface RowSelectionOptions<Row> extends Pick<RowSelection<Row>, 'selectable' | 'nameOf'> {
  rowKey(row: Row): string
}

/** Keeps the selection while the person turns pages, and when the login ends: the person then signs in over the list. */
export function useRowSelection<Row>({ rowKey, selectable, nameOf }: RowSelectionOptions<Row>): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  useUnsavedWork(selected.size > 0)
  return {
    selected,
    selectable,
    nameOf,
    clear: () => setSelected(new Map()),
    choose(rows, on) {
      const next = new Map(selected)
      for (const row of rows) {
        if (on) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      setSelected(next)
    },
  }
}
