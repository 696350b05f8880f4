import { Button, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { formatDay, formatMinute } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import { type Message, markRead, targetOf } from './messages'

interface MessageLinesProps {
  /** Absent while they are on their way. */
  messages: readonly Message[] | undefined
  onShow(message: Message): void
  /** What a message is about was opened. */
  onOpen?(): void
  /** What is said when there are none; absent: that nothing is unread. */
  empty?: string
}

/** Unread messages, newest first: each can be read, or marked as read without; todos with their date, what is due first. */
export function MessageLines({ messages, onShow, onOpen, empty }: MessageLinesProps) {
  const t = useT()
  if (!messages) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (messages.length === 0) return <p className={styles.none}>{empty ?? t('没有未读内容。')}</p>
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message._id} className={styles.line}>
          <Title message={message} onShow={onShow} onOpen={onOpen} />
          <span className={styles.facts}>
            {message.contentType === 'TODO' ? <Due todo={message} /> : <Sent message={message} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** When it was sent, and the way to have it read without opening it. */
function Sent({ message }: { message: Message }) {
  const t = useT()
  return (
    <>
      <time dateTime={new Date(message.createDate).toISOString()}>{formatMinute(message.createDate)}</time>
      <Button
        type="link"
        size="small"
        aria-label={t('将“{title}”标为已读', { title: message.title })}
        onClick={() => void markRead(message._id)}
      >
        {t('标为已读')}
      </Button>
    </>
  )
}

/** Until when a todo is to be done, with the days that remain; what has no date that counts says so. */
function Due({ todo: { extraData } }: { todo: Message }) {
  const t = useT()
  if (!extraData || extraData.flag === 0) return t('没有期限')
  const { end, todo_status: status, tipm } = extraData
  const left = status === 3 ? t('已逾期') : tipm !== null && t('剩余 {n} 天', { n: tipm })
  const urgency = ({ 3: styles.overdue, 4: styles.soon } as const)[status]
  return (
    <>
      <span>{t('{day} 到期', { day: formatDay(end) })}</span>
      <span className={urgency}>{left}</span>
    </>
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
