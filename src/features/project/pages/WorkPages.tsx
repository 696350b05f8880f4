import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkFormPage } from '@/work/pages/WorkFormPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { ConclusionLetter } from '../components/ConclusionLetter'
import { EvaluationFacts } from '../components/EvaluationFacts'
import { MemberPart } from '../components/MemberPart'
import { projectWorkPath, taskBooksPath } from '../paths'
import { useBackFromWork } from '../use-back-to-list'

/** The id of the work an address names, whatever the address calls it. */
function useWorkId(): string {
  const { workId, id, contentId } = useParams()
  return workId ?? id ?? contentId ?? ''
}

/** Where a work of a project stands. */
export function ProjectWorkPage() {
  const id = useWorkId()
  const back = useBackFromWork()
  return (
    <WorkOverviewPage
      key={id}
      id={id}
      back={back}
      more={(work, again) => (
        <>
          {work.kind === 'ACCEPTANCE' && work.state === 'PASSED' && <ConclusionLetter work={work} />}
          {work.kind === 'MEMBER_PART' && <MemberPart work={work} onAnswered={again} />}
          {work.kind === 'PERFORMANCE' && work.state === 'TO_CONFIRM' && (
            <EvaluationFacts work={work} onConfirmed={again} />
          )}
        </>
      )}
    />
  )
}

/** One page of its form. */
export function ProjectWorkFormPage() {
  const id = useWorkId()
  const { pageId = '' } = useParams()
  return <WorkFormPage key={id} id={id} pageId={pageId} />
}

/** A task book, beside the unit's decision. */
export function TaskBookReviewPage() {
  const t = useT()
  const id = useWorkId()
  const { unitId = '', guideId = '' } = useParams()
  const back = { label: t('返回列表'), to: listHref(taskBooksPath(unitId, guideId)) }
  return <FiledWorkPage key={id} kinds={['TASK_BOOK']} id={id} back={back} />
}

/** What was filed, beside the decision. */
export function ProjectWorkReviewPage() {
  const t = useT()
  const id = useWorkId()
  return <FiledWorkPage key={id} id={id} back={{ label: t('返回办理进度'), to: projectWorkPath(id) }} />
}
