/** The page on which an expert ranks the scored reviews of a group. */
import { useParams } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { useTabName } from '@/shared/navigation/page-tab'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useLocale, useT } from '@/ui/use-t'
import { LineState } from '../components/LineState'
import { ReviewSet } from '../components/ReviewSet'
import { reviewDeskPath } from '../paths'
import { useReviewGroups } from '../use-review'

/** One's scored reviews of a group side by side, in one's own ranking. */
export function ReviewSetPage() {
  const t = useT()
  const { groupId } = useParams()
  const english = useLocale() === 'en'
  const { data, storedAt, failure, retry } = useReviewGroups()
  const group = data?.find(({ id }) => id === groupId)
  const title = english ? group?.titleEnglish : group?.title
  useTabName(title && t('{title} · 对照与排序', { title }))
  return (
    <>
      <PageHeader
        title={t('对照与排序')}
        purpose={title}
        extra={<ButtonLink to={reviewDeskPath()}>{t('返回评审工作台')}</ButtonLink>}
      />
      <LineState storedAt={storedAt} />
      {failure && !data && <LoadFailure text={wordsOf(failure)} onRetry={() => void retry()} />}
      {!data && !failure && <PageSkeleton />}
      {data && !group && <p>{t('没有这个评审组，或它没有分配给您。')}</p>}
      {group && <ReviewSet key={group.id} group={group} onSaved={retry} />}
    </>
  )
}
