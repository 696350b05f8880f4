/** Reads a form's workbook from a file with all limits; loaded by the import of the forms' workshop. */

import { t } from '@/lib/i18n/i18n'
import { workbookFault } from '@/lib/sheets/guard-workbook'
import { readWorkbookSheets } from '@/lib/sheets/workbook'
import type { FormSource } from '../schema/definition'
import { type ReadForm, workbookToForm } from './workbook-to-form'

/**
 * Reads a file that was exported and edited; never rejects. What is no workbook, or is far too large, is one problem of the whole
 * file. The rest is as in `workbookToForm`.
 */
export async function readFormWorkbook(file: Blob | ArrayBuffer, current: FormSource): Promise<ReadForm> {
  const ofFile = (message: string) => ({ problems: [{ sheet: '', cell: '', message }], notes: [] })
  const bytes = file instanceof ArrayBuffer ? file : await file.arrayBuffer()
  const fault = await workbookFault(bytes)
  if (fault === 'file') return ofFile(t('读不出这个文件，请用没有加密的 .xlsx 格式'))
  if (fault === 'size') return ofFile(t('文件太大：不能超过 10 MB，展开后不能超过 80 MB'))
  if (fault === 'rows') return ofFile(t('有一张表太大：最多 20000 行、1000 列'))
  try {
    return workbookToForm(await readWorkbookSheets(bytes), current)
  } catch (error) {
    // The library names the cell whose formula was never computed.
    const cell = /<c\/> at row (\d+), col (\d+)/.exec(String(error))
    return ofFile(
      cell
        ? t('第 {row} 行第 {column} 列是没有结果的公式，请改成它的值', { row: cell[1] ?? '', column: cell[2] ?? '' })
        : t('读不出这个文件，请用没有加密的 .xlsx 格式'),
    )
  }
}
