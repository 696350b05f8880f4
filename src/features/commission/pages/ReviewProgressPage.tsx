/** The page with the progress of review panels for the commission: open ones first, by deadline. */

import { evaluation } from '@/api/evaluation'
import { useLastPage } from '@/shared/list/use-last-page'
import { useListState } from '@/shared/list/use-list-state'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Pagination } from '@/ui/Pagination'
import { useT } from '@/ui/use-t'
import { AssignmentPanels } from '../components/AssignmentPanels'
import { PanelSection } from '../components/PanelSection'
import { ReviewProgressDocument } from '../graphql/reviews.evaluation.generated'

/** Panels per page; each is long. */
const pageSize = 5

export function ReviewProgressPage() {
  const t = useT()
  const state = useListState([])
  const { pageNo, setPageNo } = state
  const { data, failureText, retry, loading } = evaluation.useAnswer(ReviewProgressDocument, {
    variables: { pageNo, pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.reviewProgress
  useLastPage(state, pageSize, page, loading)
  return (
    <>
      <PageHeader
        title={t('评审进展')}
        purpose={t('各评审组的进度、评分分布和逾期的专家；专家没有提交的内容不在这里显示。')}
      />
      <AssignmentPanels serverTime={page?.serverTime} />
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {!page && failureText === undefined && <PageSkeleton />}
      {page?.items.map((panel) => (
        <PanelSection
          key={panel.id}
          panel={panel}
          spreadLimit={page.spreadLimit}
          serverTime={page.serverTime}
          onChanged={() => void retry()}
        />
      ))}
      {page?.total === 0 && <p>{t('还没有评审组。')}</p>}
      {page && <Pagination less current={pageNo} pageSize={pageSize} total={page.total} onChange={setPageNo} />}
    </>
  )
}
