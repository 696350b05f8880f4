/** The list of guides, shared by the pages before and behind the login. */

import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { formatDay } from '@/lib/time/beijing-time'
import { useOpenList } from '@/shared/list/use-open-list'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { GuidesDocument, type GuidesQuery } from '../graphql/guides.program.generated'
import styles from '../pages/pages.module.css'
import { GuideStatus } from './GuideStatus'

type GuideRow = GuidesQuery['guides']['items'][number]

interface GuideListProps {
  /** The address of a guide. */
  to(guide: GuideRow): string
  /** The label of an open guide's action; default: 查看. */
  act?: string
}

/** The columns that sort, as the contract names them. */
const orders = { title: 'TITLE', department: 'DEPARTMENT', period: 'CLOSES', state: 'STATE', limit: 'LIMIT' } as const

/** Guides, open ones by default; filtered by year and by words of title or number. */
export function GuideList({ to, act }: GuideListProps) {
  const t = useT()
  const { state, filters, narrowing, page } = useOpenList({
    open: { label: t('受理状态'), now: t('正在受理') },
    words: t('指南名称或编号'),
    orders,
  })
  const answer = program.useAnswer(GuidesDocument, {
    variables: { filter: narrowing, ...page },
    fetchPolicy: 'cache-and-network',
  })

  const columns: WorkListColumn<GuideRow>[] = [
    {
      key: 'title',
      title: t('指南'),
      render: (guide) => (
        <>
          <Link to={to(guide)}>
            <Name>{guide.title}</Name>
          </Link>
          <div className={styles.code}>{guide.number}</div>
        </>
      ),
    },
    { key: 'department', title: t('主管处室'), width: 150, render: (guide) => guide.department },
    {
      key: 'period',
      title: t('申报时间'),
      width: 120,
      render: (guide) => `${formatDay(guide.opensAt)} — ${formatDay(guide.closesAt)}`,
    },
    {
      key: 'state',
      title: t('受理状态'),
      width: 130,
      render: (guide) => <GuideStatus guide={guide} />,
    },
    {
      key: 'limit',
      title: t('资助上限（万元）'),
      width: 130,
      align: 'end',
      render: (guide) => guide.fundingLimit,
    },
  ]
  return (
    <WorkList
      label={t('申报指南')}
      state={state}
      filters={filters}
      columns={columns}
      rowKey={(guide) => guide.id}
      rowActions={(guide) => (
        <Link to={to(guide)} aria-label={t('查看指南：{title}', { title: guide.title })}>
          {(guide.state === 'OPEN' && act) || t('查看')}
        </Link>
      )}
      page={answer.data?.guides}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={t('目前没有正在受理的指南。可以把受理状态改为“全部”，查看已结束和未开始的指南。')}
    />
  )
}
