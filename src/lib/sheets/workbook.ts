/** Reads and writes Excel files, for imports, exports and templates (loaded when needed). */

import readSheets, { readSheet } from 'read-excel-file/browser'
import writeExcelFile, { type SheetData } from 'write-excel-file/browser'
import { t } from '@/lib/i18n/i18n'
import { type CellLimit, cellLimits, type LimitedColumn, optionColumns } from './cell-limits'
import { type WorkbookFault, workbookFault } from './guard-workbook'
import { fileName, fitsSheet, sheetText } from './sheet-cells'
import { WorkbookError } from './workbook-error'

/** Reads and writes .xlsx. Load it on demand: its two libraries serve nothing else. */

/** A column of a sheet to write. */
export interface SheetColumn {
  head: string
  /** In characters. */
  width: number
  /** Whether decimals are written as numbers. */
  numeric?: boolean
  /** What its cells accept. */
  limit?: CellLimit
  hint?: string
}

/** A sheet to write. Text is written as text, never as a formula. */
export interface WrittenSheet {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly string[])[]
  /** A second row says what goes into each column: this mark, then its hint. */
  explanationMark?: string
  /** Number of columns that stay in view. */
  stickyColumns?: number
  /** Number of empty rows prepared for typing. They are formatted as text, so that no long number loses a digit. */
  room?: number
}

/** The first sheet's cells as text. Rejects with a `WorkbookError` for what is no workbook or far too large. */
export async function readWorkbook(file: Blob): Promise<string[][]> {
  const rows = await read(file, (bytes) => readSheet(bytes))
  return rows.map((row) => row.map(sheetText))
}

/** All sheets, each cell as it was typed. Rejects as `readWorkbook`. */
export async function readWorkbookSheets(file: Blob | ArrayBuffer): Promise<{ name: string; rows: string[][] }[]> {
  const sheets = await read(file, (bytes) => readSheets(bytes, { trim: false }))
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(sheetText)) }))
}

/** Reads a file with the library once it is within the limits. */
async function read<T>(file: Blob | ArrayBuffer, readBytes: (bytes: ArrayBuffer) => Promise<T>): Promise<T> {
  const bytes = file instanceof ArrayBuffer ? file : await file.arrayBuffer()
  const fault = await workbookFault(bytes)
  if (fault) throw new WorkbookError(faultText(fault))
  return readBytes(bytes).catch((error: unknown) => {
    // The library names the cell whose formula was never computed.
    const [, row, column] = /<c\/> at row (\d+), col (\d+)/.exec(String(error)) ?? []
    if (row === undefined || column === undefined) throw new WorkbookError(faultText('file'))
    throw new WorkbookError(t('第 {row} 行第 {column} 列是没有结果的公式，请改成它的值', { row, column }))
  })
}

function faultText(fault: WorkbookFault): string {
  if (fault === 'size') return t('文件太大：不能超过 10 MB，展开后不能超过 80 MB')
  if (fault === 'rows') return t('有一张表太大：最多 20000 行、1000 列')
  return t('读不出这个文件，请用没有加密的 Excel（.xlsx）文件')
}

/** Saves sheets as a file with frozen heads. Columns validate their cells. */
export async function saveWorkbook(title: string, sheets: readonly WrittenSheet[]): Promise<void> {
  await workbook(sheets).toFile(fileName(title, 'xlsx'))
}

/** Builds a workbook without saving it. */
export function workbook(sheets: readonly WrittenSheet[]) {
  const limited = sheets.flatMap(limitedColumns)
  const options = optionColumns(limited)
  const hidden = freeName(t('下拉列表'), sheets)
  const written = [...sheets.map(sheetOf), ...(options.length > 0 ? [{ sheet: hidden, data: asRows(options) }] : [])]
  return writeExcelFile(written, { features: [cellLimits(limited, hidden)] })
}

/** The name, with a number where a sheet has it already. */
function freeName(name: string, sheets: readonly WrittenSheet[], number = 1): string {
  const numbered = number === 1 ? name : `${name} ${number}`
  return sheets.some((sheet) => sheet.name === numbered) ? freeName(name, sheets, number + 1) : numbered
}

function limitedColumns({ columns, rows, room = 0, explanationMark }: WrittenSheet, sheet: number) {
  const place = { sheet, heads: explanationMark ? 2 : 1, rows: Math.max(rows.length, room, 1) }
  return columns.flatMap(({ limit, hint = '' }, index): LimitedColumn[] =>
    limit ? [{ ...place, index, limit, hint }] : [],
  )
}

function sheetOf({ name, columns, rows, room = 0, explanationMark: mark, stickyColumns }: WrittenSheet) {
  const ready = Array.from({ length: Math.max(0, room - rows.length) }, () => columns.map(() => ''))
  return {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: mark ? 2 : 1,
    ...(stickyColumns && { stickyColumnsCount: stickyColumns }),
    data: [
      columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const })),
      ...(mark ? [columns.map(({ hint = '' }) => ({ value: `${mark} ${hint}`, type: String, ...explanation }))] : []),
      ...[...rows, ...ready].map((row) => columns.map((column, at) => cellOf(column, row[at] ?? '', room > 0))),
    ],
  }
}

const explanation = { wrap: true, fontStyle: 'italic', textColor: '#595959', alignVertical: 'top' } as const

function cellOf({ numeric, limit }: SheetColumn, text: string, ready: boolean) {
  if (numeric && fitsSheet(text)) return { value: Number(text), type: Number }
  if (text !== '') return { value: literal(text), type: String, format: '@', wrap: true }
  return ready && !numeric && limit?.type !== 'date' ? { type: String, format: '@' } : null
}

/** A text that looks like an escaped character (`_x0041_`) is to stay what it is. */
function literal(text: string): string {
  return text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
}

/** Transposes columns of texts into rows. */
function asRows(columns: readonly (readonly string[])[]): SheetData {
  const height = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, row) =>
    columns.map((column) => {
      const text = column[row]
      return text === undefined ? null : { value: text, type: String, format: '@' }
    }),
  )
}
