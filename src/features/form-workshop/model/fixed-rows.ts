/** The fixed rows of a table: their names in two languages, and the cells that the form fills in; for the editors of fixed rows and totals. */

import { isRawObject, type RawObject } from '@/smartform/schema/definition-reader'

export interface FixedRow {
  id: string
  cells: RawObject
}

export function fixedRowsOf({ fixedRows }: RawObject): FixedRow[] {
  return (Array.isArray(fixedRows) ? fixedRows : [])
    .filter(isRawObject)
    .map(({ id, cells }) => ({ id: String(id), cells: isRawObject(cells) ? cells : {} }))
}

export const columnsOf = ({ columns }: RawObject): RawObject[] =>
  Array.isArray(columns) ? columns.filter(isRawObject) : []

/** Kinds whose cells can be filled in by the form as a text. */
const written = ['text', 'longText', 'number', 'money', 'percent']

/** The columns that can be filled in; the first one with text carries the names of the rows. */
export function fillableColumns(table: RawObject): { named: RawObject | undefined; others: RawObject[] } {
  const columns = columnsOf(table).filter(({ kind }) => written.includes(String(kind)))
  const named = columns.find(({ kind }) => kind === 'text')
  return { named, others: columns.filter((column) => column !== named) }
}

/** The table with these fixed rows; without one its rows are free. */
export function withFixedRows(table: RawObject, rows: readonly FixedRow[]): RawObject {
  const { fixedRows: _former, ...rest } = table
  return rows.length > 0 ? { ...rest, fixedRows: rows } : rest
}

/** The table with another text in a cell of a fixed row; an empty one is the filler's to answer. */
export function withCell(table: RawObject, rowId: string, columnId: string, words: string): RawObject {
  const rows = fixedRowsOf(table)
  const former = rows.find(({ id }) => id === rowId)?.cells[columnId]
  const next = rows.map((row) => {
    if (row.id !== rowId) return row
    const { [columnId]: _former, ...others } = row.cells
    return { ...row, cells: words === '' ? others : { ...row.cells, [columnId]: words } }
  })
  const english = englishOf(table, columnId, former)
  const isShared = next.some(({ cells }) => cells[columnId] === former)
  const renamed = english === '' || isShared ? table : withEnglish(table, columnId, String(former), '')
  const filled = withFixedRows(renamed, next)
  return english === '' || words === '' ? filled : withEnglish(filled, columnId, words, english)
}

/** The English of a text that the form fills in; '' for none. */
export function englishOf(table: RawObject, columnId: string, words: unknown): string {
  const english = columnsOf(table).find(({ id }) => id === columnId)?.inEnglish
  return isRawObject(english) && typeof words === 'string' ? String(english[words] ?? '') : ''
}

/** The table with the English of a text in a column. */
export function withEnglish(table: RawObject, columnId: string, words: string, english: string): RawObject {
  return {
    ...table,
    columns: columnsOf(table).map((column) => {
      if (column.id !== columnId) return column
      const { inEnglish, ...rest } = column
      const { [words]: _former, ...others } = isRawObject(inEnglish) ? inEnglish : {}
      const next = english === '' ? others : { ...others, [words]: english }
      return Object.keys(next).length > 0 ? { ...rest, inEnglish: next } : rest
    }),
  }
}

/** The table with one more fixed row. */
export function withNewRow(table: RawObject): RawObject {
  const rows = fixedRowsOf(table)
  const taken = new Set(rows.map(({ id }) => id))
  let number = rows.length + 1
  while (taken.has(`row${number}`)) number += 1
  return withFixedRows(table, [...rows, { id: `row${number}`, cells: {} }])
}
