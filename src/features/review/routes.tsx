/** The routes of the reviewer's desk. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { reviewPatterns } from './paths'

/** The reviewer's desk. No route permission (specification, section 6): everybody finds their assigned reviews. */
export const reviewRoutes: RouteObject[] = [
  pageRoute(
    reviewPatterns.desk,
    lazyPage(() => import('./pages/ReviewDeskPage').then((module) => module.ReviewDeskPage)),
    { name: 'expert-review', title: text('评审工作台'), menu: { order: 34, icon: 'expert', group: text('专家') } },
  ),
  pageRoute(
    reviewPatterns.set,
    lazyPage(() => import('./pages/ReviewSetPage').then((module) => module.ReviewSetPage)),
    { name: 'expert-review-set', title: text('对照与排序'), under: ['expert-review'] },
  ),
  pageRoute(
    reviewPatterns.task,
    lazyPage(() => import('./pages/ReviewTaskPage').then((module) => module.ReviewTaskPage)),
    {
      name: 'expert-review-task',
      title: text('评审'),
      under: ['expert-review'],
      opens: { target: 'review', param: 'taskId' },
    },
  ),
]
