/**
 * The main layout inside the one-stop platform (`/zwdt`): its header and footer in frames, the same pages between
 * them; also for guests (`GovernmentOpenLayout`).
 */
import { type ReactNode, Suspense, useContext, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, Outlet, parsePath, type To } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { withinGovernment } from '@/lib/routing/government-prefix'
import { siteName } from '@/lib/site/site'
import { useMaybeSession } from '@/session/session'
import { PageLinksContext } from '@/shared/navigation/page-links'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { TimesBlock } from '@/ui/TimesBlock'
import { useNarrow } from '@/ui/use-narrow'
import { useT } from '@/ui/use-t'
import { InLayout } from '../../pages/in-layout'
import { Breadcrumbs } from '../Breadcrumbs'
import { Footer } from '../Footer'
import { GuestHeader } from '../GuestHeader'
import { LayoutPart } from '../LayoutPart'
import { useMenu } from '../menu/use-menu'
import { SkipLink } from '../SkipLink'
import { UnknownParts } from '../UnknownParts'
import { GovernmentBar } from './GovernmentBar'
import { GovernmentFrame } from './GovernmentFrame'
import styles from './GovernmentLayout.module.css'

const mainId = 'main'

/**
 * The portal inside the one-stop platform: its header and footer in frames, the same pages between them. Pages write links without
 * the prefix (`/zwdt`). It is put on where a link is rendered, so that one opened in a new tab or copied stays inside; the guard
 * leads every other navigation back inside.
 */
export function GovernmentLayout() {
  const t = useT()
  const signedIn = useMaybeSession() !== null
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
          {signedIn && <GovernmentBar menu={menu} selected={selected} narrow={narrow} />}
        </header>
        {!signedIn && <GuestHeader />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {signedIn && (
            <LayoutPart name={text('所在位置')}>
              <Breadcrumbs trail={trail} />
            </LayoutPart>
          )}
          <div className={styles.sheet}>
            <UnknownParts />
            <PageLinksContext value={links}>
              <InLayout value={true}>
                <Suspense fallback={<PageSkeleton />}>
                  <TimesBlock>
                    <Outlet />
                  </TimesBlock>
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

/** Links are rendered with the prefix, those that have it already as well; the router itself knows nothing of it. */
function Framed({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const framed = useMemo(() => {
    const { navigator } = context
    const createHref = (to: To) => {
      const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to
      return navigator.createHref({ ...rest, pathname: withinGovernment(pathname) })
    }
    return { ...context, navigator: { ...navigator, createHref } }
  }, [context])
  return <NavigationContext.Provider value={framed}>{children}</NavigationContext.Provider>
}
