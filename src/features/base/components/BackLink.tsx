import { Link } from 'react-router-dom'
import styles from './base.module.css'

/** The way back, above a page's heading. */
export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className={styles.back}>
      {label}
    </Link>
  )
}
