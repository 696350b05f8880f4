/** One expert in the list to choose from for an acceptance. */

import { Checkbox } from 'antd'
import type { InterestGround } from '@/api/evaluation/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { Names, named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import type { AcceptanceExpertsQuery } from '../../graphql/acceptance.evaluation.generated'
import styles from './acceptance.module.css'

/** Why an expert cannot be assigned. */
const grounds: Readonly<Partial<Record<InterestGround, string>>> = {
  SAME_UNIT: text('与项目人员或已指派的专家同一单位'),
  TEAM: text('参加了该项目'),
  RECUSED: text('申请人请求回避'),
}

interface ExpertChoiceProps {
  expert: AcceptanceExpertsQuery['acceptanceExperts'][number]
  isChosen: boolean
  /** Whether somebody of the same unit is chosen. */
  sharesUnit: boolean
  onChange(isChosen: boolean): void
}

/** One expert of the database: who they are, how much they have to do, and why they cannot be chosen. */
export function ExpertChoice({ expert, isChosen, sharesUnit, onChange }: ExpertChoiceProps) {
  const t = useT()
  const { name, unitName, position, field, open, ground } = expert
  const why =
    ground != null ? t(grounds[ground] ?? text('须回避')) : sharesUnit && !isChosen ? t('与已选的专家同一单位') : null
  return (
    <Checkbox checked={isChosen} disabled={why !== null} onChange={({ target }) => onChange(target.checked)}>
      <strong>{named(name)}</strong> <Names of={[unitName, position, field]} />
      <span className={styles.secondary}>{why ?? t('待评审 {n} 份', { n: open })}</span>
    </Checkbox>
  )
}
