import { Link } from 'react-router-dom'
import { formatMinute, isoMoment } from '@/lib/beijing-time'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import { type Message, markRead, messageTitle, targetOf } from './messages'

interface MessageLinesProps {
  messages: readonly Message[]
  /** Where a message is read that is about nothing in the portal, and every notice. */
  readAt(message: Message): string
  /** One was opened. */
  onOpen?(): void
}

/** Unread messages, newest first: each opens what it is about, or is read; or is marked as read without. */
export function MessageLines({ messages, readAt, onOpen }: MessageLinesProps) {
  const t = useT()
  if (messages.length === 0) return <p className={styles.none}>{t('没有未读内容。')}</p>
  return (
    <ul className={styles.list}>
      {messages.map((message) => {
        const target = message.contentType === 'NOTICE' ? undefined : targetOf(message)
        const open = () => {
          // Who reads it where messages are read marks it there.
          if (target !== undefined) void markRead(message)
          onOpen?.()
        }
        return (
          <li key={message._id} className={styles.line}>
            <Link to={target ?? readAt(message)} className={styles.title} onClick={open}>
              {messageTitle(message)}
            </Link>
            <span className={styles.facts}>
              <time dateTime={isoMoment(message.createDate)}>{formatMinute(message.createDate)}</time>
              <Button
                type="link"
                size="small"
                aria-label={t('将“{title}”标为已读', { title: messageTitle(message) })}
                onClick={() => void markRead(message)}
              >
                {t('标为已读')}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
