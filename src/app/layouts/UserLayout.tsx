import { Outlet, useMatches } from 'react-router-dom'
import { hotline } from '@/lib/help'
import type { RouteHandle } from '@/lib/route-handle'
import { siteName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import { BrandPanel } from './BrandPanel'
import { LanguageSwitch } from './LanguageSwitch'
import { SiteFooter } from './SiteFooter'
import styles from './UserLayout.module.css'

/**
 * Around the screens of people who are not signed in yet. The heading is the route's; on the login route header and footer are
 * hidden (specification, section 2 "Layouts") and the portal introduces itself beside the form instead.
 */
export function UserLayout() {
  const t = useT()
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined
  const onLogin = handle?.name === 'login'
  return (
    <div className={onLogin ? styles.signIn : styles.plain}>
      {onLogin ? (
        <BrandPanel />
      ) : (
        <header className={styles.header}>
          <a href="/">{t(siteName)}</a>
        </header>
      )}
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.top}>
            <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
              {handle && t(handle.heading ?? handle.title)}
            </h1>
            <LanguageSwitch />
          </div>
          <Outlet />
          <p className={styles.help}>
            {t('服务热线（工作日 9:00—17:00）')} <a href={`tel:${hotline}`}>{hotline}</a>
          </p>
        </div>
      </main>
      {!onLogin && <SiteFooter />}
    </div>
  )
}
