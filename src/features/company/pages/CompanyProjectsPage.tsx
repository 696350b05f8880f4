import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import type { DeclarationState } from '@/api/program/schema.generated'
import { reviewPath, statusPath } from '@/features/project/paths'
import { formatDay } from '@/lib/beijing-time'
import { answerOf } from '@/shared/answer'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { NextDeadline } from '@/work/components/NextDeadline'
import { kindWords, statesOf } from '@/work/kind-words'
import { ExportList } from '../components/ExportList'
import rows from '../components/rows.module.css'
import { type CompanyProjectRowFragment, CompanyProjectsDocument } from '../graphql/projects.program.generated'
import { useCompany } from '../use-company'
import { useYears, yearOf } from '../use-years'

function stateOf(raw: string | undefined): DeclarationState | undefined {
  return raw !== undefined && statesOf('DECLARATION').some(([name]) => name === raw)
    ? (raw as DeclarationState)
    : undefined
}

/** What a unit's people declared and carry out; the next step of each row is what the state machine opens. */
export function CompanyProjectsPage() {
  const t = useT()
  const words = kindWords('DECLARATION')
  const { unitId, wholeUnit } = useCompany()
  const years = useYears()
  const state = useListState(['year', 'state', 'keyword'])
  const { keyword } = state.filters
  const wanted = stateOf(state.filters.state)
  const year = yearOf(state.filters.year)
  const answer = answerOf(
    program.useQuery(CompanyProjectsDocument, {
      variables: {
        unitId,
        filter: { keyword, year, states: wanted ? [wanted] : undefined },
        pageNo: state.pageNo,
        pageSize: listPageSize,
      },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const columns: WorkListColumn<CompanyProjectRowFragment>[] = [
    {
      key: 'name',
      title: t('项目名称'),
      render: (one) => (
        <div className={rows.person}>
          <Link to={statusPath(one.contentId)}>{one.name ?? t('未命名项目')}</Link>
          <span className={rows.secondary}>
            <span className={rows.code}>{one.number ?? '—'}</span> {one.guide.title}
          </span>
        </div>
      ),
    },
    { key: 'year', title: t('年度'), width: 80, render: (one) => one.guide.year },
    { key: 'leader', title: t('负责人'), width: 100, render: (one) => one.creatorName },
    {
      key: 'state',
      title: t('状态'),
      width: 150,
      render: (one) => (
        <div className={rows.state}>
          <StatusTag color={words.state(one.state).colour}>{t(words.state(one.state).label)}</StatusTag>
          <span className={rows.secondary}>{t('自 {day}', { day: formatDay(one.stateSince) })}</span>
        </div>
      ),
    },
    {
      key: 'next',
      title: t('下一期限'),
      width: 170,
      render: (one) => <NextDeadline next={one.next} serverTime={one.guide.serverTime} />,
    },
    { key: 'funding', title: t('申请经费（万元）'), width: 140, align: 'end', render: (one) => one.funding ?? '—' },
  ]
  return (
    <>
      <PageHeader
        title={t('单位项目')}
        purpose={wholeUnit ? t('本单位提交的申报与在研项目。') : t('本部门提交的申报与在研项目。')}
        actions={<ExportList list="PROJECT" filter={{ keyword, year, state: wanted }} />}
      />
      <WorkList
        label={t('单位项目')}
        state={state}
        filters={[
          years,
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: statesOf('DECLARATION')
              .filter(([value]) => value !== 'DRAFT')
              .map(([value, { label }]) => ({ value, label: t(label) })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('项目名称或编号') },
        ]}
        columns={columns}
        rowKey={(one) => one.contentId}
        rowActions={(one) => {
          const name = one.name ?? t('未命名项目')
          const action = one.actions.includes('PASS') ? t('审核') : t('查看')
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
        page={answer.data?.companyProjects}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('本单位还没有提交过申报书。')}
      />
    </>
  )
}
