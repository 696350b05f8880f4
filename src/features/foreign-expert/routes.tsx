/** The routes of foreign-expert projects. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { formPage } from '@/work/form-page'
import { foreignExpert } from '@/work/kinds/foreign-expert'
import { foreignExpertKinds } from './kinds'
import { foreignExpertPatterns } from './paths'

/** Foreign-expert projects (specification, section 6). */
const reporting = 's02.f9004'
const group = text('外国专家')
const entryPage = lazyPage(() => import('./pages/ExpertProjectPage').then((module) => module.ExpertProjectPage))
const page = (name: 'ForeignExpertPage' | 'FiledForeignExpertPage') =>
  lazyPage(() => import('./pages/ForeignExpertPages').then((module) => module[name]))

/**
 * Foreign-expert projects and annual checks. Pages of one project need no route permission: the backend answers only
 * its leader and the unit's auditor.
 */
export const foreignExpertRoutes: RouteObject[] = [
  pageRoute(
    foreignExpertPatterns.list,
    lazyPage(() => import('./pages/ForeignExpertsPage').then((module) => module.ForeignExpertsPage)),
    {
      name: 'foreign-expert-list',
      title: text('外国专家项目'),
      permission: reporting,
      menu: { order: 37, icon: 'foreign-expert', group },
      lists: {
        works: { scope: 'OWN', kinds: ['FOREIGN_EXPERT'] },
        counts: { scope: 'OWN', kinds: foreignExpertKinds },
      },
    },
  ),
  pageRoute(foreignExpertPatterns.entry, entryPage, {
    name: 'expertProject',
    title: text('绑定外国专家项目'),
    permission: reporting,
    menu: { order: 38, icon: 'foreign-expert', group },
  }),
  pageRoute(foreignExpertPatterns.entryOf, entryPage, {
    name: 'expertProject-one',
    title: text('绑定外国专家项目'),
    permission: reporting,
    under: ['expertProject'],
  }),
  pageRoute(foreignExpertPatterns.work, page('ForeignExpertPage'), {
    name: 'foreign-expert',
    opens: { target: 'work', param: 'contentId', kinds: foreignExpertKinds },
    title: text('办理进度'),
    under: ['foreign-expert-list', 'foreign-expert-select-unit'],
  }),
  pageRoute(foreignExpertPatterns.filed, page('FiledForeignExpertPage'), {
    name: 'foreign-expert-filed',
    opens: { target: 'answers', param: 'contentId', kinds: foreignExpertKinds },
    title: text('所填内容'),
    under: ['foreign-expert-list'],
  }),
  pageRoute(foreignExpertPatterns.form, formPage(), {
    name: 'foreign-expert-form',
    title: text('填报外国专家项目'),
    under: ['foreign-expert-list'],
    opens: { target: 'answers', param: 'contentId' },
  }),
  pageRoute(
    foreignExpertPatterns.selectUnit,
    lazyPage(() => import('./pages/SelectUnitPage').then((module) => module.SelectUnitPage)),
    {
      name: 'foreign-expert-select-unit',
      title: text('外国专家项目审核'),
      permission: foreignExpert.permissions.unit,
      menu: { order: 39, icon: 'foreign-expert', group },
    },
  ),
]
