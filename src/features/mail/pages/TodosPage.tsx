import { Pagination } from 'antd'
import type { TodoPile } from '@/api/workflow/schema.generated'
import { text } from '@/lib/i18n'
import { answerOf } from '@/shared/answer'
import { unreadTotal, useUnreadMessages } from '@/shared/messages'
import { NewestUnread } from '@/shared/NewestUnread'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { CalendarSubscription } from '@/work/components/CalendarSubscription'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { TodoActions } from '@/work/components/TodoActions'
import { TodoEntry } from '@/work/components/TodoEntry'
import { useTodos } from '@/work/use-todos'
import { Covers } from '../components/Covers'
import styles from './TodosPage.module.css'

const piles = [
  { value: 'DO', title: text('待办'), empty: text('没有待办事项。') },
  { value: 'OTHERS', title: text('等待他人办理'), empty: text('没有在他人处办理的事项。') },
  { value: 'SNOOZED', title: text('已暂缓'), empty: text('没有暂缓的待办。') },
] as const

/** How many unread messages are shown; more are not left unread at a time. */
const news = 50

/** What waits, in three piles: to do, with others, and news. Each opens what it is about. */
export function TodosPage() {
  const t = useT()
  const tab = useTab([...piles.map(({ value }) => value), 'NEWS'])
  const unread = answerOf(useUnreadMessages(news))
  const mine = useTodos('DO', listPageSize)
  const others = useTodos('OTHERS', listPageSize)
  const snoozed = useTodos('SNOOZED', listPageSize)
  const counts: Readonly<Record<string, number | undefined>> = {
    DO: mine.data?.todos.total,
    OTHERS: others.data?.todos.total,
    SNOOZED: snoozed.data?.todos.total,
    NEWS: unreadTotal(unread.data),
  }
  // What is put off has a tab only while there is some, or it is looked at.
  const shown = piles.filter(({ value }) => value !== 'SNOOZED' || value === tab || Boolean(counts.SNOOZED))
  const tabs = [...shown, { value: 'NEWS', title: text('未读消息') }]
  const here = piles.find(({ value }) => value === tab)
  return (
    <>
      <PageHeader
        title={t('待办事项')}
        purpose={t('按到期先后排列。办理完成后，待办自动消失。')}
        actions={<CalendarSubscription />}
      />
      <TabLinks
        label={t('待办事项')}
        tabs={tabs.map(({ value, title }) => ({ value, title: t(title), count: counts[value] }))}
      />
      {here ? (
        <Pile key={tab} pile={here.value} label={t(here.title)} empty={t(here.empty)} />
      ) : unread.failureText !== undefined && !unread.data ? (
        <LoadFailure text={unread.failureText} onRetry={unread.retry} />
      ) : (
        <section aria-label={t('未读消息')} className={styles.pile}>
          <NewestUnread unread={unread.data} most={2 * news} />
        </section>
      )}
      <Covers />
    </>
  )
}

function Pile({ pile, label, empty }: { pile: TodoPile; label: string; empty: string }) {
  const t = useT()
  const { pageNo, setPageNo } = useListState([], ['tab'])
  const { data, failureText, retry } = useTodos(pile, listPageSize, pageNo)
  const found = data?.todos
  if (failureText !== undefined && !found) return <LoadFailure text={failureText} onRetry={retry} />
  if (!found) return <PageSkeleton />
  if (found.total === 0) return <p>{empty}</p>
  return (
    <section aria-label={label} className={styles.pile}>
      <ul>
        {found.items.map((todo) => (
          <TodoEntry key={todo.id} todo={todo} actions={<TodoActions todo={todo} />} />
        ))}
      </ul>
      <Pagination
        align="end"
        hideOnSinglePage
        current={pageNo}
        pageSize={listPageSize}
        total={found.total}
        showSizeChanger={false}
        showTotal={(total) => t('共 {n} 项', { n: total })}
        onChange={setPageNo}
      />
    </section>
  )
}
