/** The page with an expert's reviews by group (the reviewer's desk). */
import { Link } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { useSession } from '@/session/session'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { Invitations } from '../components/Invitations'
import { LineState } from '../components/LineState'
import { ReviewGroupSection } from '../components/ReviewGroupSection'
import { isOpen } from '../review-words'
import { usePendingRankings } from '../use-ranking'
import { useReviewGroups } from '../use-review'
import { useUnsentReviews } from '../use-unsent-reviews'

/** The reviewer's desk: reviews by group, earliest deadline first. */
export function ReviewDeskPage() {
  const t = useT()
  const userId = useSession().user.id
  const { data: groups, storedAt, failure, retry } = useReviewGroups()
  const tasks = groups?.flatMap((group) => group.tasks) ?? []
  const unsent = useUnsentReviews(
    userId,
    tasks.map(({ id }) => id),
    () => void retry(),
  )
  const pendingRankings = usePendingRankings(groups, retry)
  const left = tasks.filter(isOpen).length
  return (
    <>
      <PageHeader
        title={t('评审工作台')}
        purpose={
          groups === undefined
            ? undefined
            : left > 0
              ? t('还有 {n} 份材料要评审，先到期的在前。', { n: left })
              : t('目前没有要评审的材料。')
        }
      />
      <LineState storedAt={storedAt} />
      <Invitations onAccepted={() => void retry()} />
      {failure && !groups?.length && <LoadFailure text={wordsOf(failure)} onRetry={() => void retry()} />}
      {!groups && !failure && <PageSkeleton />}
      {groups?.map((group) => (
        <ReviewGroupSection
          key={group.id}
          group={group}
          unsent={unsent}
          isRankingPending={pendingRankings.has(group.id)}
          stale={storedAt !== null}
          onChanged={() => void retry()}
        />
      ))}
      {groups?.length === 0 && !failure && (
        <p>
          {t('接受评审邀请，或由{commission}分配评审任务后，会出现在这里。')} <Link to="/mail/2">{t('查看消息')}</Link>
        </p>
      )}
    </>
  )
}
