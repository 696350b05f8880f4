import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'

/** What stands on its own, without menu and header: any work on sheets of paper, for whoever may read it. */
export const workPrintRoutes: RouteObject[] = [
  {
    path: 'print/:workId',
    handle: { name: 'work-print', title: text('打印') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/WorkPrintPage').then((module) => module.WorkPrintPage)),
  },
]
