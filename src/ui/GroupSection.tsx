/** A section about a group of items with deadline and counts, for reviews, invitations and acceptance experts. */

import { type ReactNode, useId } from 'react'
import styles from './GroupSection.module.css'

interface GroupSectionProps {
  title: string
  /** The deadline and the remaining time. */
  facts: ReactNode
  /** Counts per state. */
  counts: readonly string[]
  /** A notice above the rows. */
  notice?: ReactNode
  /** List items. */
  rows: ReactNode
  /** Label of the list for assistive technology. */
  label?: string
  children?: ReactNode
}

/** A section with heading, progress and rows; actions for the whole group come last. */
export function GroupSection({ title, facts, counts, notice, rows, label, children }: GroupSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <p className={styles.facts}>{facts}</p>
      <p className={styles.counts}>{counts.join(' · ')}</p>
      {notice}
      <ul className={styles.rows} aria-label={label}>
        {rows}
      </ul>
      {children}
    </section>
  )
}
