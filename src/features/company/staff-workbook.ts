/** Writes the Excel files of the staff import: template, refused rows. */

import { t } from '@/lib/i18n/i18n'
import { saveWorkbook } from '@/lib/sheets/workbook'
import type { SheetRow } from '@/shared/sheet-import/sheet'
import { mostStaffRows, staffColumns } from './staff-sheet'

/** Loaded on demand: the .xlsx writer serves nothing else. */

function columnsFor(departments: readonly string[]) {
  return staffColumns.map(({ name, label, required }) => ({
    head: `${t(label)}${required ? t('（必填）') : ''}`,
    width: name === 'department' ? 32 : 18,
    ...(name === 'department' &&
      departments.length > 0 && {
        limit: { type: 'list' as const, options: [...departments] },
        hint: t('从列表中选择；不填则不改变部门'),
      }),
  }))
}

/** Saves an empty list of staff, with the unit's departments to choose from. */
export async function saveStaffTemplate(departments: readonly string[]): Promise<void> {
  const sheet = { name: t('填写'), columns: columnsFor(departments), rows: [], room: mostStaffRows }
  await saveWorkbook(t('单位人员导入模板'), [sheet])
}

/** Saves refused rows with their reasons. */
export async function saveRefusedStaff(
  rows: readonly { values: SheetRow['values']; reason: string }[],
  departments: readonly string[],
): Promise<void> {
  const columns = [...columnsFor(departments), { head: t('未导入原因'), width: 48 }]
  const cells = rows.map(({ values, reason }) => [...staffColumns.map(({ name }) => values[name] ?? ''), reason])
  await saveWorkbook(t('单位人员未导入'), [{ name: t('填写'), columns, rows: cells }])
}
