import { matchRoutes } from 'react-router-dom'
import { withoutBase } from '@/lib/base-path'
import { fetchPage } from '@/lib/lazy-page'
import { readToken } from '@/session/token'
import type { AppRouter } from './app-router'

/** What shows that somebody is about to follow a link: it is pointed at, touched, or has the focus. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the code of a page as soon as somebody is about to go there, so that pressing the link waits for no more than its data.
 * @returns how to stop
 */
export function fetchOnIntent(router: AppRouter): () => void {
  const asked = new Set<string>()
  const notice = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== window.location.origin || asked.has(link.pathname) || !readToken()) return
    asked.add(link.pathname)
    for (const { route } of matchRoutes(router.routes, withoutBase(link.pathname)) ?? []) fetchPage(route)
  }
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice)
  }
}
