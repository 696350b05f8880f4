import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { ContentPdfButton } from '@/shared/ContentPdfButton'
import { useTabName } from '@/shared/page-tab'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { CorrectedContent } from '../components/CorrectedContent'
import { DecisionForm } from '../components/DecisionForm'
import { DecisionJump } from '../components/DecisionJump'
import { History } from '../components/History'
import { NextWaiting } from '../components/NextWaiting'
import { NothingToDecide } from '../components/NothingToDecide'
import { PlaceFailure } from '../components/PlaceFailure'
import { WorkStatus } from '../components/WorkStatus'
import { WorkDocument, WorkHistoryDocument } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { kindWords } from '../kind-words'
import { useFiledContent } from '../use-filed-content'
import styles from './FiledWorkPage.module.css'

interface FiledWorkPageProps {
  /** What kinds it has to be of; absent: any. */
  kinds?: readonly string[]
  id: string
  /** The list it is in. */
  back: { label: string; to: string }
}

/** A work of any kind to read: what was filed, its history, and the decision beside it for whom it waits. */
export function FiledWorkPage({ kinds, id, back }: FiledWorkPageProps) {
  const t = useT()
  const aside = useRef<HTMLElement>(null)
  const [decided, setDecided] = useState<WorkAction>()
  const quiet = { fetchPolicy: 'network-only', background: true } as const
  const answer = answerOf(workflow.useQuery(WorkDocument, { variables: { kinds: kinds && [...kinds], id }, ...quiet }))
  const history = answerOf(workflow.useQuery(WorkHistoryDocument, { variables: { contentId: id }, ...quiet }))
  const filed = useFiledContent(id)
  const work = answer.data?.work.id === id ? answer.data.work : undefined
  useTabName(work?.title)
  const again = () => {
    answer.retry()
    history.retry()
    if (filed.failure) filed.retry()
  }
  const failure = answer.failure ?? filed.failure ?? history.failure
  if (failure && !work) return <PlaceFailure title={t('审核')} failure={failure} onRetry={again} back={back} />
  if (!work || !filed.content || !filed.definition) return <PageSkeleton />
  const { noun, choices } = kindWords(work.kind)
  const label = t(choices.find(({ action }) => action === decided)?.label ?? '')
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader
        title={work.title}
        purpose={[t(noun), work.number, work.creatorName, work.belongsTo].filter(Boolean).join(' · ')}
        extra={<WorkStatus {...work} />}
        actions={
          <>
            {!decided && work.decisions.length > 0 && <DecisionJump to={aside} />}
            <ContentPdfButton contentId={id} />
          </>
        }
      />
      <div className={styles.columns}>
        <div>
          {work.opinion && (
            <Alert
              className={styles.opinion}
              type="warning"
              showIcon
              role="note"
              title={t('审核意见')}
              description={work.opinion}
            />
          )}
          {filed.content.returned && work.submittedAt !== null && !filed.content.editable ? (
            <CorrectedContent
              definition={filed.definition.definition}
              content={filed.content}
              returned={filed.content.returned}
            />
          ) : (
            <SmartformView
              definition={filed.definition.definition}
              content={filed.content}
              openFile={smartformPorts.openFile}
              readFile={smartformPorts.readFile}
            />
          )}
          <section className={styles.history} aria-labelledby="work-history">
            <h2 id="work-history">{t('办理过程')}</h2>
            <History kind={work.kind} entries={history.data?.workflowHistory ?? []} />
          </section>
        </div>
        <aside ref={aside} className={styles.aside} aria-label={t('审核意见')}>
          {decided ? (
            <Alert
              type="success"
              showIcon
              role="status"
              title={t('操作成功：《{name}》的审核结论是“{decision}”。', { name: work.title, decision: label })}
              description={<NextWaiting after={id} />}
            />
          ) : work.decisions.length > 0 ? (
            <DecisionForm
              key={id}
              work={work}
              filed={{ definition: filed.definition.definition, values: filed.content.values }}
              onRefused={again}
              onDecided={(decision) => {
                setDecided(decision)
                again()
              }}
            />
          ) : (
            <NothingToDecide work={work} />
          )}
        </aside>
      </div>
    </>
  )
}
