import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { useTabName } from '@/shared/page-tab'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { History } from '../components/History'
import { PlaceFailure } from '../components/PlaceFailure'
import { Signatures } from '../components/Signatures'
import { WorkStatus } from '../components/WorkStatus'
import { WorkSteps } from '../components/WorkSteps'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { useWork } from '../use-work'
import styles from './FiledWorkPage.module.css'

interface Back {
  label: string
  to: string
}

interface WorkOverviewPageProps {
  id: string
  /** What kinds it has to be of; absent: any. */
  kinds?: readonly string[]
  /** The way back, from a page that does not know its work too. */
  back: Back | ((work: WorkRowFragment | undefined) => Back)
  /** What a kind shows besides, between its state and its history. */
  more?(work: WorkRowFragment, again: () => void): ReactNode
}

/** Where a work stands: state, holder, date, the opinion that waits for an answer, signatures, this person's next steps, history. */
export function WorkOverviewPage({ id, kinds, back: way, more }: WorkOverviewPageProps) {
  const t = useT()
  const { work, history, failure, retry } = useWork(id, kinds)
  const back = typeof way === 'function' ? way(work) : way
  useTabName(work?.title)
  if (failure && !work) return <PlaceFailure title={t('办理进度')} failure={failure} onRetry={retry} back={back} />
  if (!work || !history) return <PageSkeleton />
  const words = kindWords(work.kind)
  const signed = findKind(work.kind, work.kindVersion)?.documents?.find(({ signedBy }) => signedBy.length > 0)
  const facts: [string, string | null][] = [
    [t('编号'), work.number],
    [t('所属'), work.belongsTo],
    [work.projectId === null ? t('填报人') : t('项目负责人'), work.creatorName],
    [t('单位'), work.unitName],
    [t('金额'), work.amount === null ? null : t('{n} 万元', { n: work.amount })],
    [t('最近提交'), work.submittedAt === null ? null : formatMinute(work.submittedAt)],
  ]
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader title={work.title} purpose={t(words.noun)} extra={<WorkStatus {...work} />} />
      {work.opinion !== null && (
        <Alert
          className={styles.opinion}
          type="warning"
          showIcon
          role="note"
          title={t('审核意见')}
          description={work.opinion}
        />
      )}
      <section className={styles.facts} aria-label={t('当前状态')}>
        <dl>
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <WorkSteps work={work} onChanged={retry} />
      </section>
      {signed && <Signatures workId={id} paper={t(signed.title)} onSigned={retry} />}
      {more?.(work, retry)}
      <section className={styles.history} aria-labelledby="work-history">
        <h2 id="work-history">{t('办理过程')}</h2>
        <History kind={work.kind} entries={history} />
      </section>
    </>
  )
}
