import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** What a badge shows of a number; whoever names the badge's holder says the same. */
export const badgeWords = (count: number): string => (count > 99 ? '99+' : String(count))

/** A number over an icon, for the eye: what it counts is said by whatever holds it. Nothing is shown of none. */
export function Badge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {children}
      {count > 0 && (
        <sup className={styles.count} aria-hidden>
          {badgeWords(count)}
        </sup>
      )}
    </span>
  )
}
