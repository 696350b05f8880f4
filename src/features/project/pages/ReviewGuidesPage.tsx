/** The page of guides under which a reviewer has declarations to review. */
import { Link, useSearchParams } from 'react-router-dom'
import { program } from '@/api/program'
import { formatDay } from '@/lib/time/beijing-time'
import { useListState } from '@/shared/list/use-list-state'
import { useYearFilter, yearOf } from '@/shared/list/use-year-filter'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { DueTime } from '@/ui/DueTime'
import { Name } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { Portfolio } from '@/work/components/Portfolio'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { kindWords } from '@/work/kind-words'
import { projectKinds } from '@/work/portfolio-counts'
import { GuidesUnderReviewDocument, type GuidesUnderReviewQuery } from '../graphql/review.program.generated'
import { reviewListPath } from '../paths'
import styles from './pages.module.css'

type Row = GuidesUnderReviewQuery['guidesUnderReview']['items'][number]

/** The columns that sort, as the contract names them. */
const orders = {
  guide: 'GUIDE',
  unit: 'UNIT',
  due: 'DUE',
  waiting: 'WAITING',
  filed: 'FILED',
} as const

/**
 * A reviewer's overview: guides with waiting items, all projects by state and year, and the lists behind the numbers.
 */
export function ReviewGuidesPage() {
  const t = useT()
  const [query] = useSearchParams()
  const tabs = [
    { value: 'GUIDES', title: t('申报审核') },
    { value: 'PORTFOLIO', title: t('项目概览') },
    { value: 'WORKS', title: t('项目清单') },
  ]
  const tab = useTab(tabs.map(({ value }) => value))
  const kind = projectKinds.find((projectKind) => projectKind === query.get('kind')) ?? 'TASK_BOOK'
  const year = yearOf(query.get('year') ?? undefined)
  return (
    <>
      <PageHeader title={t('项目审核')} purpose={t('按指南和单位查看已提交的申报书，处理待审核的申报。')} />
      <TabLinks label={t('项目审核')} tabs={tabs} />
      {tab === 'GUIDES' && <GuidesUnderReview />}
      {tab === 'PORTFOLIO' && (
        <Portfolio
          listOf={(at) => {
            const { year, ...rest } = at
            return `?${new URLSearchParams({ tab: 'WORKS', ...rest, ...(year && { year: String(year) }) })}`
          }}
        />
      )}
      {tab === 'WORKS' && (
        <>
          <h2>{[t(kindWords(kind).noun), year && t('{year}年度', { year })].filter(Boolean).join(' · ')}</h2>
          <WorkTable
            key={`${kind} ${year}`}
            label={t(kindWords(kind).noun)}
            kinds={[kind]}
            scope="REVIEW"
            year={year}
            resetOn={['kind', 'year']}
            reviewing
            splits
            empty={t('没有找到这个项目。')}
          />
        </>
      )}
    </>
  )
}

/** Guides with submissions that this person reviews, and how many wait. */
function GuidesUnderReview() {
  const t = useT()
  const state = useListState(['year', 'keyword'], { orders })
  const { orderBy } = state
  const { year, keyword } = state.filters
  const filter = { year: yearOf(year), keyword }
  const answer = program.useAnswer(GuidesUnderReviewDocument, {
    variables: {
      filter,
      orderBy,
      pageNo: state.pageNo,
      pageSize: state.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  })
  const yearFilter = useYearFilter()
  const columns: WorkListColumn<Row>[] = [
    {
      key: 'guide',
      title: t('指南'),
      render: (row) => (
        <>
          <Link to={reviewListPath(row.unitId, row.guide.id)}>
            <Name>{row.guide.title}</Name>
          </Link>
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
    <WorkList
      label={t('项目审核')}
      state={state}
      filters={[yearFilter, { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('指南名称或编号') }]}
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
      exported={{ guidesUnderReview: { filter, orderBy } }}
      empty={t('目前没有单位提交的申报书。有新的申报提交后会出现在这里。')}
    />
  )
}
