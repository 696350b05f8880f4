/** The routes of the testers' pages. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { publishPattern, testerPattern } from './paths'

/** Publishing a kind of work from its page is for development and the demonstration; a production build leaves the page out. */
const publishRoutes: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        pageRoute(
          publishPattern,
          lazyPage(() => import('./pages/PublishKindPage').then((module) => module.PublishKindPage)),
          { name: 'test-kind', title: text('流程发布') },
        ),
      ]

export const testerRoutes: RouteObject[] = [
  pageRoute(
    testerPattern,
    lazyPage(() => import('./pages/TestFormPage').then((module) => module.TestFormPage)),
    { name: 'test-smartform', title: text('表单测试') },
  ),
  ...publishRoutes,
]
