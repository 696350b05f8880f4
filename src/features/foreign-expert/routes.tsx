import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { formPage } from '@/work/form-page'
import { foreignExpert } from '@/work/kinds/foreign-expert'
import { foreignExpertPatterns } from './paths'

/** Foreign-expert projects (specification, section 6). */
const reporting = 's02.f9004'
const kinds = ['FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK'] as const
const group = text('外国专家')
const entryPage = lazyPage(() => import('./pages/ExpertProjectPage').then((module) => module.ExpertProjectPage))
const page = (name: 'ForeignExpertPage' | 'FiledForeignExpertPage') =>
  lazyPage(() => import('./pages/ForeignExpertPages').then((module) => module[name]))

/**
 * Foreign-expert projects and annual checks. Pages of one project need no route permission: the backend answers only
 * its leader and the unit's auditor.
 */
export const foreignExpertRoutes: RouteObject[] = [
  {
    path: foreignExpertPatterns.list,
    handle: {
      name: 'foreign-expert-list',
      title: text('外国专家项目'),
      permission: reporting,
      menu: { order: 37, icon: 'foreign-expert', group },
      lists: {
        works: { scope: 'OWN', kinds: ['FOREIGN_EXPERT'] },
        counts: { scope: 'OWN', kinds },
      },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ForeignExpertsPage').then((module) => module.ForeignExpertsPage)),
  },
  {
    path: foreignExpertPatterns.entry,
    handle: {
      name: 'expertProject',
      title: text('绑定外国专家项目'),
      permission: reporting,
      menu: { order: 38, icon: 'foreign-expert', group },
    } satisfies RouteHandle,
    lazy: entryPage,
  },
  {
    path: foreignExpertPatterns.entryOf,
    handle: {
      name: 'expertProject-one',
      title: text('绑定外国专家项目'),
      permission: reporting,
      under: ['expertProject'],
    } satisfies RouteHandle,
    lazy: entryPage,
  },
  {
    path: foreignExpertPatterns.work,
    handle: {
      name: 'foreign-expert',
      opens: { what: 'work', by: 'contentId', kinds },
      title: text('办理进度'),
      under: ['foreign-expert-list', 'foreign-expert-select-unit'],
    } satisfies RouteHandle,
    lazy: page('ForeignExpertPage'),
  },
  {
    path: foreignExpertPatterns.filed,
    handle: {
      name: 'foreign-expert-filed',
      opens: { what: 'answers', by: 'contentId', kinds },
      title: text('所填内容'),
      under: ['foreign-expert-list'],
    } satisfies RouteHandle,
    lazy: page('FiledForeignExpertPage'),
  },
  {
    path: foreignExpertPatterns.form,
    handle: {
      name: 'foreign-expert-form',
      title: text('填报外国专家项目'),
      under: ['foreign-expert-list'],
      opens: { what: 'answers', by: 'contentId' },
    } satisfies RouteHandle,
    lazy: formPage(),
  },
  {
    path: foreignExpertPatterns.selectUnit,
    handle: {
      name: 'foreign-expert-select-unit',
      title: text('外国专家项目审核'),
      permission: foreignExpert.permissions.unit,
      menu: { order: 39, icon: 'foreign-expert', group },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SelectUnitPage').then((module) => module.SelectUnitPage)),
  },
]
