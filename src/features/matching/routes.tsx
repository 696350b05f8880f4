import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { formPage } from '@/work/form-page'
import { matchingPatterns } from './paths'

const page = (name: 'MatchingPage' | 'FiledMatchingPage' | 'FundsPage') =>
  lazyPage(() => import('./pages/MatchingPages').then((module) => module[name]))

/**
 * Local matching of national projects. No route permission (specification, section 6): lists contain the person's own.
 */
export const matchingRoutes: RouteObject[] = [
  {
    path: matchingPatterns.list,
    handle: {
      name: 'matching-list',
      title: text('国家项目'),
      menu: { order: 25, icon: 'matching', group: menuGroups.projects },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/NationalProjectsPage').then((module) => module.NationalProjectsPage)),
  },
  {
    path: matchingPatterns.national,
    handle: { name: 'national-project', title: text('国家项目'), under: ['matching-list'] } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/NationalProjectPage').then((module) => module.NationalProjectPage)),
  },
  {
    path: matchingPatterns.keynote,
    handle: {
      name: 'matching-keynote',
      title: text('重点项目匹配'),
      menu: { order: 26, icon: 'matching', group: menuGroups.projects },
      lists: { works: { kinds: ['MATCHING'] }, counts: { kinds: ['MATCHING', 'FUND_APPLICATION'] } },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/KeynotePage').then((module) => module.KeynotePage)),
  },
  {
    path: matchingPatterns.project,
    handle: {
      name: 'keynote-project',
      opens: { what: 'work', by: 'contentId', kinds: ['MATCHING'] },
      title: text('匹配申请'),
      under: ['matching-keynote'],
    } satisfies RouteHandle,
    lazy: page('MatchingPage'),
  },
  {
    path: matchingPatterns.filed,
    handle: {
      name: 'keynote-filed',
      opens: { what: 'answers', by: 'contentId', kinds: ['MATCHING', 'FUND_APPLICATION'] },
      title: text('所填内容'),
      under: ['matching-keynote'],
    } satisfies RouteHandle,
    lazy: page('FiledMatchingPage'),
  },
  {
    path: matchingPatterns.form,
    handle: {
      name: 'keynote-form',
      title: text('填报匹配申请'),
      under: ['matching-keynote'],
      opens: { what: 'answers', by: 'contentId' },
    } satisfies RouteHandle,
    lazy: formPage(),
  },
  {
    path: matchingPatterns.funds,
    handle: { name: 'fund-application', title: text('匹配经费'), under: ['matching-keynote'] } satisfies RouteHandle,
    lazy: page('FundsPage'),
  },
]
