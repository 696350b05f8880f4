/** The page of to-dos in piles (to do, with others, snoozed), with colleagues who stand in, and the calendar subscription. */
import { useRef } from 'react'
import type { TodoPile } from '@/api/workflow/schema.generated'
import { locale, text } from '@/lib/i18n/i18n'
import { SortSelect } from '@/shared/list/SortSelect'
import { useLastPage } from '@/shared/list/use-last-page'
import { listPageSize, useListState } from '@/shared/list/use-list-state'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Pagination } from '@/ui/Pagination'
import { useT } from '@/ui/use-t'
import { CalendarSubscription } from '@/work/components/CalendarSubscription'
import headed from '@/work/components/headed-list.module.css'
import { useTab } from '@/work/components/TabLinks'
import { TodoActions } from '@/work/components/TodoActions'
import { TodoEntry } from '@/work/components/TodoEntry'
import { useTodos } from '@/work/use-todos'
import { Covers } from '../components/Covers'
import { MailTabs } from '../components/MailTabs'
import styles from './TodosPage.module.css'

const piles: Readonly<Record<TodoPile, { title: string; empty: string }>> = {
  DO: { title: text('待办'), empty: text('没有待办事项。') },
  OTHERS: { title: text('等待他人办理'), empty: text('没有在他人处办理的事项。') },
  SNOOZED: { title: text('已暂缓'), empty: text('没有暂缓的待办。') },
}

/** To-dos in piles: to do, with others, snoozed. Each opens its subject. */
export function TodosPage() {
  const t = useT()
  const here = useTab(Object.keys(piles)) as TodoPile
  const { title, empty } = piles[here]
  return (
    <>
      <PageHeader
        title={t('待办事项')}
        purpose={t('默认按到期先后排列。办理完成后，待办自动消失。')}
        actions={<CalendarSubscription />}
      />
      <MailTabs here={here} />
      <Pile key={here} pile={here} label={t(title)} empty={t(empty)} />
      <Covers />
    </>
  )
}

/** What to-dos are sorted by, as the contract names it; titles as they are shown. */
const todoOrders = () =>
  ({ title: locale() === 'en' ? 'TITLE_EN' : 'TITLE', unit: 'UNIT', since: 'SINCE', due: 'DUE' }) as const

function Pile({ pile, label, empty }: { pile: TodoPile; label: string; empty: string }) {
  const t = useT()
  const state = useListState([], { resetOn: ['tab'], orders: todoOrders() })
  const { pageNo, setPageNo } = state
  const { data, failureText, retry, loading } = useTodos(pile, listPageSize, pageNo, state.orderBy)
  const found = data?.todos
  const region = useRef<HTMLElement>(null)
  useRowFocus(region)
  const awaitsRows = useLastPage(state, listPageSize, found, loading)
  if (failureText !== undefined && !found) return <LoadFailure text={failureText} onRetry={retry} />
  if (!found) return <PageSkeleton />
  if (found.total === 0) return <p>{empty}</p>
  if (awaitsRows) return <PageSkeleton />
  return (
    <section ref={region} aria-label={label} className={`${headed.list} ${styles.pile}`}>
      <SortSelect
        columns={[
          { key: 'title', title: t('名称') },
          { key: 'unit', title: t('单位') },
          { key: 'since', title: t('收到时间') },
          { key: 'due', title: t('到期时间') },
        ]}
        order={state}
      />
      <ul>
        {found.items.map((todo) => (
          <TodoEntry key={todo.id} todo={todo} actions={<TodoActions todo={todo} />} />
        ))}
      </ul>
      <Pagination
        current={pageNo}
        pageSize={listPageSize}
        total={found.total}
        summary={t('共 {n} 项', { n: found.total })}
        onChange={setPageNo}
      />
    </section>
  )
}
