/** The footer of the main layout and of public pages: hotline and copyright. */
import { Hotline } from '@/ui/Hotline'
import { Copyright } from './Copyright'
import styles from './Footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Hotline />
      <Copyright />
    </footer>
  )
}
