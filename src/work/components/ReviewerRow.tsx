/** The row of one expert of a review panel or acceptance: progress, reminder, extension. */

import type { ReactNode } from 'react'
import { evaluation } from '@/api/evaluation'
import { formatDay } from '@/lib/time/beijing-time'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { ReviewerCardFragment } from '../graphql/reviewer-card.evaluation.generated'
import { RemindReviewerDocument } from '../graphql/reviewers.evaluation.generated'
import { ExtendReviews } from './ExtendReviews'
import styles from './ReviewerRow.module.css'

interface ReviewerRowProps {
  reviewer: ReviewerCardFragment
  serverTime: number
  /** The deadline of the group, which is visible above its rows: a row repeats no deadline that is the same. */
  groupDueAt?: number
  /** What else there is to say of the expert. */
  note?: ReactNode
  /** Reloads, also after a refusal, which is announced. */
  onChanged(): void
}

/** An expert of a panel: submitted reviews, delay, daily reminder, extension. */
export function ReviewerRow({ reviewer, serverTime, groupDueAt, note, onChanged }: ReviewerRowProps) {
  const t = useT()
  const minute = useMinute()
  const message = useMessages()
  const [remind, { loading }] = evaluation.useMutation(RemindReviewerDocument)
  const { id, name, reviews, submitted, open, dueAt, remindedAt, remindable, extensions } = reviewer
  const send = () =>
    remind({ variables: { reviewerId: id } })
      .then(() => message.success(t('已提醒{name}', { name })))
      .catch(() => {})
      .finally(onChanged)
  return (
    <li>
      <div className={styles.who}>
        <span className={styles.name}>
          <Name>{name}</Name>
        </span>{' '}
        {t('已提交 {n} / {of} 份', { n: submitted, of: reviews })}
        {open > 0 && ` · ${t('未提交 {n} 份', { n: open })}`}
        {dueAt != null && dueAt !== groupDueAt && (
          <>
            {' · '}
            <DueTime until={dueAt} serverTime={serverTime} />
          </>
        )}
        {note}
        {remindedAt != null && (
          <span className={styles.secondary}>{t('上次提醒 {at}', { at: minute(remindedAt) })}</span>
        )}
        {extensions.map(({ at, by, dueAt: until, reason }) => (
          <span key={at} className={styles.secondary}>
            {t('{at} {by}延期至 {until}：{reason}', { at: minute(at), by, until: formatDay(until), reason })}
          </span>
        ))}
      </div>
      {open > 0 && (
        <div className={styles.acts}>
          {remindable && (
            <Button
              loading={loading}
              aria-label={t('{action}：{name}', { action: t('提醒'), name })}
              onClick={() => void send()}
            >
              {t('提醒')}
            </Button>
          )}
          <ExtendReviews about={id} reviewers={[reviewer]} of={name} serverTime={serverTime} onExtended={onChanged} />
        </div>
      )}
    </li>
  )
}
