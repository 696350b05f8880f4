import { type ReactNode, useId } from 'react'
import styles from './GroupSection.module.css'

interface GroupSectionProps {
  title: string
  /** By when, and how long that is. */
  facts: ReactNode
  /** How much of it is where. */
  counts: readonly string[]
  /** What is to be known before its rows. */
  notice?: ReactNode
  /** List items. */
  rows: ReactNode
  /** What the rows are, for who does not see it. */
  label?: string
  children?: ReactNode
}

/** A group of things with its heading, how far it is, and its rows; what can be done with all of it comes after. */
export function GroupSection({ title, facts, counts, notice, rows, label, children }: GroupSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <p className={styles.facts}>{facts}</p>
      <p>{counts.join(' · ')}</p>
      {notice}
      <ul className={styles.rows} aria-label={label}>
        {rows}
      </ul>
      {children}
    </section>
  )
}
