import { type ReactNode, Suspense } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { useNarrow } from '@/shared/use-narrow'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useLayoutSettings } from '../settings/layout-settings'
import styles from './BasicLayout.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { useMenu } from './use-menu'

const mainId = 'main'

/**
 * The main layout: a fixed header, the menu at the top or the side (in a drawer where the window is narrow), the page on its
 * sheet, the footer. A page that needs more than 1200 px puts `data-wide` on its outermost element.
 * @param children a page that is not the route's own; absent: the route's
 */
export function BasicLayout({ children }: { children?: ReactNode }) {
  const { navigation, menuTheme, collapsed } = useLayoutSettings()
  const { menu, trail, selected } = useMenu()
  const narrow = useNarrow()
  const leaving = useNavigation().state !== 'idle'
  const aside = navigation === 'side' && !narrow
  return (
    <div className={styles.layout}>
      <SkipLink target={mainId} />
      <Header menu={menu} selected={selected} narrow={narrow} withMenu={!aside} />
      {leaving && <div className={styles.progress} aria-hidden />}
      <div className={styles.middle}>
        {aside && <SideMenu menu={menu} selected={selected} theme={menuTheme} collapsed={collapsed} />}
        <div className={styles.column}>
          <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={leaving}>
            <Breadcrumbs trail={trail} />
            <div className={styles.sheet}>
              <Suspense fallback={<PageSkeleton />}>{children ?? <Outlet />}</Suspense>
            </div>
          </main>
          <Footer />
        </div>
      </div>
    </div>
  )
}
