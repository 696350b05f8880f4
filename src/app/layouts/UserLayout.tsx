/** The layout of registration, account recovery, binding and other sign-ins; the sign-in page: `SignInLayout.tsx`. */

import { Outlet, useMatches } from 'react-router-dom'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { Hotline } from '@/ui/Hotline'
import { useT } from '@/ui/use-t'
import { CopyrightFooter } from './CopyrightFooter'
import { PublicHeader } from './PublicHeader'
import styles from './UserLayout.module.css'

/** The card of such a page, under the heading of its route; alone where the government portal's frames are around it. */
export function UserCard() {
  const t = useT()
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined
  return (
    <div className={styles.card}>
      <h1 className={`page-title ${styles.title} ${styles.alone}`} tabIndex={-1}>
        {handle && t(handle.heading ?? handle.title)}
      </h1>
      <Outlet />
      <p className={styles.help}>
        <Hotline />
      </p>
    </div>
  )
}

/**
 * The layout of other pages before sign-in. The heading is the route's (specification, section 2 "Layouts"); WeChat
 * binding uses it too, titled 账号绑定.
 */
export function UserLayout() {
  return (
    <div className={styles.plain}>
      <PublicHeader />
      <main className={styles.main}>
        <UserCard />
      </main>
      <CopyrightFooter />
    </div>
  )
}
