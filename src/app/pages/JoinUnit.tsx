import { Button } from 'antd'
import { useState } from 'react'
import { hotline } from '@/lib/help'
import type { Session } from '@/session/session'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { useT } from '@/ui/use-t'

/** For a person without a unit: nobody administers them yet, so the way is to ask a unit, or to wait for its answer. */
export function JoinUnit({ user }: Pick<Session, 'user'>) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const asked = user.units.find(({ applyStatus }) => applyStatus === 1)
  return (
    <>
      <p>
        {asked
          ? t('你还没有所属单位：已向“{unit}”提出申请，该单位审核通过后可以开通。', { unit: asked.unit.unitName })
          : t('你还没有所属单位。请先申请关联单位，审核通过后由该单位开通。')}
        {t('不清楚时请拨打服务热线 {hotline}。', { hotline })}
      </p>
      {!asked && <Button onClick={() => setAsking(true)}>{t('申请关联单位')}</Button>}
      <UnitAssociationDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
