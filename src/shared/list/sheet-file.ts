/**
 * Builds the workbook of an exported list, in the worker or on the page. Every cell is text, so nothing becomes a
 * formula and no number loses a digit.
 */

import writeExcelFile from 'write-excel-file/browser'

/** A sheet with its heading. */
export interface SheetOfList {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The longest name of a sheet that Excel takes. */
const longestName = 31

/** The workbook's content. */
export async function sheetFile({ title, head, rows }: SheetOfList): Promise<Blob> {
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String, format: '@' }))),
  ]
  const sheet = title.replace(/[\\/?*[\]:]/g, ' ').slice(0, longestName)
  return await writeExcelFile([{ sheet, data, stickyRowsCount: 1 }]).toBlob()
}
