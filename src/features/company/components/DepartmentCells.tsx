/** Cells of the list of a unit's departments: name, people, state. */
import { StopOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { formatDay } from '@/lib/time/beijing-time'
import { named } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { DepartmentRowFragment } from '../graphql/departments.permission.generated'
import { companyPath } from '../paths'
import { useCompany } from '../use-company'
import styles from './rows.module.css'

interface Props {
  department: DepartmentRowFragment
}

/** The name, and the names the department had before. */
export function DepartmentName({ department }: Props) {
  const t = useT()
  const former = department.formerNames.map((former) =>
    t('{name}（至 {day}）', { ...former, day: formatDay(former.until) }),
  )
  return (
    <div className={styles.person}>
      <span className={styles.name}>{named(department.name)}</span>
      {former.length > 0 && (
        <span className={styles.secondary}>{t('原名：{names}', { names: former.join(t('、')) })}</span>
      )}
    </div>
  )
}

/** How many people belong to it, as a link to them, and how many requests wait. */
export function DepartmentPeople({ department }: Props) {
  const t = useT()
  const { unitId } = useCompany()
  const { id, name, people, waiting } = department
  const all = people + waiting
  return (
    <div className={styles.person}>
      {all === 0 ? (
        '0'
      ) : (
        <Link
          to={`${companyPath(unitId, 'staff')}?${new URLSearchParams({ department: id })}`}
          aria-label={t('{name}的人员：{n} 人', { name, n: people })}
        >
          {people}
        </Link>
      )}
      {waiting > 0 && <span className={styles.secondary}>{t('{n} 人待审核', { n: waiting })}</span>}
    </div>
  )
}

/** Open, closed or merged, with the day. */
export function DepartmentState({ department: { closedAt, mergedInto } }: Props) {
  const t = useT()
  if (closedAt == null) return <StatusTag color="success">{t('在用')}</StatusTag>
  return (
    <div className={styles.state}>
      <StatusTag color="default" icon={<StopOutlined aria-hidden />}>
        {mergedInto == null ? t('已撤销') : t('已合并')}
      </StatusTag>
      <span className={styles.secondary}>
        {[formatDay(closedAt), mergedInto != null && t('并入{name}', { name: mergedInto })].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
