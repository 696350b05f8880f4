/** The routes behind the login with their guard, layout and error pages. */

import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { precacheWhenIdle } from '@/lib/loading/service-worker'
import { governmentPrefix, isInGovernment } from '@/lib/routing/government-prefix'
import { pageRoute } from '@/lib/routing/page-route'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { workPrintRoutes } from '@/work/routes'
import type { AppRouter } from './app-router'
import { fetchOnIntent } from './fetch-on-intent'
import { drawnBeforeCode } from './first-page'
import { BasicLayout } from './layouts/BasicLayout'
import { BlankLayout } from './layouts/BlankLayout'
import { GovernmentLayout } from './layouts/government/GovernmentLayout'
import { LayoutPart } from './layouts/LayoutPart'
import { MemberShell } from './MemberShell'
import { memberPages } from './member-pages'
import { movedRoutes } from './moved-routes'
import { watchVersion } from './new-version'
import { PageFailure } from './pages/PageFailure'
import { SignInAgain } from './SignInAgain'

export { closedEntries } from './menu-entries'

/**
 * 403, 404 and 500 for signed-in people, inside the layout, so that pages of other tabs stay mounted. As index routes
 * they rank above the guests' routes of the same paths.
 */
const overPages: RouteObject[] = [
  {
    path: '403',
    children: [
      {
        index: true,
        handle: { name: '403', title: text('你无权访问该页面'), public: true } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ForbiddenPage').then((module) => module.ForbiddenPage)),
      },
    ],
  },
  {
    path: '404',
    children: [
      {
        index: true,
        handle: { name: '404', title: text('页面不存在或仍在开发中'), public: true } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/NotFoundPage').then((module) => module.NotFoundPage)),
      },
    ],
  },
  pageRoute(
    '500',
    lazyPage(() => import('./pages/ServerErrorPage').then((module) => module.ServerErrorPage)),
    { name: '500', title: text('服务器出错了') },
  ),
]

/** Wraps a layout in what every page behind the login needs: antd and the sign-in dialog. */
function inShell(layout: ReactNode) {
  return (
    <MemberShell>
      {layout}
      <LayoutPart name={text('重新登录')}>
        <SignInAgain />
      </LayoutPart>
    </MemberShell>
  )
}

let stop = () => {}
let around: AppRouter | undefined

const pages = drawnBeforeCode(memberPages, () => around?.state.initialized === false)

/** Starts what runs beside the pages, once per router. */
export function aroundPages(router: AppRouter): void {
  stop()
  around = router
  const stopFetching = fetchOnIntent(router)
  // Imported statically, because a deploy removes chunks.
  const stopWatching = import.meta.env.PROD ? watchVersion() : () => {}
  stop = () => {
    stopFetching()
    stopWatching()
  }
  precacheWhenIdle()
}

/**
 * The routes behind the login. This module is its own chunk and contains the layout, which saves a round trip. A failed
 * page is replaced inside the layout; the guard sends unknown addresses to /404.
 */
const ownRoutes: RouteObject[] = [
  {
    element: inShell(<BasicLayout />),
    children: [
      {
        errorElement: <PageFailure />,
        children: [...pages, ...movedRoutes, ...overPages],
      },
    ],
  },
  {
    element: inShell(<BlankLayout />),
    children: [{ errorElement: <PageFailure />, children: workPrintRoutes }],
  },
]

/** The same pages inside the government portal's frames. */
const framedRoutes: RouteObject[] = [
  {
    path: governmentPrefix,
    element: inShell(<GovernmentLayout />),
    children: [
      {
        errorElement: <PageFailure />,
        children: [...pages, ...movedRoutes, ...workPrintRoutes, ...overPages],
      },
    ],
  },
]

/** The routes of a path behind the login: those inside the frames, or the others. The router compiles all that it is given, which takes longest of all it does. */
export const memberRoutesFor = (pathname: string): RouteObject[] =>
  isInGovernment(pathname) ? framedRoutes : ownRoutes
