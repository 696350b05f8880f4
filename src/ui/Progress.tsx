import type { ComponentProps } from 'react'
import styles from './Progress.module.css'

interface ProgressProps extends Pick<ComponentProps<'div'>, 'className' | 'aria-label' | 'aria-labelledby'> {
  /** 0 to 100. */
  percent: number
  /** Whether the number stands beside it. */
  told?: boolean
}

/** antd's bar, from style sheets alone. */
export function Progress({ percent, told = true, className, ...named }: ProgressProps) {
  return (
    <div
      {...named}
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={className ? `${styles.progress} ${className}` : styles.progress}
    >
      <span className={styles.rail}>
        <i className={styles.done} data-all={percent >= 100 || undefined} style={{ inlineSize: `${percent}%` }} />
      </span>
      {told && <span className={styles.number}>{percent}%</span>}
    </div>
  )
}
