/** Removes people from a unit after asking, with what they still hold; for the staff page. */

import { permission } from '@/api/permission'
import { sendOnce } from '@/api/send-once'
import { useDialogs } from '@/ui/feedback'
import { nameList } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import type { Batch } from '@/work/use-batch'
import { RemoveStaffDocument, type StaffRowFragment } from './graphql/staff.permission.generated'
import { listedRows } from './listed-rows'
import { staffOutcomes } from './staff-outcomes'
import { useCompany } from './use-company'

/** Ends memberships after asking. */
export function useRemoveStaff(): (batch: Batch, rows: readonly StaffRowFragment[]) => void {
  const t = useT()
  const dialogs = useDialogs()
  const { unitId } = useCompany()
  return (batch, rows) => {
    dialogs.confirm({
      title: t('移除 {n} 人？', { n: rows.length }),
      content: t('{names}。移除后不再属于本单位，已提交的申报不受影响；需要时可由本人重新申请关联。', {
        names: nameList(rows.map(({ userFullname }) => userFullname)),
      }),
      okText: t('移除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      // The error link has announced it; the list reloads, and the dialog may close.
      onOk: () =>
        batch
          .run(t('移除'), async () => {
            const sent = { unitId, ...listedRows(rows) }
            const { removeStaff } = await sendOnce('removeStaff', sent, (key) =>
              permission.mutate(RemoveStaffDocument, { ...sent, key }),
            )
            return staffOutcomes(removeStaff)
          })
          .catch(() => undefined),
    })
  }
}
