import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { Footer } from './Footer'
import styles from './PublicFrame.module.css'
import { PublicHeader } from './PublicHeader'
import { SkipLink } from './SkipLink'

const QuickLogin = lazyDialog(() => import('@/features/auth/components/QuickLogin').then((module) => module.QuickLogin))

/** Around pages that anybody may open by a link: the header with the way to a login without leaving the page, the footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const user = useMaybeSession()?.user
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.layout}>
      <SkipLink target="main" />
      <PublicHeader>
        {user ? (
          <span>
            <Link to="/">{user.userFullname || user.userMobile}</Link>
          </span>
        ) : (
          <button
            type="button"
            onClick={() => {
              setAsked(true)
              setOpen(true)
            }}
          >
            {t('登录')}
          </button>
        )}
      </PublicHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {asked && <QuickLogin open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
