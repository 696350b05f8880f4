import { Button, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import { type Message, markRead, targetOf } from './messages'

interface MessageLinesProps {
  /** Absent while they are on their way. */
  messages: readonly Message[] | undefined
  onShow(message: Message): void
  /** What a message is about was opened. */
  onOpen?(): void
}

/** Unread messages, newest first: each can be read, or marked as read without. */
export function MessageLines({ messages, onShow, onOpen }: MessageLinesProps) {
  const t = useT()
  if (!messages) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (messages.length === 0) return <p className={styles.none}>{t('没有未读内容。')}</p>
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message._id} className={styles.line}>
          <Title message={message} onShow={onShow} onOpen={onOpen} />
          <span className={styles.facts}>
            <time dateTime={new Date(message.createDate).toISOString()}>{formatMinute(message.createDate)}</time>
            <Button
              type="link"
              size="small"
              aria-label={t('将“{title}”标为已读', { title: message.title })}
              onClick={() => void markRead(message._id)}
            >
              {t('标为已读')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A message opens what it is about; a notice, and what is about nothing in the portal, is read in a dialog. */
function Title({ message, onShow, onOpen }: Omit<MessageLinesProps, 'messages'> & { message: Message }) {
  const target = message.contentType === 'NOTICE' ? undefined : targetOf(message)
  if (target === undefined)
    return (
      <button type="button" className={styles.title} onClick={() => onShow(message)}>
        {message.title}
      </button>
    )
  return (
    <Link
      to={target}
      className={styles.title}
      onClick={() => {
        void markRead(message._id)
        onOpen?.()
      }}
    >
      {message.title}
    </Link>
  )
}
