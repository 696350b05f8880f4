/** The public list of accepted award reports, during and after the objection period (`/award/accepted`). */
import { Link } from 'react-router-dom'
import { award } from '@/api/award'
import { formatDay } from '@/lib/time/beijing-time'
import { useOpenList } from '@/shared/list/use-open-list'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Name, Names, nameList } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { AcceptedReportsDocument, type AcceptedRowFragment } from './accepted.award.generated'
import styles from './accepted.module.css'
import { PeriodStatus } from './PeriodStatus'
import { objectionPath, objectPath } from './paths'

type Row = AcceptedRowFragment

/** The columns that sort, as the contract names them. */
const orders = {
  title: 'TITLE',
  persons: 'PERSON',
  units: 'UNIT',
  nominator: 'NOMINATOR',
  period: 'ACCEPTED',
} as const

export function AcceptedReportsPage() {
  const t = useT()
  const { state, filters, narrowing, page } = useOpenList({
    open: { label: t('公示状态'), now: t('公示中') },
    words: t('项目、完成人或单位'),
    orders,
  })
  const answer = award.useAnswer(AcceptedReportsDocument, {
    variables: { ...narrowing, ...page },
    fetchPolicy: 'cache-and-network',
  })
  const columns: WorkListColumn<Row>[] = [
    {
      key: 'title',
      title: t('项目'),
      render: (accepted) => (
        <>
          <strong>
            <Name>{accepted.title}</Name>
          </strong>
          <div className={styles.more}>
            <Names of={[accepted.number, accepted.category]} />
          </div>
          <details className={styles.more}>
            <summary>{t('项目简介')}</summary>
            <p>{accepted.brief}</p>
          </details>
        </>
      ),
    },
    { key: 'persons', title: t('主要完成人'), width: 200, render: (accepted) => nameList(accepted.persons) },
    { key: 'units', title: t('主要完成单位'), width: 200, render: (accepted) => nameList(accepted.units) },
    { key: 'nominator', title: t('提名者'), width: 140, render: (accepted) => accepted.nominator },
    {
      key: 'period',
      title: t('公示状态'),
      width: 200,
      render: (accepted) => (
        <>
          <PeriodStatus report={accepted} />
          <div className={styles.more}>
            {accepted.endsAt === null
              ? t('自 {day}', { day: formatDay(accepted.acceptedAt) })
              : `${formatDay(accepted.acceptedAt)} — ${formatDay(accepted.endsAt)}`}
          </div>
          {accepted.rulings.map(({ at, upheld, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be of one day, and keep their places
            <div key={index} className={styles.more}>
              {upheld
                ? t('{day} 异议成立：{reason}', { day: formatDay(at), reason })
                : t('{day} 异议不成立：{reason}', { day: formatDay(at), reason })}
            </div>
          ))}
        </>
      ),
    },
  ]
  return (
    <>
      <PageHeader
        title={t('奖励公示')}
        purpose={t('通过形式审查的科学技术奖提名材料，公示期见各项。不登录也可以查看；提出异议须登录，实名并附证据。')}
      />
      <WorkList
        label={t('奖励公示')}
        state={state}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(accepted) =>
          accepted.objectionId !== null ? (
            <Link
              to={objectionPath(accepted.objectionId)}
              aria-label={t('我对《{title}》的异议', { title: accepted.title })}
            >
              {t('我的异议')}
            </Link>
          ) : accepted.objectable ? (
            <Link to={objectPath(accepted.id)} aria-label={t('对《{title}》提出异议', { title: accepted.title })}>
              {t('提出异议')}
            </Link>
          ) : null
        }
        page={answer.data?.acceptedReports}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('目前没有正在公示的项目。可以把公示状态改为“全部”，查看已经公示的项目。')}
      />
    </>
  )
}
