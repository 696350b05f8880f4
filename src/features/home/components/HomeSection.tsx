/** The frame of the sections of home: heading, entries, a link to all, and its loading, failed and empty states. */

import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import spoken from '@/ui/Spoken.module.css'
import { useT } from '@/ui/use-t'
import styles from './HomeSection.module.css'

interface HomeSectionProps {
  title: string
  /** The link to the full list. */
  all?: { to: string; label: string }
  /** Further controls. */
  tool?: ReactNode
  /** Loading. */
  loading: boolean
  /** The failure's text. */
  failure: string | undefined
  onRetry(): void
  /** The text of an empty section; absent while it has entries. */
  empty?: ReactNode
  /** `HomeEntry` elements. */
  children?: ReactNode
}

export function HomeSection({ title, all, tool, loading, failure, onRetry, empty, children }: HomeSectionProps) {
  const t = useT()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useRowFocus(section)
  return (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {(all || tool) && (
          <div className={styles.all}>
            {tool}
            {all && <Link to={all.to}>{all.label}</Link>}
          </div>
        )}
      </div>
      {failure !== undefined && <LoadFailure text={failure} onRetry={onRetry} />}
      {failure === undefined && loading && (
        <div aria-busy>
          <span role="status" className={spoken.only}>
            {t('正在加载')}
          </span>
          <Skeleton rows={4} />
        </div>
      )}
      {failure === undefined && !loading && (empty ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>)}
    </section>
  )
}
