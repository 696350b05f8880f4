/** The heading of a page with its purpose and buttons. */

import type { ReactNode } from 'react'
import { named } from './Name'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The one heading of the page; translated by the caller. */
  title: ReactNode
  /** One sentence that says what the page is for, where it helps. */
  purpose?: ReactNode
  /** Buttons; at most one of them primary. */
  actions?: ReactNode
  /** Content beside the heading that is not an action: a state, a deadline. */
  extra?: ReactNode
}

/** The page header with the only h1, which takes the focus after a route change. */
export function PageHeader({ title, purpose, actions, extra }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
          {named(title)}
        </h1>
        {purpose && <p className={styles.purpose}>{named(purpose)}</p>}
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
