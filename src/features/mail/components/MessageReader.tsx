/** Shows one notice or message with its attachments and link, and marks it as read; for `MessagesPage`. */

import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { message } from '@/api/message'
import { localizedText } from '@/lib/i18n/localized-text'
import { isoMoment } from '@/lib/time/beijing-time'
import { openFile } from '@/shared/content/open-file'
import { mailChanged } from '@/shared/mail/mail-changes'
import { type Message, markRead, messageTitle, targetOf } from '@/shared/mail/messages'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { RichText } from '@/ui/RichText'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { MailMessageDocument, type MailMessageQuery } from '../graphql/mail.message.generated'
import { systemSuffix } from '../systems'
import styles from './Messages.module.css'

type Whole = NonNullable<MailMessageQuery['insiteMessage']>

interface MessageReaderProps {
  id: string
  /** The link back to the list. */
  back: ReactNode
  /** Why it was not removed; absent for none. */
  failure?: string
  onRemove(message: Message): void
}

/** A notice or message. Opening marks it as read. Shows subject, attachments, and the link back. */
export function MessageReader({ id, back, failure, onRemove }: MessageReaderProps) {
  const t = useT()
  const answer = message.useAnswer(MailMessageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    background: true,
    fresh: true,
  })
  const found = answer.data?.insiteMessage
  const gone = found === null && !answer.loading
  // The list may still contain it.
  useEffect(() => {
    if (gone) mailChanged('list')
  }, [gone])
  return (
    <article aria-label={found ? messageTitle(found) : t('消息正文')} className={styles.reader}>
      {back}
      {found ? (
        <Letter found={found} failure={failure} onRemove={() => onRemove(found)} />
      ) : gone ? (
        <Heading title={t('这条消息已不存在')}>
          <p>{t('可能已在其他标签页或其他设备上删除。')}</p>
        </Heading>
      ) : answer.failureText !== undefined ? (
        <LoadFailure text={answer.failureText} onRetry={answer.retry} />
      ) : (
        <PageSkeleton />
      )}
    </article>
  )
}

/** Focused after a navigation; on first load the browser's focus stays. */
function Heading({ title, children }: { title: string; children: ReactNode }) {
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(key === 'default')
  useEffect(() => {
    if (!arrived.current) heading.current?.focus()
  }, [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </>
  )
}

function Letter({ found, failure, onRemove }: { found: Whole; failure?: string; onRemove(): void }) {
  const t = useT()
  const minute = useMinute()
  const target = targetOf(found)
  const { createDate, system, attachments } = found
  const content = found.content && localizedText(found.content, found.contentEn)
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === found._id) return
    opened.current = found._id
    void markRead(found)
  }, [found])
  return (
    <Heading title={messageTitle(found)}>
      <p className={styles.facts}>
        <time dateTime={isoMoment(createDate)}>{minute(createDate)}</time>
        {systemSuffix(system)}
      </p>
      <div className={styles.tools}>
        {target !== undefined && (
          <Link to={target} className={styles.go}>
            {t('前往查看')}
          </Link>
        )}
        <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('删除')}
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {content ? <RichText html={content} /> : <p>{t('这条消息没有正文。')}</p>}
      {attachments.length > 0 && <Attachments files={attachments} />}
    </Heading>
  )
}

function Attachments({ files }: { files: Whole['attachments'] }) {
  const t = useT()
  return (
    <section aria-label={t('附件')} className={styles.files}>
      <h3>{t('附件（{n}）', { n: files.length })}</h3>
      <ul>
        {files.map(({ key, name, size }) => (
          <li key={key}>
            {/* A failed download is announced. */}
            <Button
              type="link"
              icon={<PaperClipOutlined aria-hidden />}
              onClick={() => void openFile(key, name).catch(() => undefined)}
            >
              {t('{name}（{size} KB）', { name, size: Math.ceil(size / 1024) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
