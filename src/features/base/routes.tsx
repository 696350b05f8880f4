/** The routes of all kinds of bases. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { formPage } from '@/work/form-page'
import { type BaseKind, baseKinds } from '@/work/kinds/base-kinds'
import { basePatterns, selectUnitPattern } from './paths'

/** Auditing for a host unit (specification, section 6: base selectUnit audit). */
const auditing = 's02.f015'

/**
 * The pages of one kind. Lists and entry need its permission; pages of a report do not, because the backend answers
 * people involved: the base's people, the auditor of its host unit, the commission.
 */
function routesOf(kind: BaseKind, index: number): RouteObject[] {
  const { id, permission } = kind
  const patterns = basePatterns(kind)
  const list = `${id}-list`
  const entry = lazyPage(() => import('./pages/BaseEntryPage').then((module) => module.baseEntryPage(kind)))
  const report = lazyPage(() => import('./pages/ReportPages').then((module) => module.reportPage(kind)))
  return [
    pageRoute(patterns.entry, entry, {
      name: `${id}-entry`,
      title: kind.entry.title,
      permission,
      under: [list],
      found: true,
    }),
    pageRoute(patterns.entryOf, entry, { name: `${id}-entry-of`, title: kind.noun, permission, under: [list] }),
    pageRoute(
      patterns.list,
      lazyPage(() => import('./pages/BaseListPage').then((module) => module.baseListPage(kind))),
      {
        name: list,
        title: kind.report,
        permission,
        menu: { order: 31 + index / 100, icon: 'base', group: menuGroups.bases },
        lists: { works: { kinds: [id] } },
      },
    ),
    ...(patterns.init === patterns.list
      ? []
      : [
          pageRoute(
            patterns.init,
            lazyPage(() => import('./pages/BaseListPage').then((module) => module.baseInitPage(kind))),
            { name: `${id}-init`, title: text('选择年度'), permission, under: [list] },
          ),
        ]),
    pageRoute(
      patterns.begin,
      lazyPage(() => import('./pages/BeginYearPage').then((module) => module.beginYearPage(kind))),
      { name: `${id}-begin`, title: text('开始年度报告'), permission, under: [list] },
    ),
    pageRoute(patterns.fill, report, {
      name: `${id}-fill`,
      opens: { target: 'work', param: 'contentId', kinds: [id] },
      title: text('年度报告'),
      under: [list],
    }),
    pageRoute(patterns.review, report, {
      name: `${id}-review`,
      opens: { target: 'answers', param: 'contentId', kinds: [id] },
      title: text('审核'),
      under: ['base-select-unit', list],
    }),
    pageRoute(patterns.info, formPage(), {
      name: `${id}-info`,
      title: text('填报年度报告'),
      under: [list],
      opens: { target: 'answers', param: 'contentId' },
    }),
  ]
}

/** Routes of all bases, built from the registry of kinds. */
export const baseRoutes: RouteObject[] = [
  ...baseKinds.flatMap(routesOf),
  pageRoute(
    selectUnitPattern,
    lazyPage(() => import('./pages/SelectUnitPage').then((module) => module.SelectUnitPage)),
    {
      name: 'base-select-unit',
      title: text('基地报告审核'),
      permission: auditing,
      menu: { order: 31.9, icon: 'base', group: menuGroups.bases },
    },
  ),
]
