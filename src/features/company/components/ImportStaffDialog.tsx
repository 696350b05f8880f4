/** The dialog that imports staff from an Excel file: preview, each row judged on its own; on the staff page. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import type { StaffImportResult } from '@/api/permission/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { loadChunk } from '@/lib/loading/lazy-import'
import { SheetImportDialog } from '@/shared/sheet-import/SheetImportDialog'
import { useSheetImport } from '@/shared/sheet-import/use-sheet-import'
import { Facts } from '@/ui/Facts'
import { useT } from '@/ui/use-t'
import { refusalText } from '@/work/batch'
import { ImportStaffDocument } from '../graphql/staff.permission.generated'
import { mostStaffRows, readStaffSheet, staffColumns } from '../staff-sheet'
import { useCompany } from '../use-company'

const loadWorkbook = () => loadChunk(() => import('../staff-workbook'))

export interface ImportStaffDialogProps {
  departments: readonly { name: string }[]
  /** Called after an import: the list is outdated. */
  onImported(): void
  onClose(): void
}

/** What an import did for people, in the order of the report. */
const importResults: readonly (readonly [result: StaffImportResult, label: string])[] = [
  ['ADDED', text('已加入本单位（{n} 人）')],
  ['APPROVED', text('已通过申请（{n} 人）')],
  ['MOVED', text('已调整部门（{n} 人）')],
  ['UNCHANGED', text('已在本单位，没有变化（{n} 人）')],
  ['INVITED', text('没有账号，已发出邀请（{n} 人）')],
  ['INVITED_BEFORE', text('没有账号，此前的邀请仍然有效（{n} 人）')],
]

/** Takes people into the unit from an Excel list; each row is judged on its own. */
export function ImportStaffDialog({ departments, onImported, onClose }: ImportStaffDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const [imported, setImported] = useState<readonly { result: StaffImportResult; name: string }[]>([])
  const names = departments.map(({ name }) => name)
  const work = useSheetImport({
    room: mostStaffRows,
    read: (block) => readStaffSheet(block, names),
    async send(rows) {
      const people = rows.map(({ values: { name = '', mobile = '', department = null } }) => ({
        ...{ userFullname: name, userMobile: mobile, department },
      }))
      const { importStaff } = await permission.mutate(
        ImportStaffDocument,
        { unitId, rows: people },
        { background: true },
      )
      setImported(
        importStaff.flatMap(({ row, result }) =>
          result === null ? [] : [{ result, name: rows[row]?.values.name ?? '' }],
        ),
      )
      return importStaff.map(({ row, code }) => ({
        row,
        done: code == null,
        problems: code == null ? [] : [{ field: 'row', message: refusalText(code) }],
      }))
    },
    onImported,
  })
  return (
    <SheetImportDialog
      title={t('导入人员')}
      rules={t(
        'Excel（.xlsx），小于 5 MB，最多 {n} 行。按手机号码找到账号：不在本单位的加入本单位，申请待审核的直接通过，已在本单位的调整部门；没有账号的发短信邀请，30 天内有效。',
        {
          n: mostStaffRows,
        },
      )}
      columns={staffColumns.map(({ name, label }) => ({
        name,
        label: t(label),
        textOf: (values) => values[name] ?? '',
      }))}
      work={work}
      report={
        <Facts
          inLines
          facts={importResults.map(([result, label]) => {
            const people = imported.filter((person) => person.result === result).map(({ name }) => name)
            return [t(label, { n: people.length }), people.length > 0 ? people.join(t('、')) : null]
          })}
        />
      }
      saveTemplate={async () => (await loadWorkbook()).saveStaffTemplate(names)}
      saveRefused={async (rows) => (await loadWorkbook()).saveRefusedStaff(rows, names)}
      onClose={onClose}
    />
  )
}
