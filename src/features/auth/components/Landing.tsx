/** The frame of pages that a link in a message opens (nomination, invitation, topic): loading, failure, subject. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import type { Attempt } from '../attempt'
import styles from './Landing.module.css'

interface LandingProps<T> {
  /** The heading while loading and on failure. */
  fallbackTitle: string
  /** The loaded subject; null while loading. */
  subject: Attempt<T> | null
  onRetry(): void
  /** Renders it. */
  children(subject: T): ReactNode
}

/** A page reached by a link, signed in or not; it shows its subject first. */
export function Landing<T>({ fallbackTitle, subject, onRetry, children }: LandingProps<T>) {
  const t = useT()
  if (subject?.ok) return <div className={styles.landing}>{children(subject.data)}</div>
  return (
    <div className={styles.landing} aria-busy={subject === null}>
      <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
        {fallbackTitle}
      </h1>
      {subject === null ? (
        <Skeleton rows={5} />
      ) : (
        <>
          {/* A refusal stays a refusal; only an unreachable server can be retried. */}
          <LoadFailure text={subject.message} onRetry={subject.code === null ? onRetry : undefined} />
          <p className={styles.note}>{t('请核对收到的链接是否完整，或联系发送通知的单位。')}</p>
          <p className={styles.note}>
            <Link to="/">{t('返回首页')}</Link>
          </p>
        </>
      )}
    </div>
  )
}
