import styles from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton'
import spoken from './Spoken.module.css'
import { useT } from './use-t'

/** Stands for a page that is still loading: a heading and some lines, as high as a page, so that nothing jumps. */
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
