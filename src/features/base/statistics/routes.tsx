/** The routes of base statistics. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { baseReaders } from '@/work/kinds/base-kinds'

/**
 * Statistics of what bases report (specification, section 2): for who reports about a base of any kind and for who audits reports for a
 * host unit. The backend counts the kinds and reports that the person may read.
 */
export const baseStatisticsRoutes: RouteObject[] = [
  pageRoute(
    'base/statistics',
    lazyPage(() => import('./StatisticsPage').then((module) => module.StatisticsPage)),
    {
      name: 'base-statistics',
      title: text('基地年度检查统计'),
      permission: baseReaders,
      menu: { order: 31.5, icon: 'base', group: menuGroups.bases },
    },
  ),
]
