/** The route of home. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'

export const homeRoutes: RouteObject[] = [
  {
    index: true,
    handle: { name: 'home', title: text('首页'), menu: { order: 0, icon: 'home' } } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/HomePage').then((module) => module.HomePage)),
  },
]
