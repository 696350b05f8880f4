import { Button } from 'antd'
import { useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { siteName } from '@/lib/site'
import { useMaybeSession } from '@/session/session'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { MemberShell } from '../MemberShell'
import { BrandMark } from './BrandMark'
import { Footer } from './Footer'
import { LanguageSwitch } from './LanguageSwitch'
import styles from './PublicLayout.module.css'
import { SkipLink } from './SkipLink'

const QuickLogin = lazyDialog(() => import('@/features/auth/components/QuickLogin').then((module) => module.QuickLogin))

/** Around pages that anybody may open by a link: the portal's name, the way to a login without leaving the page, the footer. */
export function PublicLayout() {
  const t = useT()
  const user = useMaybeSession()?.user
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <MemberShell>
      <div className={styles.layout}>
        <SkipLink target="main" />
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <BrandMark className={styles.mark} />
            {t(siteName)}
          </Link>
          <div className={styles.tools}>
            <LanguageSwitch />
            {user ? (
              <Link to="/" className={styles.name}>
                {user.userFullname || user.userMobile}
              </Link>
            ) : (
              <Button
                type="link"
                className={styles.login}
                onClick={() => {
                  setAsked(true)
                  setOpen(true)
                }}
              >
                {t('登录')}
              </Button>
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
        {asked && <QuickLogin open={open} onClose={() => setOpen(false)} />}
      </div>
    </MemberShell>
  )
}
