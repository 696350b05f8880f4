/** The pages of an objection to an award report (异议): before it, its form, the submitted one. */
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { award } from '@/api/award'
import { refusalText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { acceptedPattern } from '@/features/help/paths'
import { useSession } from '@/session/session'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { nameList } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/ConfirmPart.module.css'
import { PageFailure } from '@/work/components/PageFailure'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useReportLink } from '@/work/use-report-link'
import { useWorkId } from '@/work/use-work-id'
import { AcceptedReportDocument } from './accepted.award.generated'
import { PeriodStatus } from './PeriodStatus'
import { objectionPath } from './paths'

const kind = 'AWARD_OBJECTION'

/** Before an objection: its subject, the objector's name, and who will know it. A guest returns here after sign-in. */
export function ObjectPage() {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const { reportId = '' } = useParams()
  const { user } = useSession()
  const [refusal, setRefusal] = useState<string>()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument, { background: true })
  const answer = award.useAnswer(AcceptedReportDocument, {
    variables: { id: reportId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const back = { label: t('返回奖励公示'), to: acceptedPattern }
  const report = answer.data?.acceptedReport
  if (answer.failure && !report)
    return (
      <PageFailure
        title={t('提出异议')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{
          codes: [60925],
          title: t('没有找到这个公示项目'),
          description: t('链接可能不完整，或者公示已经撤销。'),
        }}
        back={back}
      />
    )
  if (!report) return <PageSkeleton />
  if (report.objectionId !== null) return <Navigate to={objectionPath(report.objectionId)} replace />
  const start = async () => {
    setRefusal(undefined)
    try {
      const { data } = await begin({ variables: { kind, belongsTo: reportId } })
      const work = data?.beginWork
      if (work) goOn(kindWords(kind).form(work) ?? objectionPath(work.id))
    } catch (error) {
      setRefusal(refusalText(error))
    }
  }
  return (
    <>
      <Link to={back.to}>{back.label}</Link>
      <PageHeader title={t('提出异议')} purpose={report.title} extra={<PeriodStatus report={report} />} />
      <section aria-label={t('公示项目')}>
        <Facts
          facts={[
            [t('提名号'), report.number],
            [t('奖励类别'), report.category],
            [t('主要完成人'), nameList(report.persons)],
            [t('异议人'), user.userFullname || user.userName],
          ]}
        />
        <p>
          {t(
            '异议以您的姓名提出，须附证据。只有{commission}能看到您的姓名和材料，不会告知被提名者、完成人和提名者。处理期间公示暂停计时。',
          )}
        </p>
        {!report.objectable && (
          <Alert
            type="warning"
            role="note"
            title={t('您现在不能对这个项目提出异议')}
            description={t('公示已经结束，或者您是该项目的提名者、填报人或完成人。')}
          />
        )}
        {refusal && <Alert type="error" role="alert" title={refusal} />}
        {report.objectable && (
          <div className={styles.actions}>
            <Button type="primary" loading={loading} onClick={() => void start()}>
              {t('填写异议')}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

/** The overview of one's objection. */
export function ObjectionPage() {
  const t = useT()
  const workId = useWorkId()
  return <WorkOverviewPage id={workId} kinds={[kind]} back={{ label: t('返回奖励公示'), to: acceptedPattern }} />
}

/** The objection beside the commission's ruling. */
export function FiledObjectionPage() {
  const t = useT()
  const workId = useWorkId()
  const also = useReportLink()
  const back = { label: t('返回办理进度'), to: objectionPath(workId) }
  return <FiledWorkPage kinds={[kind]} id={workId} back={back} also={also} />
}
