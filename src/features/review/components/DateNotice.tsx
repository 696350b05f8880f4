/** The notice of a review group whose due date has passed or was moved. */
import { Alert } from '@/ui/Alert'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { ReviewGroupCardFragment } from '../graphql/review.evaluation.generated'
import styles from './review.module.css'

/** Says what the date of a group means where something is left to do: that it has passed, and what then; or that it was moved, and why. */
export function DateNotice({ group: { dueAt, serverTime, extensions } }: { group: ReviewGroupCardFragment }) {
  const t = useT()
  const minute = useMinute()
  const last = extensions.at(-1)
  if (serverTime > dueAt)
    return (
      <Alert
        type="warning"
        role="status"
        className={styles.line}
        title={t('评审已截止，不能再提交；已填写的内容都保留着。')}
        description={t('需要延期的，请联系{commission}；延期后会有消息告诉您，届时可以继续提交。')}
      />
    )
  if (!last) return null
  return (
    <Alert
      type="info"
      role="status"
      className={styles.line}
      title={t('截止时间已延长至 {at}', { at: minute(last.dueAt) })}
      description={t('延期原因：{reason}', { reason: last.reason })}
    />
  )
}
