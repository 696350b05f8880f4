/** Listens to uncaught errors from the first script on, and loads the code that reports them at the first one. */

import { matchRoutes, type RouteObject } from 'react-router-dom'
import { onErrorReport } from '@/lib/events/error-reporting'
import { loadChunk } from '@/lib/loading/lazy-import'

/** The part of the router that gives the current route. */
interface Routed {
  routes: RouteObject[]
  state: { location: { pathname: string } }
}

/**
 * Reports faults to the configured address (`error-report.ts`, loaded at the first one): uncaught errors, unhandled
 * rejections, and errors that error pages caught. Failures of reporting are ignored.
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
  onErrorReport(tell)
  window.addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
