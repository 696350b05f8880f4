/** Sorts the rows of a table field by a column, as numbers or texts, empty cells last. */

import { parseDecimal } from '../numbers/decimal'

/** The text to sort a row by, and whether the column is numeric. */
export interface SortKey<R> {
  text(row: R): string
  numeric: boolean
}

const words = new Intl.Collator('zh-CN', { numeric: true })

/** Sorts rows by one column, stable. Empty cells, and text in a numeric column, come last in both directions. */
export function sortedRows<R>(rows: readonly R[], key: SortKey<R>, direction: 1 | -1): readonly R[] {
  const ranked = rows.map((row) => {
    const text = key.text(row).trim()
    return { row, text, number: key.numeric ? parseDecimal(text) : null }
  })
  return ranked
    .sort((a, b) => {
      if (a.number && b.number) return direction * a.number.cmp(b.number)
      const [last, otherLast] = [a.text === '', b.text === '']
      if (last !== otherLast) return last ? 1 : -1
      if (key.numeric && (a.number === null) !== (b.number === null)) return a.number ? -1 : 1
      return direction * words.compare(a.text, b.text)
    })
    .map(({ row }) => row)
}
