/** The route that prints a work item, without menu and header. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'

/** Pages without menu and header: any work item on paper, for its readers. */
export const workPrintRoutes: RouteObject[] = [
  pageRoute(
    'print/:workId',
    lazyPage(() => import('./pages/WorkPrintPage').then((module) => module.WorkPrintPage)),
    { name: 'work-print', title: text('打印') },
  ),
]
