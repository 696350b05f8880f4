/** The page of a submitted expert application or change (`expert/info/…`), for its owner and its reviewers. */
import { useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { commissionPath } from '@/features/commission/paths'
import { companyPath } from '@/features/company/paths'
import { refreshExpert } from '@/session/load-session'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list/list-memory'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { FiledAnswers } from '@/work/components/FiledAnswers'
import { PageFailure } from '@/work/components/PageFailure'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import type { PaperProps } from '@/work/papers'
import { useFiledContent } from '@/work/use-filed-content'
import { expertApplyPath, expertEntryPath } from '../paths'
import { expertKinds, useNewestExpertWork } from '../use-newest-expert-work'

const allKinds = Object.values(expertKinds)

/**
 * An expert submission (`expert/info/{userId?}/{unitId?}/{type?}`): for its owner overview and content, for reviewers
 * also the decision form. Without a user id one's own, without `?work=` the newest.
 */
export function ExpertInfoPage() {
  const t = useT()
  const { user, expertFlag } = useSession()
  const { userId = user.id, unitId, type = '' } = useParams()
  const workParam = useSearchParams()[0].get('work')
  const kinds = type === 'apply' || type === 'edit' ? [expertKinds[type]] : allKinds
  const { work, known, failure, retry } = useNewestExpertWork(userId, kinds, workParam !== null)
  const own = userId === user.id
  const back = own
    ? expertFlag === 1
      ? { label: t('返回专家信息'), to: expertEntryPath() }
      : { label: t('返回首页'), to: '/' }
    : user.commissionKinds.includes(expertKinds.apply)
      ? { label: t('返回列表'), to: commissionPath(kinds[0]) }
      : { label: t('返回列表'), to: unitId ? listHref(companyPath(unitId, 'expert')) : '/' }
  const id = workParam ?? work?.id
  if (id !== undefined && own)
    return (
      <WorkOverviewPage
        id={id}
        kinds={allKinds}
        back={back}
        more={(work) => <OwnFiled key={work.state} work={work} />}
      />
    )
  if (id !== undefined) return <ExpertPaper kinds={allKinds} id={id} back={back} />
  if (failure) return <PageFailure title={t('专家入库申请')} failure={failure} onRetry={retry} back={back} />
  if (!known) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('专家入库申请')} purpose={t('还没有提交过专家入库申请。')} />
      <p>
        {own && expertFlag !== 1 ? (
          <Link to={expertApplyPath()}>{t('申请成为专家')}</Link>
        ) : (
          <Link to={back.to}>{back.label}</Link>
        )}
      </p>
    </>
  )
}

/** A submission of an expert for who decides; a change also leads to the entry as it is now. */
export function ExpertPaper(props: PaperProps) {
  const t = useT()
  return (
    <FiledWorkPage
      {...props}
      also={({ kind, creatorId }) =>
        kind === expertKinds.edit ? { label: t('专家库中的信息'), to: expertEntryPath(creatorId) } : undefined
      }
    />
  )
}

/**
 * The owner's view of a submission that others hold or that has ended. The session reloads with it, because the menu
 * depends on it.
 */
function OwnFiled({ work }: { work: WorkRowFragment }) {
  const t = useT()
  useEffect(() => {
    refreshExpert().catch(() => {})
  }, [])
  const filed = useFiledContent(work.id)
  if (work.actions.includes('FILL')) return null
  if (filed.failure) return <LoadFailure text={wordsOf(filed.failure)} onRetry={filed.retry} />
  if (!filed.content || !filed.definition) return null
  return (
    <Section id="own-filed" title={t('所填内容')}>
      <FiledAnswers work={work} content={filed.content} definition={filed.definition.definition} />
    </Section>
  )
}
