/** Saves a form's definition as an Excel workbook, for the forms' workshop; loaded at the export. */

import { saveWorkbook } from '@/lib/sheets/workbook'
import type { FormSource } from '../schema/definition'
import { writtenOut } from '../schema/written-out'
import { formToWorkbook } from './form-to-workbook'

/** Saves a form as an .xlsx file on the person's device, its parts written out, in the interface language. */
export async function saveFormWorkbook(form: FormSource, title: string): Promise<void> {
  await saveWorkbook(title, formToWorkbook({ ...writtenOut(form) }))
}
