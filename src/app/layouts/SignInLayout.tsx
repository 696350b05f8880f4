/** The layout of the sign-in page: brand panel and form, without header and footer. Part of the entry chunk. */
import { Link, Outlet } from 'react-router-dom'
import { helpPath, openGuidesPath } from '@/features/help/paths'
import { Hotline } from '@/ui/Hotline'
import { useT } from '@/ui/use-t'
import { BrandPanel } from './BrandPanel'
import { LanguageSwitch } from './LanguageSwitch'
import { SeniorSwitch } from './SeniorSwitch'
import styles from './UserLayout.module.css'

/**
 * The user layout on the login route, without header and footer (specification, section 2 "Layouts"); the brand panel
 * is beside the form. Part of the entry chunk, and separate for its size.
 */
export function SignInLayout() {
  const t = useT()
  return (
    <div className={styles.signIn}>
      <BrandPanel />
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.top}>
            <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
              {t('登录')}
            </h1>
            <SeniorSwitch />
            <LanguageSwitch />
          </div>
          <Outlet />
          <p className={styles.help}>
            <Link to={openGuidesPath()}>{t('申报指南')}</Link> · <Link to={helpPath()}>{t('帮助中心')}</Link>
            <Hotline before=" · " />
          </p>
        </div>
      </main>
    </div>
  )
}
