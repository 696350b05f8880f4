/** Prefetches the shell, the session's code and the target page while the person types on the sign-in page. */
import { matchRoutes } from 'react-router-dom'
import { redirectOf } from '@/features/auth/paths'
import { fetchPage, loadChunk } from '@/lib/loading/lazy-import'

/**
 * Prefetches what follows the sign-in while the person types: the shell, the session's code and the target page. A
 * failed part is loaded again when needed.
 */
export function prefetchAfterSignIn(): void {
  const { prefetchScript } = window
  if (prefetchScript) document.head.append(Object.assign(document.createElement('script'), { src: prefetchScript }))
  loadChunk(() => import('@/session/load-session')).catch(() => {})
  loadChunk(() => import('./member-routes'))
    .then(({ memberRoutesFor }) => {
      const target = redirectOf(window.location.search) ?? '/'
      for (const { route } of matchRoutes(memberRoutesFor(target), target) ?? []) fetchPage(route)
    })
    .catch(() => {})
}
