/** The list of a guide's conditions, each met or unmet, for the person who wants to declare. */

import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { localizedText } from '@/lib/i18n/localized-text'
import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { conditionInfo } from '../conditions'
import type { DeclarationConditionsQuery } from '../graphql/guides.program.generated'
import styles from './GuideDeclaring.module.css'

interface Props {
  conditions: DeclarationConditionsQuery['declarationConditions']
  /** Whether to explain unmet conditions. */
  explain: boolean
}

/** Each condition of a guide: its state as word and icon, the actual and the required value, and the next step. */
export function Conditions({ conditions, explain }: Props) {
  const t = useT()
  return (
    <ul className={styles.conditions}>
      {conditions.map((condition) => {
        const { label, next } = conditionInfo[condition.kind]
        return (
          <li key={condition.kind} className={styles.condition}>
            {condition.met ? (
              <CheckCircleFilled className={styles.met} aria-hidden />
            ) : (
              <CloseCircleFilled className={styles.unmet} aria-hidden />
            )}
            <p className={styles.name}>{t(label)}</p>
            <p className={condition.met ? styles.met : styles.unmet}>{condition.met ? t('已满足') : t('未满足')}</p>
            <p className={styles.detail}>
              {t('当前：')}
              <Name>{localizedText(condition.current, condition.currentEnglish)}</Name>
              {t('；要求：')}
              <Name>{localizedText(condition.required, condition.requiredEnglish)}</Name>
            </p>
            {explain && !condition.met && (
              <p className={styles.next}>
                {t(next.say)} {next.link && <Link to={next.link.to}>{t(next.link.label)}</Link>}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
