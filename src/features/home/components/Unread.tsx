import { todosPath } from '@/features/mail/paths'
import { answerOf } from '@/shared/answer'
import { unreadTotal, useUnreadMessages } from '@/shared/messages'
import { NewestUnread } from '@/shared/NewestUnread'
import { useT } from '@/ui/use-t'
import { HomeSection } from './HomeSection'

/** How many of the newest are shown. */
const few = 5

/** What the person has not read yet, notices and messages together, newest first. */
export function Unread() {
  const t = useT()
  const answer = answerOf(useUnreadMessages())
  const total = unreadTotal(answer.data)
  return (
    <HomeSection
      title={total ? t('未读通知和消息（{n}）', { n: total }) : t('未读通知和消息')}
      all={total ? { to: todosPath('NEWS'), label: t('全部未读（{n}）', { n: total }) } : undefined}
      loading={!answer.data}
      failure={answer.data ? undefined : answer.failureText}
      onRetry={answer.retry}
      empty={total === 0 ? t('没有未读内容。') : undefined}
    >
      <li>
        <NewestUnread unread={answer.data} most={few} />
      </li>
    </HomeSection>
  )
}
