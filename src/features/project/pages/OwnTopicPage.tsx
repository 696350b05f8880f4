/** The page of one topic for its leader: what is to be filled in, with state, date and next step. */
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { useTabName } from '@/shared/navigation/page-tab'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { type Fact, Facts } from '@/ui/Facts'
import { useMessages } from '@/ui/feedback'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { topicNouns } from '../components/OwnTopics'
import { TopicParts } from '../components/TopicParts'
import styles from '../components/Topics.module.css'
import { OwnTopicDocument, UnbindTopicDocument } from '../graphql/topics.program.generated'
import { subprojectsPath } from '../paths'

export function OwnTopicPage() {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const message = useMessages()
  const { topicId = '' } = useParams()
  const [leaving, setLeaving] = useState(false)
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const answer = program.useAnswer(OwnTopicDocument, {
    variables: { topicId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const topic = answer.data?.topicLink
  useTabName(topic?.name)
  const back = { label: t('返回子课题'), to: subprojectsPath() }
  if (answer.failure && !topic)
    return (
      <PageFailure
        title={t('课题')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{ codes: [603108], title: t('没有找到这个课题'), description: t('请从“子课题”列表重新进入。') }}
        back={back}
      />
    )
  if (!topic) return <PageSkeleton />
  const facts: readonly Fact[] = [
    [t('课题编号'), topic.number],
    [t('所属项目'), topic.projectName],
    [t('项目编号'), topic.projectNumber],
    [t('项目负责人'), topic.projectLeader],
    [t('承担单位'), topic.unitName],
    [t('分配的专项资金'), topic.funding === null ? null : t('{n} 万元', { n: topic.funding })],
  ]
  const report = async () => {
    const { data } = await begin({ variables: { kind: 'TOPIC_PROGRESS', belongsTo: topicId } }).catch(() => ({
      data: null,
    }))
    const form = data && kindWords('TOPIC_PROGRESS').form(data.beginWork)
    if (form) goOn(form)
    else answer.retry()
  }
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader title={topic.name} purpose={t(topicNouns[topic.kind])} />
      <Facts facts={facts} />
      <Section title={t('填报事项')}>
        {topic.mine ? (
          <>
            {topic.parts.length === 0 && (
              <p>{t('{day} 起开放填报，届时会通过站内消息通知您。', { day: formatDay(topic.opensAt) })}</p>
            )}
            <TopicParts topic={topic.name} parts={topic.parts} reader="topicLeader" />
            <div className={styles.actions}>
              {topic.progressOpen && (
                <Button loading={loading} onClick={() => void report()}>
                  {t('填写本期课题进展')}
                </Button>
              )}
              <Button danger onClick={() => setLeaving(true)}>
                {t('不再负责该课题')}
              </Button>
            </div>
          </>
        ) : (
          <p>{t('该课题没有关联到您的账号。如果您是课题负责人，请联系项目负责人重新邀请。')}</p>
        )}
      </Section>
      <ReasonDialog
        open={leaving}
        about={{ act: 'unbindTopic', ids: [topicId] }}
        title={t('不再负责该课题')}
        names={[topic.name]}
        hint={t('已填写的内容会保留，由项目负责人邀请新的课题负责人接着填报。')}
        label={t('原因')}
        okText={t('解除关联')}
        onOk={async (reason) => {
          await program.mutate(UnbindTopicDocument, { topicId, reason })
          setLeaving(false)
          message.success(t('已解除关联，项目负责人会收到消息。'))
          goOn(subprojectsPath())
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  )
}
