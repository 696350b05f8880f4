import { permission } from '@/api/permission'
import { loadChunk } from '@/lib/loading/lazy-import'
import { SheetImportDialog } from '@/shared/sheet-import/SheetImportDialog'
import { useSheetImport } from '@/shared/sheet-import/use-sheet-import'
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

/** Takes people into the unit from an Excel list; each row is judged on its own. */
export function ImportStaffDialog({ departments, onImported, onClose }: ImportStaffDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const names = departments.map(({ name }) => name)
  const work = useSheetImport({
    room: mostStaffRows,
    read: (block) => readStaffSheet(block, names),
    async send(rows) {
      const { importStaff } = await permission.mutate(ImportStaffDocument, {
        unitId,
        rows: rows.map(({ values: { name = '', mobile = '', department = null } }) => ({
          ...{ userFullname: name, userMobile: mobile, department },
        })),
      })
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
        'Excel（.xlsx），小于 5M，最多 {n} 行。按手机号码找到账号：不在本单位的加入，待审核的通过，已在本单位的调整部门。',
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
      saveTemplate={async () => (await loadWorkbook()).saveStaffTemplate(names)}
      saveRefused={async (rows) => (await loadWorkbook()).saveRefusedStaff(rows, names)}
      onClose={onClose}
    />
  )
}
