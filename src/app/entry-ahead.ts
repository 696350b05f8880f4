import { matchRoutes } from 'react-router-dom'
import { redirectOf } from '@/features/auth/paths'
import { fetchPage, loadChunk } from '@/lib/lazy-page'

/**
 * Fetches what comes after signing in while the person types: the shell, the session's calls and the page they will come to. A part
 * that does not come is asked for again when it is needed.
 */
export function fetchAhead(): void {
  const { prefetchScript } = window
  if (prefetchScript) document.head.append(Object.assign(document.createElement('script'), { src: prefetchScript }))
  loadChunk(() => import('@/session/load-session')).catch(() => {})
  loadChunk(() => import('./member-routes'))
    .then(({ memberRoutes }) => {
      const target = redirectOf(window.location.search) ?? '/'
      for (const { route } of matchRoutes(memberRoutes, target) ?? []) fetchPage(route)
    })
    .catch(() => {})
}
