/** The page of one national project: facts, possible matching, next step. */
import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { listHref } from '@/shared/list/list-memory'
import { useTabName } from '@/shared/navigation/page-tab'
import { BackLink } from '@/ui/BackLink'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { MatchingState, MatchingStep } from '../components/MatchingStep'
import { NationalProjectFacts } from '../components/NationalProjectFacts'
import { NationalProjectDocument } from '../graphql/matching.program.generated'
import { nationalProjectsPath } from '../paths'

export function NationalProjectPage() {
  const t = useT()
  const { id = '' } = useParams()
  const answer = program.useAnswer(NationalProjectDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const national = answer.data?.nationalProject
  const back = { label: t('返回国家项目'), to: listHref(nationalProjectsPath()) }
  useTabName(national?.name)
  if (answer.failure && !national)
    return <PageFailure title={t('国家项目')} failure={answer.failure} onRetry={answer.retry} back={back} />
  if (!national) return <PageSkeleton />
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={national.name}
        purpose={
          national.key
            ? t('重点项目，由项目负责人申请匹配；通过后按年度申请经费。')
            : t('不属于重点项目，按比例直接核定匹配经费，无需申请。')
        }
        extra={<MatchingState project={national} />}
        actions={<MatchingStep project={national} onRefused={answer.retry} />}
      />
      <NationalProjectFacts national={national} />
    </>
  )
}
