/** Saves a form as a workbook. Loaded when somebody exports. */

import { saveWorkbook } from '@/lib/sheets/workbook'
import type { FormSource } from '../schema/definition'
import { writtenOut } from '../schema/written-out'
import { formToWorkbook } from './form-to-workbook'

/** Saves a form as an .xlsx file on the person's device, its parts written out, in the interface language. */
export async function saveFormWorkbook(form: FormSource, title: string): Promise<void> {
  await saveWorkbook(title, formToWorkbook({ ...writtenOut(form) }))
}
