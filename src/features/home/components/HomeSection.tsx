import { Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import styles from './HomeSection.module.css'

interface HomeSectionProps {
  title: string
  /** Where all of it stands. */
  all?: { to: string; label: string }
  /** Nothing is known yet. */
  loading: boolean
  /** What went wrong, for the person. */
  failure: string | undefined
  onRetry(): void
  /** What it says when there is nothing to do; absent while there is. */
  empty?: ReactNode
  /** The entries, `HomeEntry` each. */
  children?: ReactNode
}

/** A list of home: what to do, its way to all of it, and how it stands while loading, failed or empty. */
export function HomeSection({ title, all, loading, failure, onRetry, empty, children }: HomeSectionProps) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {all && (
          <Link to={all.to} className={styles.all}>
            {all.label}
          </Link>
        )}
      </div>
      {failure !== undefined && <LoadFailure text={failure} onRetry={onRetry} />}
      {failure === undefined && loading && (
        <div aria-busy>
          <span role="status" className={styles.hidden}>
            {t('正在加载')}
          </span>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
      {failure === undefined && !loading && (empty ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>)}
    </section>
  )
}
