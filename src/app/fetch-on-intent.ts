import { fetchPage } from '@/lib/loading/lazy-import'
import { withoutBase } from '@/lib/routing/base-path'
import { readToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { routeMatches } from './route-matches'

/** Events that show intent to follow a link: hover, touch, focus. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prefetches a page's code when a link to it is hovered, touched or focused, so that a click waits for data only.
 * @returns a function that stops it
 */
export function fetchOnIntent(router: AppRouter): () => void {
  const fetched = new Set<string>()
  const notice = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== window.location.origin || fetched.has(link.pathname) || !readToken()) return
    fetched.add(link.pathname)
    for (const { route } of routeMatches(router.routes, withoutBase(link.pathname))) fetchPage(route)
  }
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice)
  }
}
