/** The dialog that moves several people into one department and reports who cannot; on the staff page. */

import { permission } from '@/api/permission'
import { sendOnce } from '@/api/send-once'
import { useSmallForm } from '@/shared/form/use-small-form'
import { nameList } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import type { Batch } from '@/work/use-batch'
import { MoveStaffDocument } from '../graphql/departments.permission.generated'
import type { StaffRowFragment } from '../graphql/staff.permission.generated'
import { listedRows } from '../listed-rows'
import { staffOutcomes } from '../staff-outcomes'
import { useCompany } from '../use-company'
import { DepartmentSelect } from './DepartmentSelect'

export interface MoveStaffDialogProps {
  open: boolean
  members: readonly StaffRowFragment[]
  departments: readonly { id: string; name: string }[]
  /** Reports the result of each person, and reloads the list. */
  batch: Batch
  onClose(): void
}

export function MoveStaffDialog({ open, members, departments, batch, onClose }: MoveStaffDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const form = useSmallForm<'department'>({
    empty: { department: '' },
    check: ({ department }): { department?: string } => (department === '' ? { department: t('请选择部门') } : {}),
    fields: {},
    call: ({ department }) =>
      batch.run(t('调整部门'), async () => {
        const sent = { unitId, ...listedRows(members), departmentId: department }
        const { moveStaff } = await sendOnce('moveStaff', sent, (key) =>
          permission.mutate(MoveStaffDocument, { ...sent, key }, { background: true }),
        )
        return staffOutcomes(moveStaff)
      }),
  })
  return (
    <SmallFormDialog
      open={open}
      title={t('调整 {n} 人的部门', { n: members.length })}
      act={t('调整')}
      note={t('{names}。调整后只属于所选部门，本人会收到通知；已提交的申报保留当时的部门名称。', {
        names: nameList(members.map(({ userFullname }) => userFullname)),
      })}
      form={form}
      onDone={onClose}
      onClose={onClose}
    >
      <DepartmentSelect
        id={form.idOf('department')}
        label={t('调整到')}
        departments={departments}
        value={form.values.department}
        error={form.wrong.department}
        change={(value) => form.set('department', value)}
      />
    </SmallFormDialog>
  )
}
