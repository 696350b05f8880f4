import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { GuestHeader } from './GuestHeader'
import styles from './PublicFrame.module.css'
import { SkipLink } from './SkipLink'

/** Around pages that anybody may open by a link: the header with the way to a login without leaving the page, the footer. */
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
