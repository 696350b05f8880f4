/** The notice on home for people without a unit, or whose request waits. */
import { useState } from 'react'
import { useSession } from '@/session/session'
import { requestedUnits } from '@/shared/first-steps/first-steps'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'

/** Tells a person without a unit what to do, or whose answer they wait for. */
export function UnitNotice() {
  const t = useT()
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const requested = requestedUnits(user)
  return (
    <>
      <Alert
        type="info"
        title={requested ? t('单位关联待审核') : t('您还没有关联单位')}
        description={
          requested
            ? t('已向“{unit}”提出申请，等待该单位的管理员审核。', { unit: requested })
            : t('关联单位后，才能以单位的名义申报项目。')
        }
        action={<Button onClick={() => setOpen(true)}>{t('申请关联单位')}</Button>}
      />
      <UnitAssociationDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
