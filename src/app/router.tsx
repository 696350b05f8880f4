/** Creates the portal's router from the entry, public and member routes; the last two are loaded on first use. */
import {
  createBrowserRouter,
  matchPath,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { publicPaths } from '@/features/auth/paths'
import { openPaths } from '@/features/help/paths'
import { loadChunk, loadPagePart } from '@/lib/loading/lazy-import'
import { basePath } from '@/lib/routing/base-path'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { readToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { entryRoutes } from './entry-routes'
import { createGuard, setClosedEntries } from './guard'
import { Root } from './Root'
import { RootError } from './RootError'
import { routerUnder } from './window-under-base'

const rootId = 'root'

/**
 * Creates the portal's router. Its entry tree holds the sign-in page; public and member routes are added from two
 * chunks on first use, so the entry chunk does not grow.
 * @param create the history: the browser's, or an in-memory one in tests
 */
export function createAppRouter(
  create = import.meta.env.BASE_URL === '/' ? createBrowserRouter : routerUnder(basePath, createBrowserRouter),
): AppRouter {
  const patched = new Set<readonly RouteObject[]>()
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch, path }) => {
    const add = (routes: RouteObject[]) => {
      if (!patched.has(routes)) patch(rootId, routes)
      patched.add(routes)
    }
    await Promise.all([
      isPublic(path) && fetchPublic(add),
      readToken() !== undefined && fetchMember(add, path, () => router),
    ])
  }
  const routes: RouteObject[] = [
    {
      id: rootId,
      middleware: [createGuard(() => router)],
      element: <Root />,
      errorElement: <RootError />,
      // The first paint of index.html stays until the page renders.
      hydrateFallbackElement: <></>,
      // The catch-all makes the router request further routes first; the guard handles unknown addresses.
      children: [...entryRoutes, { path: '*', element: null }],
    },
  ]
  const router: AppRouter = create(routes, { patchRoutesOnNavigation, future: { v8_middleware: true } })
  return router
}

type Add = (routes: RouteObject[]) => void

function isPublic(address: string): boolean {
  const pathname = withoutGovernment(address)
  return [...Object.values(publicPaths).flat(), ...openPaths, '/403', '/404'].some((path) => matchPath(path, pathname))
}

async function fetchPublic(add: Add): Promise<void> {
  const { publicRoutes } = await loadPagePart(() => import('./public-routes'))
  add(publicRoutes)
}

async function fetchMember(add: Add, path: string, router: () => AppRouter): Promise<void> {
  // Needed next by every route, so it loads in parallel. The guard handles a failure.
  loadChunk(() => import('@/session/load-session'))
    .then(({ ensureSession }) => ensureSession())
    .catch(() => {})
  const { memberRoutesFor, aroundPages, closedEntries } = await loadPagePart(() => import('./member-routes'))
  setClosedEntries(closedEntries)
  add(memberRoutesFor(path))
  aroundPages(router())
}
