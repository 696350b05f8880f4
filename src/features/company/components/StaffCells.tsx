/** Cells of the unit's list of staff (`pages/StaffPage.tsx`): name with position, roles with departments, state. */

import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/collections/own-value'
import { nameText } from '@/lib/i18n/english-names'
import { formatDay } from '@/lib/time/beijing-time'
import { Names, named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { kindWords } from '@/work/kind-words'
import { roleLabels } from '@/work/kinds/membership'
import type { StaffRowFragment } from '../graphql/staff.permission.generated'
import { useCompany } from '../use-company'
import styles from './rows.module.css'

interface Props {
  member: StaffRowFragment
}

/** Name, position and major, and whether the person is real-name verified. */
export function StaffName({ member }: Props) {
  const t = useT()
  const { unitId } = useCompany()
  const facts = [member.userPosition, member.userMajor]
  return (
    <div className={styles.person}>
      <Link to={kindWords('MEMBERSHIP').address({ id: member.id, unitId })} className={styles.name}>
        {named(member.userFullname)}
      </Link>
      {facts.some(Boolean) && (
        <span className={styles.secondary}>
          <Names of={facts} />
        </span>
      )}
      {member.userGrade < 2 && <span className={styles.secondary}>{t('实名等级不足中级，暂不能申报')}</span>}
    </div>
  )
}

/** Roles and departments, with headship. */
export function StaffRoles({ member }: Props) {
  const t = useT()
  const roles = member.userUnitRole.map(({ roleCode }) => t(ownValue(roleLabels, roleCode) ?? roleCode)).join(t('、'))
  const departments = member.userDepartments
    .map(({ name, isAdmin }) => (isAdmin === 1 ? t('{name}（负责）', { name }) : nameText(name)))
    .join(t('、'))
  return (
    <div className={styles.person}>
      <span>{departments || '—'}</span>
      <span className={styles.secondary}>{roles}</span>
    </div>
  )
}

/** State of the membership, since when, and why it was refused. */
export function StaffStatus({ member }: Props) {
  const t = useT()
  return (
    <div className={styles.state}>
      <WorkStatus
        kind="MEMBERSHIP"
        state={String(member.applyStatus)}
        dueAt={member.dueAt}
        serverTime={member.serverTime}
      />
      {member.applyStatus === 1 && member.appliedAt != null && (
        <span className={styles.secondary}>{t('{day} 申请', { day: formatDay(member.appliedAt) })}</span>
      )}
      {member.confirmed && member.confirmedAt != null && (
        <span className={styles.secondary}>{t('{day} 已核对', { day: formatDay(member.confirmedAt) })}</span>
      )}
      {member.reason && <span className={styles.secondary}>{t('原因：{reason}', { reason: member.reason })}</span>}
    </div>
  )
}
