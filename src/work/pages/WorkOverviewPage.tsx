/** The page of a work item's overview (state, steps, history), for every kind of work. */

import { Fragment, type ReactNode } from 'react'
import { useTabName } from '@/shared/navigation/page-tab'
import { Alert } from '@/ui/Alert'
import { type Back, BackLink } from '@/ui/BackLink'
import { DueTime } from '@/ui/DueTime'
import { type Fact, Facts } from '@/ui/Facts'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { History } from '../components/History'
import { LetterInForce } from '../components/LetterInForce'
import { PageFailure } from '../components/PageFailure'
import { Signatures } from '../components/Signatures'
import { Timeline } from '../components/Timeline'
import { WorkStatus } from '../components/WorkStatus'
import { WorkSteps } from '../components/WorkSteps'
import { overdueText } from '../due-date'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { actionLabel, kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { makerOf } from '../maker'
import { parentTitleOf } from '../parent-title'
import type { RequestedStep } from '../use-requested-steps'
import { useWork } from '../use-work'
import { workTitle } from '../work-title'
import styles from './FiledWorkPage.module.css'

const FormProgress = lazyPart(() => import('../components/FormProgress').then((module) => module.FormProgress))
const ReadBy = lazyPart(() => import('../components/ReadBy').then((module) => module.ReadBy))
const ScoringMethod = lazyPart(() => import('../components/ScoringMethod').then((module) => module.ScoringMethod))
const Inspection = lazyPart(() => import('../components/Inspection').then((module) => module.Inspection))

const DelegatedSections = lazyPart(() =>
  import('../components/DelegatedSections').then((module) => module.DelegatedSections),
)

interface WorkOverviewPageProps {
  id: string
  /** Accepted kinds; absent: any. */
  kinds?: readonly string[]
  /** The link back, also while the item is unknown. */
  back: Back | ((work: WorkRowFragment | undefined) => Back)
  /** An action to open at once; a message where it is not available. */
  initialStep?: RequestedStep
  /** The first line below the heading. */
  lead?: ReactNode
  /** What to show instead of a failure to load the item; absent: the failure. */
  instead?: ReactNode
  /** Whether the kind's coming steps are listed; a project's page lists them itself. */
  hasTimeline?: boolean
  /** The kind's own content between state and history. */
  more?(work: WorkRowFragment, again: () => void): ReactNode
}

/**
 * The overview of a work item: state, holder, deadline, opinion to be answered, form progress, signatures, this
 * person's actions, timeline, history.
 */
export function WorkOverviewPage(props: WorkOverviewPageProps) {
  // Another item begins anew: nothing typed or decided about one is shown at the other.
  return <Overview key={props.id} {...props} />
}

function Overview({
  id,
  kinds,
  back: way,
  initialStep,
  lead,
  instead,
  hasTimeline = true,
  more,
}: WorkOverviewPageProps) {
  const t = useT()
  const minute = useMinute()
  const { work, history, failure, retry } = useWork(id, kinds)
  const back = typeof way === 'function' ? way(work) : way
  useTabName(work && workTitle(work.title))
  if (failure && !work && instead !== undefined) return instead
  if (failure && !work) return <PageFailure title={t('办理进度')} failure={failure} onRetry={retry} back={back} />
  if (!work || !(history.entries || history.failureText !== undefined)) return <PageSkeleton />
  const words = kindWords(work.kind)
  const kind = findKind(work.kind, work.kindVersion)
  const fills = work.actions.includes('FILL')
  const signed = kind?.documents?.find(({ signedBy }) => signedBy.length > 0)
  const facts: readonly Fact[] = [
    [t('编号'), work.number],
    [t('所属'), parentTitleOf(work)],
    [t('主管处室'), work.department],
    [t(makerOf(work)), work.creatorName],
    [t('单位'), work.unitName],
    [t('金额'), work.amount === null ? null : t('{n} 万元', { n: work.amount })],
    [t('最近提交'), work.submittedAt === null ? null : minute(work.submittedAt)],
    [
      t('提交截止'),
      work.dueAt === null || !fills ? null : (
        <Fragment key="due">
          {minute(work.dueAt)}
          {' · '}
          <DueTime
            until={work.dueAt}
            serverTime={work.serverTime}
            over={kind && t(overdueText(kind, work.opinion !== null))}
            exact
          />
        </Fragment>
      ),
    ],
  ]
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={workTitle(work.title)}
        purpose={t(words.noun)}
        // Whoever fills it in reads the deadline to the minute below.
        extra={<WorkStatus {...work} dueAt={fills ? null : work.dueAt} inLine />}
      />
      {lead}
      {initialStep !== undefined && !work.actions.includes(initialStep) && (
        <Alert
          className={styles.opinion}
          type="error"
          role="alert"
          title={t('不能{action}这份内容', { action: t(actionLabel(work.kind, initialStep)) })}
          description={t('只有填报人本人可以办理，且须当前状态允许。')}
        />
      )}
      {work.opinion !== null && (
        <Alert className={styles.opinion} type="warning" role="note" title={t('审核意见')} description={work.opinion} />
      )}
      <section className={styles.facts} aria-label={t('当前状态')}>
        <Facts facts={facts} />
        <WorkSteps work={work} initialStep={initialStep} onChanged={retry} />
      </section>
      {fills && work.formId !== null && (
        <>
          <FormProgress work={work} />
          <DelegatedSections work={work} onChanged={retry} />
        </>
      )}
      {signed && <Signatures workId={id} paper={t(signed.title)} onSigned={retry} />}
      {kind?.inspection && <Inspection workId={id} />}
      <LetterInForce work={work} />
      {work.kind === 'DECLARATION' && work.state === 'NOT_APPROVED' && <ScoringMethod />}
      {more?.(work, retry)}
      {hasTimeline && <Timeline work={work} />}
      <Section id="work-history" title={t('办理过程')}>
        <History kind={work.kind} history={history} />
      </Section>
      <ReadBy workId={work.id} />
    </>
  )
}
