import { Link } from 'react-router-dom'
import styles from './BackLink.module.css'

/** A back link above the page heading. */
export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className={styles.back}>
      {label}
    </Link>
  )
}
