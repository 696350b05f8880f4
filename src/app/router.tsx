import {
  createBrowserRouter,
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { loadChunk, loadPagePart } from '@/lib/lazy-page'
import { readToken } from '@/session/token'
import { entryRoutes } from './entry-routes'
import { createGuard } from './guard'
import { Root } from './Root'
import { RootError } from './RootError'

export type AppRouter = ReturnType<typeof createBrowserRouter>

const rootId = 'root'

/**
 * The portal's router. Its entry tree holds what can be opened without a login; all other routes are patched in from their own
 * chunk when somebody who has a token first goes to one, so the entry does not grow with the portal.
 * @param initialEntries addresses for a router in memory (tests); absent: the browser's address bar
 */
export function createAppRouter({ initialEntries }: { initialEntries?: string[] } = {}): AppRouter {
  let patched = false
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch }) => {
    if (patched || !readToken()) return
    // Needed next, whatever the route: started now, so that the two travel together. The guard deals with a failure.
    loadChunk(() => import('@/session/load-session'))
      .then(({ ensureSession }) => ensureSession())
      .catch(() => {})
    const { memberRoutes } = await loadPagePart(() => import('./member-routes'))
    if (patched) return
    patched = true
    patch(rootId, memberRoutes)
  }
  const routes: RouteObject[] = [
    {
      id: rootId,
      middleware: [createGuard(() => router)],
      element: <Root />,
      errorElement: <RootError />,
      // The first paint of index.html stays until the page is there.
      hydrateFallbackElement: <></>,
      // The catch-all makes the router ask for the other routes before it gives up; the guard answers for what stays unknown.
      children: [...entryRoutes, { path: '*', element: null }],
    },
  ]
  const future = { v8_middleware: true }
  const router: AppRouter = initialEntries
    ? createMemoryRouter(routes, { initialEntries, patchRoutesOnNavigation, future })
    : createBrowserRouter(routes, { patchRoutesOnNavigation, future })
  return router
}
