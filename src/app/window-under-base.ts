/** Makes the router work below a base path, for a portal that is served from a folder. */

import type { createBrowserRouter } from 'react-router-dom'
import { withBase, withoutBase } from '@/lib/routing/base-path'

/**
 * The window as the router sees it: its address without the base path, which is added when the address changes. So code
 * that uses the router need not know it. (The router's own `basename` would reach guards and loaders, but not hooks.)
 * @param base the base path without trailing slash
 */
function windowUnder(base: string): Window {
  const outer = (url: string | URL | null | undefined) => (url == null ? url : withBase(String(url), base))
  const location = {
    get pathname() {
      return withoutBase(window.location.pathname, base)
    },
    get search() {
      return window.location.search
    },
    get hash() {
      return window.location.hash
    },
    get origin() {
      return window.location.origin
    },
    get href() {
      return window.location.href
    },
    assign: (url: string) => window.location.assign(withBase(url, base)),
    replace: (url: string) => window.location.replace(withBase(url, base)),
  }
  const history = {
    get state() {
      return window.history.state
    },
    pushState: (state: unknown, unused: string, url?: string | URL | null) =>
      window.history.pushState(state, unused, outer(url)),
    replaceState: (state: unknown, unused: string, url?: string | URL | null) =>
      window.history.replaceState(state, unused, outer(url)),
    go: (delta?: number) => window.history.go(delta),
  }
  const { document } = window
  // Only the parts of a window that the router uses.
  return {
    document,
    // Reading a denied storage throws; the router handles it.
    get sessionStorage() {
      return window.sessionStorage
    },
    location,
    history,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window
}

/** Creates the browser router under a base path. */
export function routerUnder(base: string, create: typeof createBrowserRouter): typeof createBrowserRouter {
  return (routes, options) => {
    const router = create(routes, { ...options, window: windowUnder(base) })
    const { createHref } = router
    // Links are read by the browser: opened in new tabs, copied.
    router.createHref = (location) => withBase(createHref(location), base)
    return router
  }
}
