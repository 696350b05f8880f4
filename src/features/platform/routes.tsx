import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { formPage } from '@/work/form-page'
import { platformPatterns } from './paths'

/** Professional technical service platforms (specification, section 6). */
const serving = 's02.f9008'
const monthPage = lazyPage(() => import('./pages/MonthPages').then((module) => module.MonthPage))

/**
 * Platforms and their months. Pages of one platform need no route permission: function platforms have none, and the
 * backend answers only people who report for it (603405).
 */
export const platformRoutes: RouteObject[] = [
  {
    path: platformPatterns.list,
    handle: {
      name: 'function-platforms',
      title: text('平台月报'),
      permission: serving,
      menu: { order: 31.3, icon: 'base', group: menuGroups.bases },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/PlatformsPage').then((module) => module.PlatformsPage)),
  },
  {
    path: platformPatterns.platform,
    handle: { name: 'function-platform', title: text('平台'), under: ['function-platforms'] } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/PlatformPage').then((module) => module.PlatformPage)),
  },
  {
    path: platformPatterns.progress,
    handle: {
      name: 'monthly-progress-fill',
      opens: { what: 'work', by: 'progressId' },
      title: text('月度进展'),
      under: ['function-platforms'],
    } satisfies RouteHandle,
    lazy: monthPage,
  },
  {
    path: platformPatterns.progressForm,
    handle: {
      name: 'monthly-progress-form',
      title: text('填报月度进展'),
      under: ['function-platforms'],
      opens: { what: 'answers', by: 'progressId' },
    } satisfies RouteHandle,
    lazy: formPage(),
  },
  {
    path: platformPatterns.report,
    handle: {
      name: 'monthly-report-fill',
      opens: { what: 'work', by: 'monthlyId' },
      title: text('月报'),
      under: ['function-platforms'],
    } satisfies RouteHandle,
    lazy: monthPage,
  },
  {
    path: platformPatterns.reportForm,
    handle: {
      name: 'monthly-report-form',
      title: text('填报月报'),
      under: ['function-platforms'],
      opens: { what: 'answers', by: 'contentId' },
    } satisfies RouteHandle,
    lazy: formPage(),
  },
]
