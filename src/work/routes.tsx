import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'

/** Pages without menu and header: any work item on paper, for its readers. */
export const workPrintRoutes: RouteObject[] = [
  {
    path: 'print/:workId',
    handle: { name: 'work-print', title: text('打印') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/WorkPrintPage').then((module) => module.WorkPrintPage)),
  },
]
