import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import type { Attempt } from '../attempt'
import styles from './Landing.module.css'

interface LandingProps<T> {
  /** The heading while nothing is known, and of what cannot be shown. */
  fallbackTitle: string
  /** What was asked for; null while it is. */
  subject: Attempt<T> | null
  onRetry(): void
  /** Draws it. */
  children(subject: T): ReactNode
}

/** A page that somebody reaches by a link, signed in or not: what it is about, first of all. */
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
          {/* A code that says no says no again; what was not reached may be reached now. */}
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
