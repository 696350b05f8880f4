/** The list of units, with waiting reports, from which an administrator of several chooses one. */

import { Link } from 'react-router-dom'
import { administeredUnits } from '@/session/administered-units'
import { useSession } from '@/session/session'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { useCountsAnswer } from '../use-counts'
import styles from './SelectUnit.module.css'

interface SelectUnitProps {
  /** The kinds that are audited. */
  kinds: readonly string[]
  /** The address of a unit's audit; `waiting`: whether something waits. */
  to(unitId: string, waiting: boolean): string
}

/** The units a person administers, with the number of waiting items, for choosing whose audit to open. */
export function SelectUnit({ kinds, to }: SelectUnitProps) {
  const t = useT()
  const units = administeredUnits(useSession().units)
  if (units.length === 0) return <p>{t('您还不是任何单位的管理员。如需审核权限，请联系本单位的管理员。')}</p>
  return (
    <ul className={styles.units} aria-label={t('单位')}>
      {units.map((unit) => (
        <Unit key={unit.id} unit={unit} kinds={kinds} to={to} />
      ))}
    </ul>
  )
}

function Unit({ unit, kinds, to }: SelectUnitProps & { unit: { id: string; unitName: string } }) {
  const t = useT()
  const { counts, failureText, retry } = useCountsAnswer({ kinds: [...kinds], unitId: unit.id, scope: 'WAITING' })
  const waiting = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <li>
      <Link to={to(unit.id, waiting > 0)}>{named(unit.unitName)}</Link>
      {!counts && failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {counts &&
        (waiting > 0 ? (
          <StatusTag color="processing">{t('{n} 份待审核', { n: waiting })}</StatusTag>
        ) : (
          <span>{t('没有等待审核的内容。')}</span>
        ))}
    </li>
  )
}
