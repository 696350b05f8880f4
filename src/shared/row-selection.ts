import { useState } from 'react'

/** Which rows of a list are chosen for a batch. */
export interface RowSelection<Row> {
  /** The chosen rows by their keys, over pages. */
  chosen: ReadonlyMap<string, Row>
  /** Chooses rows, or with `on` false leaves them out. */
  choose(rows: readonly Row[], on: boolean): void
  clear(): void
  /** Whether there is anything a batch could do with a row. */
  selectable(row: Row): boolean
  /** What a row is called, for its box. */
  nameOf(row: Row): string
}

interface RowSelectionOptions<Row> extends Pick<RowSelection<Row>, 'selectable' | 'nameOf'> {
  rowKey(row: Row): string
}

/** Keeps which rows are chosen while one turns the pages of a list. */
export function useRowSelection<Row>({ rowKey, selectable, nameOf }: RowSelectionOptions<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    chosen,
    selectable,
    nameOf,
    clear: () => setChosen(new Map()),
    choose(rows, on) {
      const next = new Map(chosen)
      for (const row of rows) {
        if (on) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      setChosen(next)
    },
  }
}
