import { Link } from 'react-router-dom'
import { exporting } from '@/api/export'
import { program } from '@/api/program'
import { formatDay } from '@/lib/beijing-time'
import { answerOf } from '@/shared/answer'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { DueTime } from '@/ui/DueTime'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { GuidesUnderReviewXlsxDocument } from '../graphql/lists.export.generated'
import { GuidesUnderReviewDocument, type GuidesUnderReviewQuery } from '../graphql/review.program.generated'
import { reviewListPath } from '../paths'
import { useYearFilter } from '../use-year-filter'
import styles from './pages.module.css'

type Row = GuidesUnderReviewQuery['guidesUnderReview']['items'][number]

/** The guides under which units this person reviews for have filed, with what waits. */
export function ReviewGuidesPage() {
  const t = useT()
  const state = useListState(['year', 'keyword'])
  const { year, keyword } = state.filters
  const filter = { year: year === undefined ? undefined : Number(year) || undefined, keyword }
  const answer = answerOf(
    program.useQuery(GuidesUnderReviewDocument, {
      variables: {
        filter,
        pageNo: state.pageNo,
        pageSize: listPageSize,
      },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const yearFilter = useYearFilter()
  const columns: WorkListColumn<Row>[] = [
    {
      key: 'guide',
      title: t('指南'),
      render: (row) => (
        <>
          <Link to={reviewListPath(row.unitId, row.guide.id)}>{row.guide.title}</Link>
          <div className={styles.code}>{row.guide.number}</div>
        </>
      ),
    },
    { key: 'unit', title: t('申报单位'), width: 220, render: (row) => row.unitName },
    {
      key: 'due',
      title: t('审核期限'),
      width: 170,
      render: (row) =>
        row.dueAt == null ? (
          '—'
        ) : (
          <div className={styles.due}>
            {formatDay(row.dueAt)}
            <DueTime until={row.dueAt} serverTime={row.guide.serverTime} />
          </div>
        ),
    },
    {
      key: 'waiting',
      title: t('待我审核'),
      width: 120,
      align: 'end',
      render: (row) =>
        row.waiting > 0 ? <StatusTag color="processing">{t('{n} 份待审核', { n: row.waiting })}</StatusTag> : '0',
    },
    { key: 'filed', title: t('已提交（份）'), width: 120, align: 'end', render: (row) => row.filed },
  ]
  return (
    <>
      <PageHeader title={t('项目审核')} purpose={t('按指南和单位查看已提交的申报书，处理待审核的申报。')} />
      <WorkList
        label={t('项目审核')}
        state={state}
        filters={[
          yearFilter,
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('指南名称或编号') },
        ]}
        columns={columns}
        rowKey={(row) => row.id}
        rowActions={(row) => (
          <Link
            to={reviewListPath(row.unitId, row.guide.id)}
            aria-label={t('查看{unit}在“{guide}”下的申报', { unit: row.unitName, guide: row.guide.title })}
          >
            {row.waiting > 0 ? t('去审核') : t('查看')}
          </Link>
        )}
        page={answer.data?.guidesUnderReview}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        exported={() =>
          exporting
            .query(GuidesUnderReviewXlsxDocument, { filter }, { fetchPolicy: 'no-cache', background: true })
            .then(({ guidesUnderReviewXlsx }) => guidesUnderReviewXlsx)
        }
        empty={t('目前没有单位提交的申报书。有新的申报提交后会出现在这里。')}
      />
    </>
  )
}
