import { type ReactNode, Suspense, useContext, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, Outlet } from 'react-router-dom'
import { governmentPrefix } from '@/lib/government-prefix'
import { text } from '@/lib/i18n'
import { siteName } from '@/lib/site'
import { PageLinksContext } from '@/shared/page-links'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useNarrow } from '@/ui/use-narrow'
import { useT } from '@/ui/use-t'
import { MessageBell } from '../bell/MessageBell'
import { InLayout } from '../pages/in-layout'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { GovernmentFrame } from './GovernmentFrame'
import styles from './GovernmentLayout.module.css'
import { HelpLink } from './HelpLink'
import { LanguageSwitch } from './LanguageSwitch'
import { LayoutPart } from './LayoutPart'
import { MobileMenu } from './MobileMenu'
import { RecentMessages } from './RecentMessages'
import { SkipLink } from './SkipLink'
import { TopMenu } from './TopMenu'
import { UnknownParts } from './UnknownParts'
import { UserMenu } from './UserMenu'
import { useMenu } from './use-menu'

const mainId = 'main'

/**
 * The portal inside the one-stop platform: its header and footer in frames, the same pages between them. Links written for the
 * portal by itself show and keep the prefix (`/zwdt`); going elsewhere in the portal is led back inside by the guard.
 */
export function GovernmentLayout() {
  const t = useT()
  const narrow = useNarrow()
  const { menu, links, trail, selected } = useMenu()
  return (
    <Framed>
      <div className={styles.layout}>
        <SkipLink target={mainId} />
        <header>
          <GovernmentFrame
            url={import.meta.env.VITE_GOVERNMENT_HEADER_URL}
            title={t('政务服务门户页头')}
            className={styles.header}
            fallback={<p className={styles.name}>{t(siteName)}</p>}
          />
          <div className={styles.bar}>
            {narrow ? (
              <LayoutPart name={text('菜单')}>
                <MobileMenu menu={menu} selected={selected} />
              </LayoutPart>
            ) : (
              <div className={styles.menu}>
                <LayoutPart name={text('菜单')}>
                  <TopMenu menu={menu} selected={selected} theme="light" />
                </LayoutPart>
              </div>
            )}
            <div className={styles.tools}>
              <LayoutPart name={text('帮助')}>
                <HelpLink narrow={narrow} />
              </LayoutPart>
              <LayoutPart name={text('通知和消息')}>
                <MessageBell />
              </LayoutPart>
              <LayoutPart name={text('最近的提示')}>
                <RecentMessages />
              </LayoutPart>
              {!narrow && <LanguageSwitch />}
              <LayoutPart name={text('用户菜单')}>
                <UserMenu narrow={narrow} framed />
              </LayoutPart>
            </div>
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <LayoutPart name={text('所在位置')}>
            <Breadcrumbs trail={trail} />
          </LayoutPart>
          <div className={styles.sheet}>
            <UnknownParts />
            <PageLinksContext value={links}>
              <InLayout value={true}>
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                </Suspense>
              </InLayout>
            </PageLinksContext>
          </div>
        </main>
        <GovernmentFrame
          url={import.meta.env.VITE_GOVERNMENT_FOOTER_URL}
          title={t('政务服务门户页脚')}
          className={styles.footer}
          fallback={<Footer />}
        />
      </div>
    </Framed>
  )
}

/** Addresses as links show them carry the prefix; the router itself knows nothing of it. */
function Framed({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const framed = useMemo(() => ({ ...context, basename: governmentPrefix }), [context])
  return <NavigationContext.Provider value={framed}>{children}</NavigationContext.Provider>
}
