import { Outlet } from 'react-router-dom'
import { hotline } from '@/lib/help'
import { siteName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import { LanguageSwitch } from './LanguageSwitch'
import { SiteFooter } from './SiteFooter'
import styles from './UserLayout.module.css'

/** Around binding a WeChat account: titled 账号绑定 (specification, section 2 "Layouts"). */
export function WechatBindLayout() {
  const t = useT()
  return (
    <div className={styles.plain}>
      <header className={styles.header}>
        <a href="/">{t(siteName)}</a>
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.top}>
            <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
              {t('账号绑定')}
            </h1>
            <LanguageSwitch />
          </div>
          <Outlet />
          <p className={styles.help}>
            {t('服务热线（工作日 9:00—17:00）')} <a href={`tel:${hotline}`}>{hotline}</a>
          </p>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
