import type { ReactNode } from 'react'
import styles from './RankingList.module.css'

interface RankingListProps {
  /** What is ranked, for those who do not see it. */
  label: string
  /** First comes first. */
  items: readonly { key: string; name: ReactNode; value: ReactNode }[]
}

/** How many are highlighted (specification, section 9). */
const top = 3

/** A ranking: place, name, value; the first three stand out by a filled number, not by colour alone. */
export function RankingList({ label, items }: RankingListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map(({ key, name, value }, index) => (
        <li key={key} data-top={index < top || undefined}>
          <span className={styles.place} aria-hidden>
            {index + 1}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ol>
  )
}
