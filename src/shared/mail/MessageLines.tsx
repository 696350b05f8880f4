/** The lines of unread messages in the bell's popup and on home: each opens its target or is marked as read. */

import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { isoMoment } from '@/lib/time/beijing-time'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { ActButton } from '@/ui/ActButton'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import styles from './MessageLines.module.css'
import { type Message, markRead, messageTitle, targetOf } from './messages'

interface MessageLinesProps {
  messages: readonly Message[]
  /** The address of messages without a target in the portal, and of notices. */
  readAt(message: Message): string
  /** Called when a message was opened. */
  onOpen?(): void
}

/** Unread messages, newest first. Each opens its target or its text, or can be marked as read. */
export function MessageLines({ messages, readAt, onOpen }: MessageLinesProps) {
  const t = useT()
  const minute = useMinute()
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  if (messages.length === 0) return <p className={styles.none}>{t('没有未读内容。')}</p>
  return (
    <ul ref={list} className={styles.list}>
      {messages.map((message) => {
        const target = message.contentType === 'NOTICE' ? undefined : targetOf(message)
        const open = () => {
          // The message page marks it as read itself.
          if (target !== undefined) void markRead(message)
          onOpen?.()
        }
        return (
          <li key={message._id} className={styles.line}>
            <Link to={target ?? readAt(message)} className={styles.title} onClick={open}>
              {messageTitle(message)}
            </Link>
            <span className={styles.facts}>
              <time dateTime={isoMoment(message.createDate)}>{minute(message.createDate)}</time>
              <ActButton
                type="link"
                size="small"
                aria-label={t('将“{title}”标为已读', { title: messageTitle(message) })}
                act={() => markRead(message)}
              >
                {t('标为已读')}
              </ActButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
