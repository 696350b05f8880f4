import type { createBrowserRouter } from 'react-router-dom'
import { withBase, withoutBase } from '@/lib/base-path'

/**
 * The browser's window as the router is to see it: its address without the portal's folder, which is put on again when the address
 * changes. So nothing that asks the router has to know of the folder. (The router's own `basename` would be in what its guards and
 * loaders are given, and not in what its hooks give.)
 * @param base the folder, without a slash at its end
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
  // No more of a window than the router asks for.
  return {
    document,
    // Where storage is denied even asking for it throws; the router knows, the page need not fail.
    get sessionStorage() {
      return window.sessionStorage
    },
    location,
    history,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window
}

/** Makes the browser's router of a portal that stands in a folder of its site. */
export function routerUnder(base: string, create: typeof createBrowserRouter): typeof createBrowserRouter {
  return (routes, options) => {
    const router = create(routes, { ...options, window: windowUnder(base) })
    const { createHref } = router
    // Links are read by the browser: opened in another tab, copied.
    router.createHref = (location) => withBase(createHref(location), base)
    return router
  }
}
