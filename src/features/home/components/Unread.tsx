/** The section of home with the newest unread notices and messages, together. */

import { Link } from 'react-router-dom'
import { mailPath, messagePath } from '@/features/mail/paths'
import { MessageLines } from '@/shared/mail/MessageLines'
import { newestCount, refreshUnread, unreadTotal, useUnread } from '@/shared/mail/unread'
import { useT } from '@/ui/use-t'
import { HomeSection } from './HomeSection'

export function Unread() {
  const t = useT()
  const { data, failureText } = useUnread()
  const total = unreadTotal(data)
  const newest = data && [...data.notices.items, ...data.inbox.items].toSorted((a, b) => b.createDate - a.createDate)
  return (
    <HomeSection
      title={total ? t('未读通知和消息（{n}）', { n: total }) : t('未读通知和消息')}
      tool={
        data && (
          <>
            {data.notices.total > 0 && (
              <Link to={mailPath('NOTICE', true)}>{t('未读通知（{n}）', { n: data.notices.total })}</Link>
            )}
            {data.inbox.total > 0 && (
              <Link to={mailPath('INBOX', true)}>{t('未读消息（{n}）', { n: data.inbox.total })}</Link>
            )}
          </>
        )
      }
      all={total === 0 ? { to: mailPath('NOTICE'), label: t('全部通知') } : undefined}
      loading={!data}
      failure={data ? undefined : failureText}
      onRetry={() => void refreshUnread()}
      empty={total === 0 ? t('没有未读内容。') : undefined}
    >
      <li>
        <MessageLines messages={newest?.slice(0, newestCount) ?? []} readAt={messagePath} />
      </li>
    </HomeSection>
  )
}
