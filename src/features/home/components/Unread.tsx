import { useState } from 'react'
import { answerOf } from '@/shared/answer'
import { MessageDialog } from '@/shared/MessageDialog'
import { MessageLines } from '@/shared/MessageLines'
import { type Message, markRead, useUnreadMessages } from '@/shared/messages'
import { useT } from '@/ui/use-t'
import { HomeSection } from './HomeSection'

/** How many of the newest are shown. */
const few = 5

/** What the person has not read yet, notices and messages together, newest first. */
export function Unread() {
  const t = useT()
  const [read, setRead] = useState<Message | null>(null)
  const answer = answerOf(useUnreadMessages())
  const { notices, inbox } = answer.data ?? {}
  const total = (notices?.total ?? 0) + (inbox?.total ?? 0)
  const newest = [...(notices?.items ?? []), ...(inbox?.items ?? [])]
    .toSorted((a, b) => b.createDate - a.createDate)
    .slice(0, few)
  return (
    <>
      <HomeSection
        title={total > 0 ? t('未读通知和消息（{n}）', { n: total }) : t('未读通知和消息')}
        loading={!answer.data}
        failure={answer.data ? undefined : answer.failureText}
        onRetry={answer.retry}
        empty={answer.data && total === 0 ? t('没有未读内容。') : undefined}
      >
        <li>
          <MessageLines
            messages={newest}
            onShow={(message) => {
              setRead(message)
              void markRead(message._id)
            }}
          />
        </li>
      </HomeSection>
      <MessageDialog message={read} onClose={() => setRead(null)} />
    </>
  )
}
