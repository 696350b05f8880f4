/** The routes of local matching. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { formPage } from '@/work/form-page'
import { matchingPatterns } from './paths'

const page = (name: 'MatchingPage' | 'FiledMatchingPage' | 'FundsPage') =>
  lazyPage(() => import('./pages/MatchingPages').then((module) => module[name]))

/**
 * Local matching of national projects. No route permission (specification, section 6): lists contain the person's own.
 */
export const matchingRoutes: RouteObject[] = [
  pageRoute(
    matchingPatterns.list,
    lazyPage(() => import('./pages/NationalProjectsPage').then((module) => module.NationalProjectsPage)),
    {
      name: 'matching-list',
      title: text('国家项目'),
      menu: { order: 25, icon: 'matching', group: menuGroups.projects },
    },
  ),
  pageRoute(
    matchingPatterns.national,
    lazyPage(() => import('./pages/NationalProjectPage').then((module) => module.NationalProjectPage)),
    { name: 'national-project', title: text('项目情况'), under: ['matching-list'] },
  ),
  pageRoute(
    matchingPatterns.keynote,
    lazyPage(() => import('./pages/KeynotePage').then((module) => module.KeynotePage)),
    {
      name: 'matching-keynote',
      title: text('重点项目匹配'),
      menu: { order: 26, icon: 'matching', group: menuGroups.projects },
      lists: { works: { kinds: ['MATCHING'] }, counts: { kinds: ['MATCHING', 'FUND_APPLICATION'] } },
    },
  ),
  pageRoute(matchingPatterns.project, page('MatchingPage'), {
    name: 'keynote-project',
    opens: { target: 'work', param: 'contentId', kinds: ['MATCHING'] },
    title: text('匹配申请'),
    under: ['matching-keynote'],
  }),
  pageRoute(matchingPatterns.filed, page('FiledMatchingPage'), {
    name: 'keynote-filed',
    opens: { target: 'answers', param: 'contentId', kinds: ['MATCHING', 'FUND_APPLICATION'] },
    title: text('所填内容'),
    under: ['matching-keynote'],
  }),
  pageRoute(matchingPatterns.form, formPage(), {
    name: 'keynote-form',
    title: text('填报申请'),
    under: ['matching-keynote'],
    opens: { target: 'answers', param: 'contentId' },
  }),
  pageRoute(matchingPatterns.funds, page('FundsPage'), {
    name: 'fund-application',
    title: text('匹配经费'),
    under: ['matching-keynote'],
  }),
]
