import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { menuGroups } from '@/shared/menu-groups'

/** Statistics of what bases report (specification, section 2), for the commission and for host units. */
export const baseStatisticsRoutes: RouteObject[] = [
  {
    path: 'base/statistics',
    handle: {
      name: 'base-statistics',
      title: text('基地年度检查统计'),
      permission: 's02.f9001',
      menu: { order: 31.5, icon: 'base', group: menuGroups.bases },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./StatisticsPage').then((module) => module.StatisticsPage)),
  },
]
