/** The footer of registration, account recovery and other pages before the login. */
import { Copyright } from './Copyright'
import styles from './CopyrightFooter.module.css'

/** The footer with the commission's copyright. */
export function CopyrightFooter() {
  return (
    <footer className={styles.footer}>
      <Copyright />
    </footer>
  )
}
