/** Describes and writes an exported Excel sheet. */

import type { BackendContext } from '../context'
import { storeMadeFile } from '../made-file'
import type { SheetLanguage } from '../resolvers/export.generated'
import { workbook } from '../xlsx'
import { type SheetWords, sheetWords } from './sheet-words'

/** A column of an exported sheet. */
interface SheetColumn<Row> {
  /** The heading: a text key, or the text where it has several. */
  head: string | ((words: SheetWords) => string)
  /** A row's cell; texts of the portal go through `words`, what people typed stays as it is. */
  cell(row: Row, words: SheetWords): string | number | null | undefined
}

interface SheetDescription<Row> {
  /** Name of the sheet and, with the day, of the file. */
  title(words: SheetWords): string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
}

/** Writes a sheet in one language: its title, and its lines with the heading first. */
export type Sheet = (words: SheetWords) => { title: string; lines: string[][] }

/** Describes an exported sheet once for all languages. */
export function describeSheet<Row>({ title, columns, rows }: SheetDescription<Row>): Sheet {
  return (words) => ({
    title: title(words),
    lines: [
      columns.map(({ head }) => (typeof head === 'string' ? words(head) : head(words))),
      ...rows.map((row) => columns.map(({ cell }) => String(cell(row, words) ?? ''))),
    ],
  })
}

/** `YYYY-MM-DD` in Beijing time. */
export function dayOf(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Stores a sheet as an Excel file in the language of the caller's interface. */
export async function saveSheet(context: BackendContext, language: SheetLanguage, sheet: Sheet) {
  const { title, lines } = sheet(sheetWords(language))
  const separator = language === 'EN' ? ' ' : ''
  const name = `${title}${separator}${dayOf(context.now)}.xlsx`
  const file = await storeMadeFile(context, name, type, workbook(title, lines))
  return { ...file, rows: lines.length - 1 }
}
