/** The page of a project with its next step, timeline and compared documents. */
import { program } from '@/api/program'
import { answerAbout } from '@/api/query-answer'
import { text } from '@/lib/i18n/i18n'
import { BackLink } from '@/ui/BackLink'
import { Facts } from '@/ui/Facts'
import { LoadFailure } from '@/ui/LoadFailure'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import { ConfirmationRequests } from '@/work/components/ConfirmationRequests'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'
import { NextStep } from '../components/NextStep'
import { ProjectArchive } from '../components/ProjectArchive'
import { ProjectLedger } from '../components/ProjectLedger'
import { ProjectLife } from '../components/ProjectLife'
import { ProjectSpending } from '../components/ProjectSpending'
import { ProjectLifeDocument } from '../graphql/life.program.generated'
import type { Life } from '../life-words'
import { useBackFromWork } from '../use-back-to-list'

/**
 * A project from its declaration to its performance evaluation, at the address of its declaration: what comes next, the
 * declaration, every step, and what the documents say of the money and the goals.
 */
export function ProjectPage() {
  const id = useWorkId()
  const back = useBackFromWork()
  const answer = answerAbout(
    program.useAnswer(ProjectLifeDocument, {
      variables: { projectId: id },
      fetchPolicy: 'network-only',
      background: true,
    }),
    ({ projectLife }) => projectLife.id === id,
  )
  const life = answer.data?.projectLife
  const failed = answer.failureText !== undefined
  // A new leader or an expert may read works of the project, but not its declaration.
  const instead =
    life && !life.steps.some(({ kind }) => kind === 'DECLARATION') ? (
      <PartOfProject life={life} back={back()} />
    ) : life || failed ? undefined : (
      <PageSkeleton />
    )
  return (
    <WorkOverviewPage
      id={id}
      back={back}
      hasTimeline={false}
      lead={
        life ? (
          <NextStep life={life} />
        ) : failed ? (
          <LoadFailure text={answer.failureText ?? ''} onRetry={answer.retry} />
        ) : (
          <Skeleton rows={1} />
        )
      }
      instead={instead}
      more={(work) => <Parts work={work} life={life} />}
    />
  )
}

const TopicsNotice = lazyPart(() => import('../components/TopicsNotice').then((module) => module.TopicsNotice))

function Parts({ work, life }: { work: WorkRowFragment; life: Life | undefined }) {
  const approved = work.state === 'APPROVED'
  return (
    <>
      {life && <ProjectLife life={life} />}
      <ConfirmationRequests workId={work.id} kind="MEMBER_PART" title={text('成员确认')} />
      {approved && (
        <>
          <TopicsNotice projectId={work.id} />
          <ProjectLedger projectId={work.id} />
          <ProjectSpending projectId={work.id} />
          <ProjectArchive projectId={work.id} />
        </>
      )}
    </>
  )
}

/** A project for a person who may read some of its works, but not its declaration. */
function PartOfProject({ life, back }: { life: Life; back: { label: string; to: string } }) {
  const t = useT()
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader title={life.title} purpose={t('项目全过程')} />
      <NextStep life={life} />
      <Facts
        facts={[
          [t('编号'), life.number],
          [t('项目负责人'), life.leaderName],
          [t('单位'), life.unitName],
        ]}
      />
      <ProjectLife life={life} />
      <ProjectArchive projectId={life.id} />
    </>
  )
}
