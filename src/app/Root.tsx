import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import type { RouteHandle } from '@/lib/route-handle'
import { siteShortName } from '@/lib/site'
import { useLocale, useT } from '@/ui/use-t'
import { removeFirstPaint } from './entry-first-paint'
import { focusHeading, type returning } from './entry-focus'

/** Around every page: names the document, and leads the reader to the heading when the page changes. */
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
  useEffect(() => {
    document.title = title ? `${title} - ${site}` : site
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [title, site, language])
}

/** The page the person arrives at keeps the browser's own focus; only a change within the portal has to be told. */
function useFocusOnChange(): void {
  const { pathname, state } = useLocation()
  const back = (state as Partial<typeof returning> | null)?.returning === true
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const changed = shown.current !== null && shown.current !== pathname
    shown.current = pathname
    return changed && !back ? focusHeading() : undefined
  }, [pathname, back])
}
