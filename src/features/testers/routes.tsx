import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { publishPattern, testerPattern } from './paths'

/** Publishing a kind of work from its page is for development and the demonstration; a production build leaves the page out. */
const publishRoutes: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        {
          path: publishPattern,
          handle: { name: 'test-kind', title: text('流程发布') } satisfies RouteHandle,
          lazy: lazyPage(() => import('./pages/PublishKindPage').then((module) => module.PublishKindPage)),
        },
      ]

export const testerRoutes: RouteObject[] = [
  {
    path: testerPattern,
    handle: { name: 'test-smartform', title: text('表单测试') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/TestFormPage').then((module) => module.TestFormPage)),
  },
  ...publishRoutes,
]
