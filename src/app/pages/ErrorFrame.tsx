import type { ReactNode } from 'react'
import { useMaybeSession } from '@/session/session'
import { BasicLayout } from '../layouts/BasicLayout'
import { SiteFooter } from '../layouts/SiteFooter'
import { MemberShell } from '../MemberShell'
import styles from './ErrorFrame.module.css'

/**
 * Around the error pages that can be met with and without a login: the main layout with its menu for those who are signed
 * in, else nothing but the page and the footer.
 */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const signedIn = useMaybeSession() !== null
  return (
    <MemberShell>
      {signedIn ? (
        <BasicLayout>{children}</BasicLayout>
      ) : (
        <div className={styles.frame}>
          <main className={styles.main}>{children}</main>
          <SiteFooter />
        </div>
      )}
    </MemberShell>
  )
}
