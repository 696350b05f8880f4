import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadChunk } from '@/lib/lazy-page'
import { listenToErrors } from '@/lib/tell-error'

/** What of the router says where one is. */
interface Routed {
  routes: RouteObject[]
  state: { location: { pathname: string } }
}

/**
 * Has faults told to the configured address (`error-report.ts`, fetched at the first of them): what nobody caught, what a promise was
 * broken with, and what the places say that stand in for a page or a part. Whatever goes wrong in telling is told nobody.
 */
export function watchErrors(router: Routed, address: string): void {
  const tell = (error: unknown) => {
    const matches = matchRoutes(router.routes, router.state.location.pathname) ?? []
    const route = matches
      .flatMap(({ route: { path } }) => path ?? [])
      .join('/')
      .replace(/^\/*/, '/')
    loadChunk(() => import('./error-report'))
      .then(({ reportError }) => reportError(error, route, address))
      .catch(() => {})
  }
  listenToErrors(tell)
  window.addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
