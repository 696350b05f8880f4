/** The link above a page's heading that leads back. */

import { Link } from 'react-router-dom'
import styles from './BackLink.module.css'

/** The page that a page leads back to; the label is translated. */
export interface Back {
  label: string
  to: string
}

export function BackLink({ label, to }: Back) {
  return (
    <Link to={to} className={styles.back}>
      {label}
    </Link>
  )
}
