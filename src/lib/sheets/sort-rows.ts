import { parseDecimal } from '../decimal'

/** What a row is sorted by: its text, and whether the column counts as numbers. */
export interface SortKey<R> {
  text(row: R): string
  numeric: boolean
}

const words = new Intl.Collator('zh-CN', { numeric: true })

/**
 * Rows by one column, equal ones as they were. What is empty, and in a column of numbers what is no number, comes last
 * in both directions.
 */
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
