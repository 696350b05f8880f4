import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './EntryLine.module.css'

interface EntryLineProps {
  /** Where the next step is done; absent where it is not done in the portal. */
  to?: string
  title: string
  /** Facts beside the title: guide, unit, an opinion. */
  facts?: ReactNode
  /** How it stands: a state, a number, the time left. */
  extra?: ReactNode
}

/** One thing to do: where it leads somewhere, the whole of it does. */
export function EntryLine({ to, title, facts, extra }: EntryLineProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        {to === undefined ? (
          <span>{title}</span>
        ) : (
          <Link to={to} className={styles.title}>
            {title}
          </Link>
        )}
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
    </li>
  )
}
