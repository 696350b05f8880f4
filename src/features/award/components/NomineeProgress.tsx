/** The nominee's progress and the last reminder, for the nominator. */
import { Link } from 'react-router-dom'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import styles from './award.module.css'

/** The nominee's progress and the last reminder; what waits for the nominator is a link. */
export function NomineeProgress({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const minute = useMinute()
  const { reportState, reportId, done, remindedAt } = factsOf(work)
  if (work.number === null) return <>—</>
  const report = typeof reportState === 'string' ? kindWords('AWARD_REPORT').state(reportState) : undefined
  const location = { id: String(reportId), unitId: '-' }
  const waits = reportState === 'TO_CONFIRM'
  const step = waits ? t('去确认') : t('查看提名材料')
  // Only the nominee reads a report that was never submitted.
  const readable = reportState !== 'FILLING' && reportState !== 'NOT_FILED'
  return (
    <div className={styles.progress}>
      {!report && (
        <StatusTag color="default">{work.state === 'BOUND' ? t('已绑定，未开始填报') : t('未绑定')}</StatusTag>
      )}
      {report && (
        <StatusTag color={report.colour}>
          {typeof done === 'number' ? t('{state}（{n}%）', { state: t(report.label), n: done }) : t(report.label)}
        </StatusTag>
      )}
      {report && readable && (
        <Link
          to={kindWords('AWARD_REPORT')[waits ? 'address' : 'read'](location)}
          aria-label={t('{action}：{name}', { action: step, name: work.title })}
        >
          {step}
        </Link>
      )}
      {typeof remindedAt === 'number' && (
        <span className={styles.secondary}>{t('上次提醒 {at}', { at: minute(remindedAt) })}</span>
      )}
    </div>
  )
}
