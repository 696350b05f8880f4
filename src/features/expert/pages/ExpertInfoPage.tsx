import { useParams, useSearchParams } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { commissionPath } from '@/features/commission/paths'
import { companyPath } from '@/features/company/paths'
import { useSession } from '@/session/session'
import { answerOf } from '@/shared/answer'
import { listHref } from '@/shared/list-memory'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'

const kind = 'EXPERT_APPLICATION'

/**
 * What an expert filed (`expert/info/{userId?}/{unitId?}/{type?}`), with the decision beside it for whom it waits: one's own without a
 * person, the newest without `?work=`.
 */
export function ExpertInfoPage() {
  const t = useT()
  const { user } = useSession()
  const { userId = user.id, unitId } = useParams()
  const asked = useSearchParams()[0].get('work')
  const answer = answerOf(
    workflow.useQuery(WorksDocument, {
      variables: { filter: { kinds: [kind], belongsTo: userId }, pageNo: 1, pageSize: 1 },
      fetchPolicy: 'network-only',
      background: true,
      skip: asked !== null,
    }),
  )
  const back =
    userId === user.id
      ? { label: t('返回首页'), to: '/' }
      : user.commissionKinds.includes(kind)
        ? { label: t('返回列表'), to: commissionPath(kind) }
        : { label: t('返回列表'), to: unitId ? listHref(companyPath(unitId, 'expert')) : '/' }
  const id = asked ?? answer.data?.works.items[0]?.id
  if (id !== undefined) return <FiledWorkPage key={id} kinds={[kind]} id={id} back={back} />
  if (answer.failure)
    return <PlaceFailure title={t('专家申请')} failure={answer.failure} onRetry={answer.retry} back={back} />
  if (!answer.data) return <PageSkeleton />
  return <PageHeader title={t('专家申请')} purpose={t('还没有提交过专家申请。')} />
}
