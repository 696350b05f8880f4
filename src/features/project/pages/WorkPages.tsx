/** The pages of a project's work items (declaration, task book, acceptance …): overview, review, removal; also beside lists (split view). */

import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list/list-memory'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import type { PaperProps } from '@/work/papers'
import { useWorkId } from '@/work/use-work-id'
import { ConclusionLetter } from '../components/ConclusionLetter'
import { EvaluationDispute } from '../components/EvaluationDispute'
import { EvaluationFacts } from '../components/EvaluationFacts'
import { MemberPart } from '../components/MemberPart'
import { projectWorkPath, reviewListPath, taskBooksPath } from '../paths'
import { useBackFromWork } from '../use-back-to-list'

const AssignExperts = lazyPart(() =>
  import('../components/acceptance/AssignExperts').then((module) => module.AssignExperts),
)
const ExpertFindings = lazyPart(() =>
  import('../components/acceptance/ExpertFindings').then((module) => module.ExpertFindings),
)
const ProjectSpending = lazyPart(() => import('../components/ProjectSpending').then((module) => module.ProjectSpending))
const TopicsNotice = lazyPart(() => import('../components/TopicsNotice').then((module) => module.TopicsNotice))
const TechnicalAnswer = lazyPart(() => import('../components/TechnicalAnswer').then((module) => module.TechnicalAnswer))

/** Additional content of a kind; `goOn` leads to another page. */
function more(work: WorkRowFragment, again: () => void, goOn: (to: string) => void) {
  const { kind, state } = work
  if (kind === 'TASK_BOOK' && work.projectId !== null)
    return <TopicsNotice projectId={work.projectId} documentId={work.id} />
  if (kind === 'ACCEPTANCE')
    return (
      <>
        {state === 'PASSED' && <ConclusionLetter work={work} />}
        {work.projectId !== null && <TopicsNotice projectId={work.projectId} documentId={work.id} />}
        {work.submittedAt !== null && work.projectId !== null && <ProjectSpending projectId={work.projectId} />}
      </>
    )
  if (kind === 'MEMBER_PART') return <MemberPart work={work} onAnswered={again} />
  if (kind === 'TECHNICAL_EVALUATION') return <TechnicalAnswer work={work} onAnswered={again} />
  if (kind === 'PERFORMANCE' && state === 'TO_CONFIRM')
    return (
      <EvaluationFacts
        work={work}
        onBegun={() => goOn(kindWords(kind).form(work) ?? kindWords(kind).overview(work))}
        onReported={again}
      />
    )
  if (kind === 'PERFORMANCE' && state === 'DISPUTED') return <EvaluationDispute work={work} />
  return null
}

/** The overview of a project's work item. */
export function ProjectWorkPage() {
  const id = useWorkId()
  const back = useBackFromWork()
  const goOn = useNavigateIfMounted()
  return <WorkOverviewPage id={id} back={back} more={(work, again) => more(work, again, goOn)} />
}

/** The same, with the question whether to delete it (`my-project/del/{id}`). */
export function RemoveWorkPage() {
  const id = useWorkId()
  const back = useBackFromWork()
  return <WorkOverviewPage id={id} back={back} initialStep="REMOVE" />
}

/** A task book beside the unit's decision. */
export function TaskBookReviewPage() {
  const t = useT()
  const id = useWorkId()
  const { unitId = '', guideId = '' } = useParams()
  const back = { label: t('返回列表'), to: listHref(taskBooksPath(unitId, guideId)) }
  return <FiledWorkPage kinds={['TASK_BOOK']} id={id} back={back} />
}

/** A declaration beside the decision of unit or department. */
export function DeclarationReviewPage() {
  const t = useT()
  const id = useWorkId()
  const { unitId = '', guideId = '' } = useParams()
  const back = { label: t('返回申报项目列表'), to: listHref(reviewListPath(unitId, guideId)) }
  return <FiledWorkPage kinds={['DECLARATION']} id={id} back={back} />
}

/** The submitted content beside the decision. */
export function ProjectWorkReviewPage() {
  const t = useT()
  const id = useWorkId()
  return <ProjectPaper id={id} back={{ label: t('返回办理进度'), to: projectWorkPath(id) }} />
}

/** A project's submitted item with what its kind adds: findings and experts of an acceptance, a disputed evaluation. */
export function ProjectPaper(props: PaperProps) {
  return (
    <FiledWorkPage
      {...props}
      more={(work, again) => {
        if (work.kind === 'PERFORMANCE' && work.state === 'DISPUTED') return <EvaluationDispute work={work} />
        return factsOf(work).findings === true && <ExpertFindings key={work.state} workId={work.id} onChanged={again} />
      }}
      beside={(work, again) =>
        work.kind === 'ACCEPTANCE' &&
        work.decisions.includes('ASSIGN') && (
          <AssignExperts workId={work.id} serverTime={work.serverTime} onAssigned={again} />
        )
      }
    />
  )
}
