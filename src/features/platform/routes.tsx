/** The routes of platforms and their monthly reports. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { formPage } from '@/work/form-page'
import { platformPatterns } from './paths'

/** Professional technical service platforms (specification, section 6). */
const serving = 's02.f9008'
const monthPage = lazyPage(() => import('./pages/MonthPages').then((module) => module.MonthPage))
const monthFiledPage = lazyPage(() => import('./pages/MonthPages').then((module) => module.MonthFiledPage))

/**
 * Platforms and their months. Pages of one platform need no route permission: function platforms have none, and the
 * backend answers only people who report for it, its host unit and the commission (603405).
 */
export const platformRoutes: RouteObject[] = [
  pageRoute(
    platformPatterns.list,
    lazyPage(() => import('./pages/PlatformsPage').then((module) => module.PlatformsPage)),
    {
      name: 'function-platforms',
      title: text('平台月报'),
      permission: serving,
      menu: { order: 31.3, icon: 'base', group: menuGroups.bases },
    },
  ),
  pageRoute(
    platformPatterns.platform,
    lazyPage(() => import('./pages/PlatformPage').then((module) => module.PlatformPage)),
    { name: 'function-platform', title: text('平台'), under: ['function-platforms'] },
  ),
  pageRoute(platformPatterns.progress, monthPage, {
    name: 'monthly-progress-fill',
    opens: { target: 'work', param: 'progressId' },
    title: text('月度进展'),
    under: ['function-platforms'],
  }),
  pageRoute(platformPatterns.progressFiled, monthFiledPage, {
    name: 'monthly-progress-filed',
    opens: { target: 'work', param: 'progressId' },
    title: text('查看月度进展'),
    under: ['function-platforms'],
  }),
  pageRoute(platformPatterns.progressForm, formPage(), {
    name: 'monthly-progress-form',
    title: text('填报月度进展'),
    under: ['function-platforms'],
    opens: { target: 'answers', param: 'progressId' },
  }),
  pageRoute(platformPatterns.report, monthPage, {
    name: 'monthly-report-fill',
    opens: { target: 'work', param: 'monthlyId' },
    title: text('月报'),
    under: ['function-platforms'],
  }),
  pageRoute(platformPatterns.reportFiled, monthFiledPage, {
    name: 'monthly-report-filed',
    opens: { target: 'work', param: 'monthlyId' },
    title: text('查看月报'),
    under: ['function-platforms'],
  }),
  pageRoute(platformPatterns.reportForm, formPage(), {
    name: 'monthly-report-form',
    title: text('填报月报'),
    under: ['function-platforms'],
    opens: { target: 'answers', param: 'contentId' },
  }),
]
