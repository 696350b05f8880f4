import { type ReactNode, useContext } from 'react'
import { useMaybeSession } from '@/session/session'
import { BasicLayout } from '../layouts/BasicLayout'
import { SiteFooter } from '../layouts/SiteFooter'
import { MemberShell } from '../MemberShell'
import styles from './ErrorFrame.module.css'
import { InLayout } from './in-layout'

/**
 * Around the error pages that can be met with and without a login: the main layout with its menu for those who are signed
 * in, else nothing but the page and the footer.
 */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const signedIn = useMaybeSession() !== null
  if (useContext(InLayout)) return children
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
