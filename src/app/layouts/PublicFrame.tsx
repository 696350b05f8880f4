/** Header with the sign-in dialog and footer around public pages (guides, help, links from messages). */
import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { GuestHeader } from './GuestHeader'
import styles from './PublicFrame.module.css'
import { SkipLink } from './SkipLink'

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink target="main" />
      <GuestHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
