/** The popup of the bell: the newest unread notices and messages, the to-dos due first, each with a link to its page. */

import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mailPath, messagePath, todosPath } from '@/features/mail/paths'
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { formatDay } from '@/lib/time/beijing-time'
import { MessageLines } from '@/shared/mail/MessageLines'
import lineStyles from '@/shared/mail/MessageLines.module.css'
import { newestCount, refreshUnread, useUnread } from '@/shared/mail/unread'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { TimesBlock } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { TodoTag } from '@/work/components/TodoTag'
import type { TodoFragment } from '@/work/graphql/todos.workflow.generated'
import { todoTitle } from '@/work/todo-words'
import { useTodos } from '@/work/use-todos'
import styles from './MessageBell.module.css'

/**
 * The newest unread notices and messages, and the to-dos with the earliest deadlines; each links to its subject and
 * each kind to its page.
 */
export function BellPopup({ onLeave }: { onLeave(): void }) {
  const t = useT()
  const { data, failureText } = useUnread()
  const todos = useTodos('DO', newestCount)
  if (!data && failureText !== undefined) return <LoadFailure text={failureText} onRetry={() => void refreshUnread()} />
  if (!data) return <Skeleton rows={3} />
  const lines = (page: typeof data.notices) => (
    <TimesBlock>
      <MessageLines messages={page.items.slice(0, newestCount)} readAt={messagePath} onOpen={onLeave} />
    </TimesBlock>
  )
  const tab = (key: string, label: string, count: number, all: string, children: ReactNode) => ({
    key,
    label: t('{label}（{n}）', { label, n: count }),
    children: (
      <>
        {children}
        <Link to={all} className={styles.all} onClick={onLeave}>
          {t('查看全部')}
        </Link>
      </>
    ),
  })
  const { notices, inbox } = data
  return (
    <Tabs
      size="small"
      // On a phone all three fit side by side.
      tabBarGutter={12}
      items={[
        tab('1', t('通知'), notices.total, mailPath('NOTICE'), lines(notices)),
        tab('2', t('消息'), inbox.total, mailPath('INBOX'), lines(inbox)),
        tab('todo', t('待办'), data.todos.total, todosPath(), <Todos {...todos} onLeave={onLeave} />),
      ]}
    />
  )
}

/** To-dos by deadline, titled in the interface language. */
function Todos({ data, failureText, retry, onLeave }: ReturnType<typeof useTodos> & { onLeave(): void }) {
  const t = useT()
  if (!data && failureText !== undefined) return <LoadFailure text={failureText} onRetry={retry} />
  if (!data) return <Skeleton rows={3} />
  if (data.todos.total === 0) return <p className={lineStyles.none}>{t('没有待办事项。')}</p>
  return (
    <ul className={lineStyles.list}>
      {data.todos.items.slice(0, newestCount).map((todo) => (
        <li key={todo.id} className={lineStyles.line}>
          <Link
            to={(todo.link && safeRedirect(todo.link)) || todosPath()}
            className={lineStyles.title}
            onClick={onLeave}
          >
            {todoTitle(todo)}
          </Link>
          <Due todo={todo} />
        </li>
      ))}
    </ul>
  )
}

/** Deadline and state of a to-do. */
function Due({ todo }: { todo: TodoFragment }) {
  const t = useT()
  return (
    <span className={lineStyles.facts}>
      {todo.dueAt == null ? t('没有期限') : t('{day} 到期', { day: formatDay(todo.dueAt) })}
      <TodoTag todo={todo} />
    </span>
  )
}
