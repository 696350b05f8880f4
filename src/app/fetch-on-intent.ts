/** Prefetches a page when the user points at a link to it. */

import { fetchPage } from '@/lib/loading/lazy-import'
import { withoutBase } from '@/lib/routing/base-path'
import { readToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { routeMatches } from './route-matches'

/** Events that show intent to follow a link: hover, touch, focus. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prefetches a page's code when a link to it is hovered, touched or focused, so that a click waits for data only. The
 * prefetch script requests all files of the page at once, also for a navigation without a link: a page's file alone
 * would reveal its imports only once it has arrived.
 * @returns a function that stops it
 */
export function fetchOnIntent(router: AppRouter): () => void {
  const fetched = new Set<string>()
  const notice = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== window.location.origin || fetched.has(link.pathname) || !readToken()) return
    fetched.add(link.pathname)
    const path = withoutBase(link.pathname)
    window.prefetchFiles?.(path)
    for (const { route } of routeMatches(router.routes, path)) fetchPage(route)
  }
  const stopFollowing = router.subscribe(({ navigation: { location } }) => {
    if (location && readToken()) window.prefetchFiles?.(location.pathname)
  })
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
  return () => {
    stopFollowing()
    for (const sign of signs) document.removeEventListener(sign, notice)
  }
}
