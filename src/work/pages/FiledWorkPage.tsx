/** The page where a unit, a department or the commission reads and decides a work item. */

import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { ContentPdfButton } from '@/shared/content/ContentPdfButton'
import { useTabName } from '@/shared/navigation/page-tab'
import { Alert } from '@/ui/Alert'
import { type Back, BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { DoneNotice } from '@/ui/DoneNotice'
import { lazyPart } from '@/ui/lazy-part'
import { Names } from '@/ui/Name'
import { PageHeader, type PageHeaderProps } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { DecisionForm } from '../components/DecisionForm'
import { DecisionJump } from '../components/DecisionJump'
import { FiledAnswers } from '../components/FiledAnswers'
import { History } from '../components/History'
import { Inspection } from '../components/Inspection'
import { Jumps } from '../components/Jumps'
import { LetterInForce } from '../components/LetterInForce'
import { NextWaiting } from '../components/NextWaiting'
import { NothingToDecide } from '../components/NothingToDecide'
import { PageFailure } from '../components/PageFailure'
import { PinHere } from '../components/PinHere'
import { ProjectLink } from '../components/ProjectLink'
import { WorkStatus } from '../components/WorkStatus'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { actionLabel, kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { fixedPlaces } from '../note-targets'
import { parentTitleOf } from '../parent-title'
import { useFiledContent } from '../use-filed-content'
import { useWork } from '../use-work'
import { creatorBeside, workTitle } from '../work-title'
import styles from './FiledWorkPage.module.css'

const ReadBy = lazyPart(() => import('../components/ReadBy').then((module) => module.ReadBy))

/** What differs where the work item stands beside its list. */
interface Pane {
  /** Its header, in place of the page's. */
  header(parts: PageHeaderProps): ReactNode
  /** A decision was made. True: another item takes the place of this one. */
  onDecided(work: WorkRowFragment, action: WorkAction): boolean
  /** The item may have changed, so the list is out of date. */
  onChanged(): void
}

export interface FiledWorkPageProps {
  /** Accepted kinds; absent: any. */
  kinds?: readonly string[]
  id: string
  /** The reviewing unit in the address; absent for none. */
  unitId?: string
  /** The link to its list, or to what it belongs to. */
  back: Back | ((work: WorkRowFragment | undefined) => Back)
  /** The kind's own content before the submitted answers, and in place of the decision form. */
  more?(work: WorkRowFragment, again: () => void): ReactNode
  beside?(work: WorkRowFragment, again: () => void): ReactNode
  /** A link to further material. */
  also?(work: WorkRowFragment): { label: string; to: string } | undefined
  /** Beside its list; absent: a page of its own. */
  pane?: Pane
}

/** A work item for reading: submitted content, history, and the decision form for the person it waits for. */
export function FiledWorkPage(props: FiledWorkPageProps) {
  // Another item begins anew: nothing typed or decided about one is shown at the other.
  return <FiledWork key={props.id} {...props} />
}

function FiledWork({ kinds, id, unitId, back: way, also, more, beside, pane }: FiledWorkPageProps) {
  const t = useT()
  const aside = useRef<HTMLElement>(null)
  const [decided, setDecided] = useState<WorkAction>()
  // The item as it was when a decision was sent; the response says that there is nothing to decide any more.
  const [judged, setJudged] = useState<WorkRowFragment>()
  const [pinned, setPinned] = useState<{ path: string }>()
  const { work, history, failure: missing, retry } = useWork(id, kinds)
  const back = typeof way === 'function' ? way(work) : way
  const filed = useFiledContent(id)
  useTabName(work && workTitle(work.title))
  const again = () => {
    retry()
    if (filed.failure) filed.retry()
  }
  const changed = () => {
    again()
    pane?.onChanged()
  }
  const failure = missing ?? filed.failure
  // An item that was never submitted may have no content yet.
  const handedIn = work?.submittedAt != null
  const { content, definition: { definition } = {} } = filed
  const takesRemarks = work?.decisions.some((decision) => decision === 'RETURN' || decision === 'RECTIFY') ?? false
  const isFixed = useMemo(() => (takesRemarks ? fixedPlaces(definition) : () => false), [takesRemarks, definition])
  const answers = handedIn && content && definition !== undefined ? { content, definition } : undefined
  const whole = work && (answers || !handedIn)
  if (failure && !whole)
    return <PageFailure title={t('审核')} failure={failure} onRetry={again} back={back} inPane={pane !== undefined} />
  if (!whole) return <PageSkeleton />
  const words = kindWords(work.kind)
  const kind = findKind(work.kind, work.kindVersion)
  if (unitId !== undefined && unitId !== work.unitId)
    return (
      <ResultPanel
        status="warning"
        title={t('这份内容不属于地址中的单位')}
        description={t('这份内容由“{unit}”审核。链接可能不完整。', { unit: work.unitName })}
        actions={
          <>
            <Link to={words.address(work)}>{t('打开《{title}》', { title: workTitle(work.title) })}</Link>
            <Link to={back.to}>{back.label}</Link>
          </>
        }
      />
    )
  const { noun, choices } = words
  const further = also?.(work)
  const pinAt =
    !decided && handedIn && takesRemarks
      ? (path: string, at: string) => (isFixed(path) ? null : <PinHere label={at} onPin={() => setPinned({ path })} />)
      : undefined
  const label = t(choices.find(({ action }) => action === decided)?.label ?? '')
  /** Received, or passed on to who names its experts, the item waits for the same person again. */
  const waitsAgain = decided !== undefined && work.state !== judged?.state && work.decisions.length > 0
  const goOnLabel = work.decisions.includes('ASSIGN') ? actionLabel(work.kind, 'ASSIGN') : text('继续审核这一份')
  const goOn = () => {
    setDecided(undefined)
    setJudged(undefined)
  }
  const header = {
    title: workTitle(work.title),
    purpose: (
      <Names of={[t(noun), work.number, creatorBeside(work), work.unitId && work.unitName, parentTitleOf(work)]} />
    ),
    extra: <WorkStatus {...work} inLine />,
    actions: (
      <>
        {!decided && work.decisions.length > 0 && <DecisionJump to={aside} />}
        {words.overview(work) !== words.address(work) && <Link to={words.overview(work)}>{t('查看办理进度')}</Link>}
        {further && <Link to={further.to}>{further.label}</Link>}
        <ProjectLink work={work} />
        <Link to={words.paper(work)}>{t('打印')}</Link>
        <ContentPdfButton contentId={id} />
      </>
    ),
  }
  return (
    <>
      {pane ? (
        pane.header(header)
      ) : (
        <>
          <BackLink to={back.to} label={back.label} />
          <PageHeader {...header} />
        </>
      )}
      <div className={styles.columns}>
        <div>
          {work.opinion && (
            <Alert
              className={styles.opinion}
              type="warning"
              role="note"
              title={t('审核意见')}
              description={work.opinion}
            />
          )}
          <LetterInForce work={work} />
          {kind?.inspection && <Inspection workId={id} />}
          {kind?.jumps && handedIn && <Jumps workId={id} monthly />}
          {more?.(work, changed)}
          {answers ? (
            <FiledAnswers work={work} {...answers} actionAt={pinAt} />
          ) : (
            <Alert className={styles.opinion} type="info" role="note" title={t('没有提交过内容')} />
          )}
          <Section id="work-history" title={t('办理过程')}>
            <History kind={work.kind} history={history} />
          </Section>
          <ReadBy workId={id} />
        </div>
        <aside ref={aside} className={styles.aside} aria-label={t('审核意见')}>
          {decided ? (
            <DoneNotice
              title={t('操作成功：《{name}》的审核结论是“{decision}”。', {
                name: workTitle(work.title),
                decision: label,
              })}
            >
              {waitsAgain && <Button onClick={goOn}>{t(goOnLabel)}</Button>}
              <NextWaiting after={work} />
            </DoneNotice>
          ) : beside?.(work, changed) ? (
            beside(work, changed)
          ) : judged || work.decisions.length > 0 ? (
            <DecisionForm
              key={`${id} ${(judged ?? work).state}`}
              work={judged ?? work}
              pinned={pinned}
              filed={answers && { definition, ...answers.content }}
              onSending={(sending) => setJudged(sending ? work : undefined)}
              onRefused={() => {
                changed()
                filed.reload()
              }}
              onDecided={(decision) => {
                if (pane?.onDecided(work, decision)) return
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
