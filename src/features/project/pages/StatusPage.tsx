import { Link, useParams } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { ContentPdfButton } from '@/shared/ContentPdfButton'
import { useTabName } from '@/shared/page-tab'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { History } from '@/work/components/History'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { WorkHistoryDocument } from '@/work/graphql/works.workflow.generated'
import { CurrentState } from '../components/CurrentState'
import { MemberParts } from '../components/MemberParts'
import { ProjectArchive } from '../components/ProjectArchive'
import { ProjectLedger } from '../components/ProjectLedger'
import { ProjectLife } from '../components/ProjectLife'
import { ProjectSpending } from '../components/ProjectSpending'
import { Road } from '../components/Road'
import { printPath } from '../paths'
import { useBackToList } from '../use-back-to-list'
import { useDeclaration } from '../use-declaration'
import styles from './pages.module.css'

/** Where a declaration stands, what is open to this person now, and everything that happened to it. */
export function StatusPage() {
  const t = useT()
  const { contentId = '' } = useParams()
  const declaration = useDeclaration(contentId)
  useTabName(declaration.declaration?.name)
  const history = answerOf(
    workflow.useQuery(WorkHistoryDocument, { variables: { contentId }, fetchPolicy: 'network-only' }),
  )
  const shown = declaration.declaration
  const back = useBackToList(shown)
  const again = () => {
    declaration.retry()
    history.retry()
  }
  const failure = declaration.failure ?? history.failure
  if (failure)
    return (
      <PlaceFailure
        title={t('申报进度')}
        failure={failure}
        onRetry={again}
        absent={{ codes: [603001], title: t('没有找到这份申报书'), description: t('它可能已被删除，或链接不完整。') }}
        back={back}
      />
    )
  if (!shown || !history.data) return <PageSkeleton />
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader
        title={shown.name ?? t('未命名项目')}
        purpose={t('{guide}（{number}）', { guide: shown.guide.title, number: shown.number ?? t('提交后编号') })}
        actions={
          <>
            <Link to={printPath(contentId)}>{t('打印')}</Link>
            <ContentPdfButton contentId={contentId} />
          </>
        }
      />
      <CurrentState declaration={shown} onChanged={again} />
      <MemberParts contentId={contentId} />
      {shown.state === 'APPROVED' ? (
        <>
          <ProjectLife projectId={contentId} leaderId={shown.creatorId} />
          <ProjectLedger projectId={contentId} />
          <ProjectSpending projectId={contentId} />
          <ProjectArchive projectId={contentId} />
        </>
      ) : (
        <section className={styles.section} aria-labelledby="status-next">
          <h2 id="status-next">{t('后续步骤')}</h2>
          <Road declaration={shown} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="status-history">
        <h2 id="status-history">{t('办理过程')}</h2>
        <History kind="DECLARATION" entries={history.data.workflowHistory} />
      </section>
    </>
  )
}
