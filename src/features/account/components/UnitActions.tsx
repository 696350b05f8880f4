/** The buttons beside the profile's unit field: request membership, self-assessment. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { definitionPath } from '@/features/definition/paths'
import { useSession } from '@/session/session'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { useProfile } from '../use-profile-form'
import styles from './UnitActions.module.css'

/** Actions on units: request membership, and the self-assessment of an approving unit. */
export function UnitActions() {
  const t = useT()
  const { units, user } = useSession()
  const { unit } = useProfile().values
  const [asking, setAsking] = useState(false)
  const approved = units.some(
    (membershipFields) => membershipFields.applyStatus === 2 && membershipFields.unit.id === unit?.id,
  )
  const applications = user.units.filter(({ applyStatus }) => applyStatus === 1)
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('申请关联单位')}
      </Button>
      {unit && approved && <Link to={definitionPath(unit.id)}>{t('科技企业自评')}</Link>}
      {applications.map(({ unit }) => (
        <span key={unit.id}>{t('已向“{unit}”提出申请，等待该单位的管理员审核。', { unit: unit.unitName })}</span>
      ))}
      <UnitAssociationDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
