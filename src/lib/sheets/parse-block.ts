/** Reads a pasted block of cells from the clipboard, for tables of forms. */

import { parseHtmlTable } from './parse-html-table'
import { parseTsv } from './parse-tsv'

/** Cells of a block as text, all rows of one length. */
export type Block = readonly (readonly string[])[]

/** The pasted content of the clipboard. */
export interface Pasted {
  html: string
  text: string
}

/** The largest block that is pasted; more rows and columns are left out, with a message. */
const largestBlock = { rows: 5000, columns: 200 }

/**
 * The block in a clipboard: its HTML table when there is one, because a table separates cells more reliably, else its
 * text. Empty rows and columns at the end are left out. Null for an empty block.
 */
export function parseBlock({ html, text }: Pasted): Block | null {
  return asBlock(parseHtmlTable(html) ?? parseTsv(text))
}

/** Pads rows to one length and removes empty rows and columns at the end; null when all are empty. */
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
 * Whether a paste into a cell opens the preview of a block instead of entering text: it has more than one cell, or
 * several lines for a single-line cell.
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
