/** The main layout of pages behind the login: header, menu at the top or the side, tab bar if enabled, the page, footer; also around public pages for people who are signed in (`OpenLayout`). */

import { type ReactNode, Suspense } from 'react'
import { useNavigation } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { useMaybeSession } from '@/session/session'
import { PageLinksContext } from '@/shared/navigation/page-links'
import { lazyPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { TimesBlock } from '@/ui/TimesBlock'
import { useNarrow } from '@/ui/use-narrow'
import { useLayoutSettings } from '../settings/layout-settings'
import { effectiveLayout } from '../settings/parse-layout-settings'
import { TabPages } from '../tabs/TabPages'
import styles from './BasicLayout.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import { LayoutPart } from './LayoutPart'
import { useMenu } from './menu/use-menu'
import { SkipLink } from './SkipLink'
import { UnknownParts } from './UnknownParts'
import { useHeaderAway } from './use-header-away'

const mainId = 'main'

/** Loaded with the page by people with this layout setting only. */
const SideMenu = lazyPart(
  () => import('./menu/SideMenu').then((module) => module.SideMenu),
  ({ collapsed }) => <div style={{ flex: 'none', width: collapsed ? 80 : 256 }} />,
)
const TabBar = lazyPart(() => import('../tabs/TabBar').then((module) => module.TabBar))

/**
 * The main layout: header, menu at the top or the side (a drawer in a narrow window), the multi-tab bar if enabled, the
 * page, the footer. A page that needs more than 1200 px sets `data-wide` on its outermost element.
 * @param children a page other than the route's
 */
export function BasicLayout({ children }: { children?: ReactNode }) {
  const settings = effectiveLayout(useLayoutSettings())
  const { navigation, menuTheme, collapsed, multiTab } = settings
  const { menu, links, searched, trail, selected } = useMenu()
  const userId = useMaybeSession()?.user.id ?? ''
  const narrow = useNarrow()
  const leaving = useNavigation().state !== 'idle'
  const headerAway = useHeaderAway(settings.hideHeader)
  const aside = navigation === 'side' && !narrow
  const onTop = navigation === 'top' && !narrow
  const classes = [
    styles.layout,
    onTop ? styles.menuOnTop : '',
    settings.fixedHeader && !headerAway ? styles.headerStays : '',
    headerAway ? styles.headerAway : '',
    settings.contentWidth === 'fluid' ? styles.fluid : '',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <SkipLink target={mainId} />
      <LayoutPart name={text('页头')}>
        <Header menu={menu} links={searched} selected={selected} narrow={narrow} withMenu={onTop} theme={menuTheme} />
      </LayoutPart>
      {leaving && <div className={styles.progress} aria-hidden />}
      <div className={styles.middle}>
        {aside && (
          <LayoutPart name={text('菜单')}>
            <SideMenu
              menu={menu}
              selected={selected}
              theme={menuTheme}
              collapsed={collapsed}
              fixed={settings.fixedMenu}
            />
          </LayoutPart>
        )}
        <div className={styles.column}>
          {multiTab && (
            <div className={styles.tabs}>
              <LayoutPart name={text('标签页')}>
                <TabBar userId={userId} />
              </LayoutPart>
            </div>
          )}
          <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={leaving || undefined}>
            <LayoutPart name={text('所在位置')}>
              <Breadcrumbs trail={trail} />
            </LayoutPart>
            <div className={styles.sheet}>
              <UnknownParts />
              {children ? (
                <Suspense fallback={<PageSkeleton />}>
                  <TimesBlock>{children}</TimesBlock>
                </Suspense>
              ) : (
                <PageLinksContext value={links}>
                  <TabPages keeps={multiTab} userId={userId} />
                </PageLinksContext>
              )}
            </div>
          </main>
          <LayoutPart name={text('页脚')}>
            <Footer />
          </LayoutPart>
        </div>
      </div>
    </div>
  )
}
