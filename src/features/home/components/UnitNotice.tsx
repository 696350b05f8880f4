/** The notice on home for people without a unit, or whose request waits. */
import { useState } from 'react'
import { useSession } from '@/session/session'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'

/** Tells a person without a unit what to do, or whose answer they wait for. */
export function UnitNotice() {
  const t = useT()
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const application = user.units.find(({ applyStatus }) => applyStatus === 1)
  return (
    <>
      <Alert
        type="info"
        title={application ? t('单位关联待审核') : t('您还没有关联单位')}
        description={
          application
            ? t('已向“{unit}”提出申请，等待该单位的管理员审核。', { unit: application.unit.unitName })
            : t('关联单位后，才能以单位的名义申报项目。')
        }
        action={<Button onClick={() => setOpen(true)}>{t('申请关联单位')}</Button>}
      />
      <UnitAssociationDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
