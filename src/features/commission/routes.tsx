/** The routes of the commission's pages. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import {
  assignmentPattern,
  changePanelPattern,
  commissionLogPattern,
  commissionPattern,
  commissionReviewsPattern,
  commissionWorkPattern,
  erasurePattern,
  newPanelPattern,
} from './paths'

const group = text('审核与评审')

/** Pages for people who act for the commission (`commissionKinds` of the person); no permission code covers them. */
export const commissionRoutes: RouteObject[] = [
  pageRoute(
    commissionPattern,
    lazyPage(() => import('./pages/CommissionPage').then((module) => module.CommissionPage)),
    { name: 'commission', title: text('科委办理'), menu: { order: 21.5, icon: 'audit', group } },
  ),
  pageRoute(
    commissionWorkPattern,
    lazyPage(() => import('./pages/CommissionWorkPage').then((module) => module.CommissionWorkPage)),
    {
      name: 'commission-work',
      opens: { target: 'answers', param: 'workId' },
      title: text('科委审核'),
      under: ['commission'],
    },
  ),
  pageRoute(
    commissionReviewsPattern,
    lazyPage(() => import('./pages/ReviewProgressPage').then((module) => module.ReviewProgressPage)),
    { name: 'commission-reviews', title: text('评审进展'), menu: { order: 21.6, icon: 'audit', group } },
  ),
  pageRoute(
    newPanelPattern,
    lazyPage(() => import('./pages/NewPanelPage').then((module) => module.NewPanelPage)),
    { name: 'commission-new-panel', title: text('新建评审组'), under: ['commission-reviews'] },
  ),
  pageRoute(
    assignmentPattern,
    lazyPage(() => import('./pages/AssignmentPage').then((module) => module.AssignmentPage)),
    { name: 'commission-assignment', title: text('分配评审专家'), under: ['commission-reviews'] },
  ),
  pageRoute(
    changePanelPattern,
    lazyPage(() => import('./pages/ChangePanelPage').then((module) => module.ChangePanelPage)),
    { name: 'commission-change-panel', title: text('修改评审组'), under: ['commission-reviews'] },
  ),
  pageRoute(
    commissionLogPattern,
    lazyPage(() => import('./pages/DecisionLogPage').then((module) => module.DecisionLogPage)),
    { name: 'commission-log', title: text('办理记录'), menu: { order: 21.7, icon: 'audit', group } },
  ),
  pageRoute(
    erasurePattern,
    lazyPage(() => import('./pages/ErasurePage').then((module) => module.ErasurePage)),
    { name: 'commission-erasure', title: text('删除个人信息的申请'), menu: { order: 21.8, icon: 'audit', group } },
  ),
]
