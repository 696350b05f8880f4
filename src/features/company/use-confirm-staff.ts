/** Confirms staff in the unit's yearly check, for the staff page. */
import { permission } from '@/api/permission'
import { sendOnce } from '@/api/send-once'
import { useT } from '@/ui/use-t'
import type { Batch } from '@/work/use-batch'
import { ConfirmStaffDocument, type StaffRowFragment } from './graphql/staff.permission.generated'
import { listedRows } from './listed-rows'
import { staffOutcomes } from './staff-outcomes'
import { useCompany } from './use-company'

/** Confirms at once, in the yearly check, that people are still in the unit; it can be done again and harms nothing. */
export function useConfirmStaff(): (batch: Batch, members: readonly StaffRowFragment[]) => void {
  const t = useT()
  const { unitId } = useCompany()
  return (batch, members) =>
    void batch
      .run(t('确认在职'), async () => {
        const sent = { unitId, ...listedRows(members) }
        const { confirmStaff } = await sendOnce('confirmStaff', sent, (key) =>
          permission.mutate(ConfirmStaffDocument, { ...sent, key }),
        )
        return staffOutcomes(confirmStaff)
      })
      // The error link has announced it, and the list reloads.
      .catch(() => undefined)
}
