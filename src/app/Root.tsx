/** The root route: sets the document title, and focuses the heading on navigation. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { subscribeUnreadCount, unreadCount } from '@/lib/events/unread-count'
import { pageTitle, subscribePageTitle } from '@/lib/routing/page-title'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { siteShortName } from '@/lib/site/site'
import { useLocale, useT } from '@/ui/use-t'
import { removeFirstPaint } from './entry-first-paint'
import { focusHeading, type returning } from './entry-focus'

/** Wraps every page: sets the document title, and focuses the heading on navigation. */
export function Root() {
  useDocumentTitle()
  useLayoutEffect(removeFirstPaint, [])
  useFocusOnChange()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function useDocumentTitle(): void {
  const t = useT()
  const language = useLocale()
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined
  const title = handle && t(handle.title)
  const site = t(siteShortName)
  const unread = useSyncExternalStore(subscribeUnreadCount, unreadCount)
  const written = useRef<string | null>(null)
  const own = useSyncExternalStore(subscribePageTitle, pageTitle)
  // The heading of an error page is the title of its route.
  const name = [own === title ? null : own, title, site].filter(Boolean).join(' - ')
  useEffect(() => {
    const now = document.title
    // What the page has put before its own name (错误：) stays where only the number is another. Another page's name may end in this one's:
    // 提名已提交 - 提名进度 - …, which is left for 提名进度 - ….
    const same = written.current === name && now.endsWith(name)
    const before = same ? now.slice(0, now.length - name.length).replace(/\(\d+\) $/, '') : ''
    written.current = name
    document.title = `${before}${unread > 0 ? `(${unread}) ` : ''}${name}`
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [name, unread, language])
}

/** The first page keeps the browser's own focus; only navigations within the portal are announced. */
function useFocusOnChange(): void {
  const { pathname, state } = useLocation()
  const back = (state as Partial<typeof returning> | null)?.returning === true
  const currentTitle = useRef<string | null>(null)
  useEffect(() => {
    const changed = currentTitle.current !== null && currentTitle.current !== pathname
    currentTitle.current = pathname
    return changed && !back ? focusHeading() : undefined
  }, [pathname, back])
}
