import { Hotline } from '@/ui/Hotline'
import { Copyright } from './Copyright'
import styles from './Footer.module.css'

/** The foot of every page of the main layout: the hotline, and the commission's copyright. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Hotline />
      <Copyright />
    </footer>
  )
}
