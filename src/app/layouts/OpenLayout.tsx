import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { MemberShell } from '../MemberShell'
import { BasicLayout } from './BasicLayout'
import styles from './OpenLayout.module.css'
import { PublicFrame } from './PublicFrame'

/** Around a page for everybody: the main layout with its menu for who is signed in, else the public one. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const signedIn = useMaybeSession() !== null
  return (
    <MemberShell>
      {signedIn ? (
        <BasicLayout>{children}</BasicLayout>
      ) : (
        <PublicFrame>
          <div className={styles.sheet}>{children}</div>
        </PublicFrame>
      )}
    </MemberShell>
  )
}

/** The same for routes. */
export function OpenLayout() {
  return (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  )
}
