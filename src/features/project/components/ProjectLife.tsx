import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { useSession } from '@/session/session'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/ConfirmationRequests.module.css'
import { WorkStatus } from '@/work/components/WorkStatus'
import { BeginWorkDocument, WorksDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'

/** The kinds of a project's life in order. */
const order = [
  'TASK_BOOK',
  'BUDGET_AUDIT',
  'CONTRACT_CHANGE',
  'ACCEPTANCE',
  'PROJECT_AUDIT',
  'TECHNICAL_EVALUATION',
  'PERFORMANCE',
]
/** More than any project has. */
const all = 100

interface ProjectLifeProps {
  projectId: string
  leaderId: string
}

/**
 * A project's life after approval as a timeline: each step with state, holder, date and link; and the request for a
 * change.
 */
export function ProjectLife({ projectId, leaderId }: ProjectLifeProps) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const message = useMessages()
  const { user } = useSession()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter: { projectId }, pageNo: 1, pageSize: all },
    fetchPolicy: 'network-only',
    background: true,
  })
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  const works = (answer.data?.works.items ?? []).toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.since - b.since,
  )
  if (works.length === 0) return null
  const signed = works.some(({ kind, state }) => kind === 'TASK_BOOK' && state === 'SIGNED')
  const closed = works.some(({ kind, state }) => kind === 'ACCEPTANCE' && ['PASSED', 'FAILED'].includes(state))
  const changing = works.find(
    ({ kind, dueAt, holder }) => kind === 'CONTRACT_CHANGE' && (dueAt !== null || holder !== null),
  )
  const change = async () => {
    const { data } = await begin({ variables: { kind: 'CONTRACT_CHANGE', belongsTo: projectId } }).catch(() => ({
      data: null,
    }))
    const form = data && kindWords(data.beginWork.kind).form(data.beginWork)
    if (!form) return
    message.success(t('变更申请已建立，填写后提交。'))
    goOn(form)
  }
  return (
    <Section id="project-life" title={t('项目全过程')} className={styles.parts}>
      <ol>
        {works.map((work) => (
          <li key={work.id}>
            <Link to={kindWords(work.kind).overview(work)}>{t(kindWords(work.kind).noun)}</Link>
            <WorkStatus {...work} />
          </li>
        ))}
      </ol>
      {user.id === leaderId && signed && !closed && !changing && (
        <Button loading={loading} onClick={() => void change()}>
          {t('申请合同变更')}
        </Button>
      )}
    </Section>
  )
}
