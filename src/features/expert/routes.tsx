/** The routes of the expert pages. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { expertPatterns } from './paths'

const group = text('专家')
const entry = lazyPage(() => import('./pages/ExpertEntryPage').then((module) => module.ExpertEntryPage))

/**
 * Expert pages. No route permission: what a person's state hides is closed by name (`app/menu-entries.ts`), and the
 * backend answers only the owner and the reviewers.
 */
export const expertRoutes: RouteObject[] = [
  pageRoute(
    expertPatterns.apply,
    lazyPage(() => import('./pages/ExpertFilingPages').then((module) => module.ExpertApplyPage)),
    { name: 'expert-apply', title: text('申请成为专家'), menu: { order: 35, icon: 'expert', group } },
  ),
  pageRoute(expertPatterns.editInfo, entry, {
    name: 'expertinfoadmin',
    title: text('专家信息'),
    menu: { order: 36, icon: 'expert', group },
  }),
  pageRoute(expertPatterns.editInfoOf, entry, {
    name: 'expert-entry',
    title: text('专家信息'),
    under: ['commission', 'company-expert', 'company-entry'],
  }),
  pageRoute(
    expertPatterns.editApply,
    lazyPage(() => import('./pages/ExpertFilingPages').then((module) => module.ExpertEditApplyPage)),
    { name: 'expert-edit-apply', title: text('专家信息变更'), under: ['expertinfoadmin'] },
  ),
  pageRoute(
    expertPatterns.info,
    lazyPage(() => import('./pages/ExpertInfoPage').then((module) => module.ExpertInfoPage)),
    {
      name: 'expert-info',
      title: text('专家入库申请'),
      // Reviewers have their own entry and come here mostly for others' applications.
      under: ['commission', 'company-expert', 'company-entry', 'expert-apply', 'expertinfoadmin'],
    },
  ),
]
