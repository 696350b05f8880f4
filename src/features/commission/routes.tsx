import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { commissionPattern } from './paths'

/** What waits for the commission, for whoever acts for it (`commissionKinds` of the person): no permission code says so. */
export const commissionRoutes: RouteObject[] = [
  {
    path: commissionPattern,
    handle: {
      name: 'commission',
      title: text('科委办理'),
      menu: { order: 21, icon: 'audit' },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/CommissionPage').then((module) => module.CommissionPage)),
  },
]
