import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { expertPatterns } from './paths'

/** Experts and what they file. No route permission: the backend answers to its owner, the unit's and the commission's reviewers. */
export const expertRoutes: RouteObject[] = [
  {
    path: expertPatterns.info,
    handle: {
      name: 'expert-info',
      title: text('专家申请'),
      under: ['commission', 'company-expert', 'company-entry'],
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ExpertInfoPage').then((module) => module.ExpertInfoPage)),
  },
]
