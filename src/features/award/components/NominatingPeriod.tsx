/** The notice about the year's nomination period, on the pages of nominations. */
import { Alert } from '@/ui/Alert'
import { DueTime } from '@/ui/DueTime'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { NominatingQuery } from '../graphql/nominating.award.generated'
import styles from './award.module.css'

/** The nomination period of the year; after it, that it is over, with its date (60902). */
export function NominatingPeriod({ year }: { year: NominatingQuery['nominating'] }) {
  const t = useT()
  const minute = useMinute()
  const at = minute(year.closesAt)
  if (year.serverTime > year.closesAt)
    return (
      <Alert
        className={styles.notice}
        type="warning"
        role="note"
        title={t('errors.60902.detail', { deadline: at })}
        description={
          year.serverTime > year.reportBy
            ? t('被提名者的填报也已于 {at} 截止；已提交的提名仍可查看。', { at: minute(year.reportBy) })
            : t('已提交的提名仍可查看和提醒；被提名者填报至 {at}。', { at: minute(year.reportBy) })
        }
      />
    )
  return (
    <p>
      {t('{year} 年度提名截止：{at}', { year: year.year, at })}
      {' · '}
      <DueTime until={year.closesAt} serverTime={year.serverTime} over={t('已截止')} />
    </p>
  )
}
