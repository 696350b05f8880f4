import { parseHtmlTable } from './parse-html-table'
import { parseTsv } from './parse-tsv'

/** Cells of a block as text, all rows of one length. */
export type Block = readonly (readonly string[])[]

/** What was pasted, as the clipboard gives it. */
export interface Pasted {
  html: string
  text: string
}

/** More is no paste into a form; the rest is left out and said. */
const largestBlock = { rows: 5000, columns: 200 }

/**
 * The block in a clipboard: its HTML table when there is one (it tells cells apart where text cannot), else its text.
 * Empty rows and columns at the end are left out. Null when nothing is there.
 */
export function parseBlock({ html, text }: Pasted): Block | null {
  return asBlock(parseHtmlTable(html) ?? parseTsv(text))
}

/** Rows made one length, without what is empty at the end; null when all is. */
export function asBlock(rows: readonly (readonly string[])[]): Block | null {
  const width = Math.min(
    Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1)),
    largestBlock.columns,
  )
  const height = Math.min(rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1, largestBlock.rows)
  if (width === 0 || height === 0) return null
  return rows.slice(0, height).map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}

/**
 * Whether a paste into a cell is a block to look at first, not text for that cell: more than one cell, or several lines
 * where a cell takes only one.
 */
export function isBlock({ html, text }: Pasted, intoSingleLine: boolean): boolean {
  if (/<table/i.test(html)) {
    const block = asBlock(parseHtmlTable(html) ?? [])
    return block !== null && (block.length > 1 || (block[0]?.length ?? 0) > 1)
  }
  const body = text.replace(/[\r\n]+$/, '')
  if (body.includes('\t')) return true
  return intoSingleLine && /[\r\n]/.test(body) && parseTsv(body).length > 1
}
