/** The placeholder of a page that is loading: a heading and lines as high as a page, so that nothing jumps. */
import styles from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton'
import spoken from './Spoken.module.css'
import { useT } from './use-t'

/** Placeholder of a loading page: a heading and lines as high as a page, so the layout does not jump. */
export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  const t = useT()
  return (
    <div className={styles.page} aria-busy>
      <span role="status" className={spoken.only}>
        {t('正在加载')}
      </span>
      <Skeleton titled rows={rows} />
    </div>
  )
}
