/** Reads a form's workbook from a file with all limits; loaded by the import of the forms' workshop. */

import { readWorkbookSheets } from '@/lib/sheets/workbook'
import { WorkbookError } from '@/lib/sheets/workbook-error'
import type { FormSource } from '../schema/definition'
import { type ReadForm, workbookToForm } from './workbook-to-form'

/**
 * Reads a file that was exported and edited. What is no workbook, or is far too large, is one problem of the whole file. The
 * rest is as in `workbookToForm`.
 */
export async function readFormWorkbook(file: Blob | ArrayBuffer, current: FormSource): Promise<ReadForm> {
  try {
    return workbookToForm(await readWorkbookSheets(file), current)
  } catch (error) {
    if (error instanceof WorkbookError)
      return { problems: [{ sheet: '', cell: '', message: error.message }], notes: [] }
    throw error
  }
}
