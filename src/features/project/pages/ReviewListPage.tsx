import { Link, useParams } from 'react-router-dom'
import { exporting } from '@/api/export'
import { program } from '@/api/program'
import { formatMinute } from '@/lib/beijing-time'
import { answerOf } from '@/shared/answer'
import { listHref } from '@/shared/list-memory'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { DeclarationName } from '../components/DeclarationName'
import { DeclarationStatus } from '../components/DeclarationStatus'
import { ReviewNext } from '../components/ReviewNext'
import { declarationFilter, stateFilter } from '../declaration-filter'
import { type DeclarationRowFragment, DeclarationsUnderReviewDocument } from '../graphql/declarations.program.generated'
import { DeclarationsXlsxDocument } from '../graphql/lists.export.generated'
import { reviewGuidesPath, reviewPath, statusPath, taskBooksPath } from '../paths'
import styles from './pages.module.css'

/** What one unit filed under one guide, for those who review it: the next one that waits is always at hand. */
export function ReviewListPage() {
  const t = useT()
  const { unitId = '', guideId = '' } = useParams()
  const state = useListState(['state', 'keyword'])
  const answer = answerOf(
    program.useQuery(DeclarationsUnderReviewDocument, {
      variables: {
        unitId,
        guideId,
        filter: declarationFilter(state.filters),
        pageNo: state.pageNo,
        pageSize: listPageSize,
      },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const back = { label: t('返回项目审核'), to: listHref(reviewGuidesPath()) }
  if (answer.failure?.code === 60154 || answer.failure?.code === 60346)
    return (
      <PlaceFailure
        title={t('申报项目列表')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{ codes: [60346], title: t('没有找到这份指南'), description: t('指南可能已撤下，或链接不完整。') }}
        back={back}
      />
    )

  const page = answer.data?.declarationsUnderReview
  const any = page?.items[0]
  const columns: WorkListColumn<DeclarationRowFragment>[] = [
    {
      key: 'name',
      title: t('项目名称'),
      render: (one) => <DeclarationName declaration={one} to={reviewPath(one)} />,
    },
    { key: 'creator', title: t('申报人'), width: 110, render: (one) => one.creatorName },
    { key: 'state', title: t('状态'), width: 150, render: (one) => <DeclarationStatus declaration={one} /> },
    { key: 'funding', title: t('申请经费（万元）'), width: 150, align: 'end', render: (one) => one.funding ?? '—' },
    {
      key: 'submitted',
      title: t('提交时间'),
      width: 100,
      render: (one) => (one.submittedAt === null ? '—' : formatMinute(one.submittedAt)),
    },
  ]
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader
        title={t('申报项目列表')}
        purpose={any && t('{unit} · {guide}', { unit: any.unitName, guide: any.guide.title })}
        extra={<Link to={taskBooksPath(unitId, guideId)}>{t('审核任务书列表')}</Link>}
      />
      <ReviewNext />
      <WorkList
        label={t('申报项目列表')}
        state={state}
        filters={[
          stateFilter(['DRAFT']),
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('项目名称或编号') },
        ]}
        columns={columns}
        rowKey={(one) => one.contentId}
        rowActions={(one) => {
          const action = one.actions.includes('PASS') ? t('审核') : t('查看')
          const name = one.name ?? t('未命名项目')
          return (
            <>
              <Link to={reviewPath(one)} aria-label={t('{action}：{name}', { action, name })}>
                {action}
              </Link>
              <Link to={statusPath(one.contentId)} aria-label={t('{action}：{name}', { action: t('进度'), name })}>
                {t('进度')}
              </Link>
            </>
          )
        }}
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        exported={() =>
          exporting
            .query(
              DeclarationsXlsxDocument,
              { unitId, guideId, filter: declarationFilter(state.filters) },
              { fetchPolicy: 'no-cache', background: true },
            )
            .then(({ declarationsXlsx }) => declarationsXlsx)
        }
        empty={t('该单位在这份指南下还没有提交申报书。')}
      />
    </>
  )
}
