/** One group of reviews on the expert's desk: deadline, progress, its reviews, handing them in together. */

import { Link } from 'react-router-dom'
import { DueTime } from '@/ui/DueTime'
import { GroupSection } from '@/ui/GroupSection'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import type { ReviewGroupCardFragment } from '../graphql/review.evaluation.generated'
import { reviewSetPath } from '../paths'
import { ranksByTotal } from '../ranks'
import { isOpen, isReady } from '../review-words'
import type { Unsent } from '../use-unsent-reviews'
import { DateNotice } from './DateNotice'
import { ReviewRow } from './ReviewRow'
import { SubmitGroup } from './SubmitGroup'

interface ReviewGroupSectionProps {
  group: ReviewGroupCardFragment
  unsent: ReadonlyMap<string, Unsent>
  /** One's own order is on this device only. */
  isRankingPending: boolean
  /** What is shown is what this device kept: nothing can be handed in. */
  stale: boolean
  onChanged(): void
}

/** A group of proposals: by when, how far it is, each review, and handing it in together. */
export function ReviewGroupSection({ group, unsent, isRankingPending, stale, onChanged }: ReviewGroupSectionProps) {
  const t = useT()
  const minute = useMinute()
  const title = useLocale() === 'en' ? group.titleEnglish : group.title
  const { tasks } = group
  const open = tasks.filter(isOpen)
  const counts = [
    t('共 {n} 份', { n: tasks.length }),
    t('已提交 {n} 份', { n: tasks.filter(({ state }) => state === 'SUBMITTED').length }),
    t('可以提交 {n} 份', { n: open.filter(isReady).length }),
    t('未完成 {n} 份', { n: open.filter((item) => !isReady(item)).length }),
  ]
  const back = tasks.filter(({ state }) => state === 'GIVEN_BACK').length
  if (back > 0) counts.push(t('已退回 {n} 份', { n: back }))
  const ranks = ranksByTotal(tasks)
  return (
    <GroupSection
      title={title}
      facts={
        <>
          {t('{at} 前提交', { at: minute(group.dueAt) })}
          {open.length > 0 && (
            <>
              {' · '}
              <DueTime until={group.dueAt} serverTime={group.serverTime} over={t('已截止')} exact />
            </>
          )}
        </>
      }
      counts={counts}
      notice={open.length > 0 && <DateNotice group={group} />}
      rows={tasks.map((task) => (
        <ReviewRow key={task.id} task={task} rank={ranks.get(task.id)} unsent={unsent.get(task.id)} />
      ))}
    >
      {ranks.size > 1 && (
        <p>
          <Link to={reviewSetPath(group.id)}>{t('对照 {n} 份已评的申报书并排序', { n: ranks.size })}</Link>{' '}
          {isRankingPending && <span role="status">{t('名次存在本机，恢复连接后自动送达服务器')}</span>}
        </p>
      )}
      {open.length > 0 && (
        <SubmitGroup
          group={group}
          unsent={open.filter(({ id }) => unsent.has(id))}
          stale={stale}
          onChanged={onChanged}
        />
      )}
    </GroupSection>
  )
}
