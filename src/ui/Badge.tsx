import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A number over an icon, for the eye: what it counts is said by whatever holds it. Nothing is shown of none. */
export function Badge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {children}
      {count > 0 && (
        <sup className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </sup>
      )}
    </span>
  )
}
