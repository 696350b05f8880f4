/** The page of a project's topics: who has bound, how far each is, their sums beside the project's documents. */
import { PrinterOutlined } from '@ant-design/icons'
import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { useTabName } from '@/shared/navigation/page-tab'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { ProjectTopicList } from '../components/ProjectTopicList'
import { TopicSums } from '../components/TopicSums'
import { ProjectTopicsDocument } from '../graphql/topics.program.generated'
import { statusPath } from '../paths'

export function ProjectTopicsPage() {
  const t = useT()
  const { projectId = '' } = useParams()
  const answer = program.useAnswer(ProjectTopicsDocument, {
    variables: { projectId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const view = answer.data?.projectTopics
  useTabName(view && t('{name}的课题', { name: view.name }))
  const back = { label: t('返回项目'), to: statusPath(projectId) }
  if (answer.failure && !view)
    return <PageFailure title={t('项目课题')} failure={answer.failure} onRetry={answer.retry} back={back} />
  if (!view) return <PageSkeleton />
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={t('项目课题')}
        purpose={t('{name}（{number}）：课题负责人填报，您确认后带入任务书和验收申请。', {
          name: view.name,
          number: view.number ?? '',
        })}
        actions={
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {t('打印')}
          </Button>
        }
      />
      {view.leads && view.topics.length > 0 && (
        <p>
          {t(
            '课题由申报书确定，立项后不能增减；合同变更可以调整项目负责人、承担单位、执行期和预算。课题负责人可以在这里更换。',
          )}
        </p>
      )}
      <ProjectTopicList view={view} onChanged={answer.retry} />
      {view.topics.length > 0 &&
        view.documents.map((document) => (
          <TopicSums
            key={document.id}
            document={document}
            topics={view.topics.length}
            leads={view.leads}
            onChanged={answer.retry}
          />
        ))}
    </>
  )
}
