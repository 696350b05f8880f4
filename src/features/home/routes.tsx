import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'

export const homeRoutes: RouteObject[] = [
  {
    index: true,
    handle: { name: 'home', title: text('首页'), menu: { order: 0, icon: 'home' } } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/HomePage').then((module) => module.HomePage)),
  },
]
