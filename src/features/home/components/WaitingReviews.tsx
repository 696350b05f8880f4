import { program } from '@/api/program'
import { reviewGuidesPath, reviewListPath } from '@/features/project/paths'
import { answerOf } from '@/shared/answer'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { HomeReviewsDocument } from '../graphql/home.program.generated'
import { HomeEntry } from './HomeEntry'
import { HomeSection } from './HomeSection'
import { TimeLeftWords } from './TimeLeft'

/** What waits for the reviewer, by guide and unit, each with how many. */
export function WaitingReviews() {
  const t = useT()
  const query = program.useQuery(HomeReviewsDocument, { variables: { pageSize: 50 }, fetchPolicy: 'cache-and-network' })
  const answer = answerOf(query)
  const waiting = answer.data?.guidesUnderReview.items.filter((one) => one.waiting > 0)
  return (
    <HomeSection
      title={t('待我审核的申报')}
      all={{ to: reviewGuidesPath(), label: t('全部审核') }}
      loading={!waiting}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={waiting?.length === 0 ? t('没有等待审核的申报书。') : undefined}
    >
      {waiting?.slice(0, 5).map(({ id, unitId, unitName, waiting: count, guide }) => (
        <HomeEntry
          key={id}
          to={reviewListPath(unitId, guide.id)}
          title={guide.title}
          facts={
            <>
              {unitName} · {t('推荐期限：')}
              <TimeLeftWords until={guide.recommendBy} serverTime={guide.serverTime} />
            </>
          }
          extra={<StatusTag color="processing">{t('{n} 份待审核', { n: count })}</StatusTag>}
        />
      ))}
    </HomeSection>
  )
}
