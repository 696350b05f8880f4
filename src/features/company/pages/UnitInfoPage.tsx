/** The page of a unit's own information (单位信息): the form for its administrator, read-only for others. */
import { permission } from '@/api/permission'
import { answerAbout } from '@/api/query-answer'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { UnitForm } from '../components/UnitForm'
import { UnitInfoDocument } from '../graphql/unit.permission.generated'
import { useCompany } from '../use-company'

export function UnitInfoPage() {
  const t = useT()
  const { unitId } = useCompany()
  const answer = answerAbout(
    permission.useAnswer(UnitInfoDocument, { variables: { unitId }, fetchPolicy: 'network-only' }),
    ({ unitInfo }) => unitInfo.id === unitId,
  )
  const unit = answer.data?.unitInfo
  if (unit)
    return (
      <UnitForm
        key={unitId}
        loaded={unit}
        reload={async () =>
          (await permission.query(UnitInfoDocument, { unitId }, { fetchPolicy: 'network-only' })).unitInfo
        }
      />
    )
  if (answer.failureText !== undefined)
    return (
      <>
        <PageHeader title={t('单位信息')} />
        <LoadFailure text={answer.failureText} onRetry={answer.retry} />
      </>
    )
  return <PageSkeleton />
}
