/** The tabs that to-dos, notices, messages and the due calendar share. */

import { Link } from 'react-router-dom'
import { useUnread } from '@/shared/mail/unread'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/TabLinks.module.css'
import { useTodos } from '@/work/use-todos'
import { dueCalendarPath, mailPath, todosPath } from '../paths'
import own from './Messages.module.css'

type MailTab = 'DO' | 'OTHERS' | 'SNOOZED' | 'NOTICE' | 'INBOX' | 'CALENDAR'

interface MailTabsProps {
  here: MailTab
  /** Hides it in a narrow window while a message is open. */
  className?: string
}

/** The tabs of mail with their counts, equal to those of bell and home. */
export function MailTabs({ here, className = '' }: MailTabsProps) {
  const t = useT()
  const unread = useUnread().data
  const others = useTodos('OTHERS', 1).data?.todos.total
  const snoozed = useTodos('SNOOZED', 1).data?.todos.total
  const tab = (name: MailTab, to: string, title: string, count?: number) => (
    <li key={name}>
      <Link to={to} aria-current={name === here ? 'page' : undefined}>
        {count === undefined ? title : t('{title}（{n}）', { title, n: count })}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('通知、消息和待办')} className={`${styles.tabs} ${own.tabs} ${className}`}>
      <ul>
        {tab('DO', todosPath(), t('待办'), unread?.todos.total)}
        {tab('OTHERS', todosPath('OTHERS'), t('等待他人办理'), others)}
        {/* Snoozed to-dos have a tab only while there are any, or while it is open. */}
        {(here === 'SNOOZED' || Boolean(snoozed)) && tab('SNOOZED', todosPath('SNOOZED'), t('已暂缓'), snoozed)}
        {tab('NOTICE', mailPath('NOTICE'), t('未读通知'), unread?.notices.total)}
        {tab('INBOX', mailPath('INBOX'), t('未读消息'), unread?.inbox.total)}
        {tab('CALENDAR', dueCalendarPath(), t('到期日历'))}
      </ul>
    </nav>
  )
}
