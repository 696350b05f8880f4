/** The layout of pages for everybody: the main layout for signed-in people, else the public one. */
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { TimesBlock } from '@/ui/TimesBlock'
import { MemberShell } from '../MemberShell'
import { BasicLayout } from './BasicLayout'
import styles from './OpenLayout.module.css'
import { PublicFrame } from './PublicFrame'

/** The layout of a page for everybody: the main layout for signed-in people, else the public one. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const signedIn = useMaybeSession() !== null
  return (
    <MemberShell>
      {signedIn ? (
        <BasicLayout>{children}</BasicLayout>
      ) : (
        <PublicFrame>
          <div className={styles.sheet}>
            <TimesBlock>{children}</TimesBlock>
          </div>
        </PublicFrame>
      )}
    </MemberShell>
  )
}

/** The same as a route element. */
export function OpenLayout() {
  return (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  )
}
