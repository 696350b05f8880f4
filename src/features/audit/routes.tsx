/** The routes of audits: the firm's list, one audit, its form. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { formPage } from '@/work/form-page'
import { auditPatterns } from './paths'
import { auditing } from './permissions'

/** Audits of the auditor's firm. The backend refuses those of other firms. */
export const auditRoutes: RouteObject[] = [
  pageRoute(
    auditPatterns.list,
    lazyPage(() => import('./pages/AuditListPage').then((module) => module.AuditListPage)),
    {
      name: 'audit-list',
      title: text('审计管理'),
      permission: auditing,
      menu: { order: 40, icon: 'audit' },
      lists: {
        works: { scope: 'REVIEW', kinds: ['BUDGET_AUDIT'] },
        counts: { scope: 'REVIEW', kinds: ['BUDGET_AUDIT', 'PROJECT_AUDIT'] },
      },
    },
  ),
  pageRoute(
    auditPatterns.work,
    lazyPage(() => import('./pages/AuditPage').then((module) => module.AuditPage)),
    {
      name: 'audit-work',
      opens: { target: 'work', param: 'workId', kinds: ['BUDGET_AUDIT', 'PROJECT_AUDIT'] },
      title: text('审计'),
      under: ['audit-list'],
    },
  ),
  pageRoute(auditPatterns.form, formPage(), {
    name: 'audit-form',
    title: text('填写审计'),
    permission: auditing,
    under: ['audit-list'],
    opens: { target: 'answers', param: 'workId' },
  }),
]
