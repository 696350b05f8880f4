import { Copyright } from './Copyright'
import styles from './SiteFooter.module.css'

/** The footer with the commission's copyright. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Copyright />
    </footer>
  )
}
