/** One line in a list of to-dos, deadlines or guides, on home and the to-do page. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './EntryLine.module.css'

interface EntryLineProps {
  /** The address of the next step; absent where it is outside the portal. */
  to?: string
  title: string
  /** Facts beside the title: guide, unit, an opinion. */
  facts?: ReactNode
  /** State, number or remaining time. */
  extra?: ReactNode
}

/** One thing to do. The whole line is a link where there is an address. */
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
