import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
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
    {
      path: patterns.entry,
      handle: {
        name: `${id}-entry`,
        title: kind.entry.title,
        permission,
        under: [list],
        found: true,
      } satisfies RouteHandle,
      lazy: entry,
    },
    {
      path: patterns.entryOf,
      handle: { name: `${id}-entry-of`, title: kind.noun, permission, under: [list] } satisfies RouteHandle,
      lazy: entry,
    },
    {
      path: patterns.list,
      handle: {
        name: list,
        title: kind.report,
        permission,
        menu: { order: 31 + index / 100, icon: 'base', group: menuGroups.bases },
        lists: { works: { kinds: [id] } },
      } satisfies RouteHandle,
      lazy: lazyPage(() => import('./pages/BaseListPage').then((module) => module.baseListPage(kind))),
    },
    ...(patterns.init === patterns.list
      ? []
      : [
          {
            path: patterns.init,
            handle: {
              name: `${id}-init`,
              title: text('年度报告初始化'),
              permission,
              under: [list],
            } satisfies RouteHandle,
            lazy: lazyPage(() => import('./pages/BaseListPage').then((module) => module.baseInitPage(kind))),
          },
        ]),
    {
      path: patterns.begin,
      handle: { name: `${id}-begin`, title: text('开始年度报告'), permission, under: [list] } satisfies RouteHandle,
      lazy: lazyPage(() => import('./pages/BeginYearPage').then((module) => module.beginYearPage(kind))),
    },
    {
      path: patterns.fill,
      handle: {
        name: `${id}-fill`,
        opens: { what: 'work', by: 'contentId', kinds: [id] },
        title: text('年度报告'),
        under: [list],
      } satisfies RouteHandle,
      lazy: report,
    },
    {
      path: patterns.review,
      handle: {
        name: `${id}-review`,
        opens: { what: 'answers', by: 'contentId', kinds: [id] },
        title: text('审核'),
        under: ['base-select-unit', list],
      } satisfies RouteHandle,
      lazy: report,
    },
    {
      path: patterns.info,
      handle: {
        name: `${id}-info`,
        title: text('填报年度报告'),
        under: [list],
        opens: { what: 'answers', by: 'contentId' },
      } satisfies RouteHandle,
      lazy: formPage(),
    },
  ]
}

/** Routes of all bases, built from the registry of kinds. */
export const baseRoutes: RouteObject[] = [
  ...baseKinds.flatMap(routesOf),
  {
    path: selectUnitPattern,
    handle: {
      name: 'base-select-unit',
      title: text('基地报告审核'),
      permission: auditing,
      menu: { order: 31.9, icon: 'base', group: menuGroups.bases },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SelectUnitPage').then((module) => module.SelectUnitPage)),
  },
]
