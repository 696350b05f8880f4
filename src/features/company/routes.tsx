/** The routes of a unit's own pages. */

import { type RouteObject, replace } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { inSameFrames } from '@/lib/routing/government-prefix'
import { pageRoute } from '@/lib/routing/page-route'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { administeredUnits } from '@/session/administered-units'
import { learnUnits } from '@/session/load-session'
import { hasPermission } from '@/session/permissions'
import { currentSession } from '@/session/session'
import { type CompanySection, companyPath, companyPatterns } from './paths'
import { anySection, companySections, sectionNames } from './sections'

/** Submissions through the unit: one page for all kinds, below each list's address. */
const filedPages = [
  ['staff', text('单位关联申请'), 'FiledMembershipPage', ['MEMBERSHIP']],
  ['achievements', text('成果转化绩效报告'), 'FiledAchievementPage', ['achievement-transformation']],
  ['foreignExpert', text('外国专家项目审核'), 'FiledForeignExpertPage', ['FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK']],
  ['projectMatching', text('国家项目地方匹配'), 'FiledMatchingPage', ['MATCHING', 'FUND_APPLICATION']],
] as const satisfies readonly (readonly [CompanySection, string, string, readonly string[]])[]

const sectionHandle = (section: CompanySection): RouteHandle => ({
  name: `company-${section}`,
  ...companySections[section],
})

/**
 * The company pages. `/company` redirects to the administered unit; the backend limits a department's administrator to
 * that department.
 */
export const companyRoutes: RouteObject[] = [
  {
    path: companyPatterns.entry,
    handle: {
      name: 'company-entry',
      title: text('单位管理'),
      permission: anySection,
      menu: { order: 40, icon: 'unit' },
    } satisfies RouteHandle,
    loader: async ({ request }) => {
      await learnUnits()
      const [first] = administeredUnits(currentSession()?.units ?? [])
      return replace(
        first
          ? inSameFrames(request, companyPath(first.id, firstSection()))
          : inSameFrames(request, '/403?page=company'),
      )
    },
    element: null,
  },
  {
    // Not below the unit: who is asked to take over does not administer it yet.
    path: companyPatterns.handover,
    handle: { name: 'unit-handover', title: text('管理员移交') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/HandoverPage').then((module) => module.HandoverPage)),
  },
  {
    path: companyPatterns.company,
    handle: { name: 'company', title: text('单位管理'), permission: anySection } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/CompanyFrame').then((module) => module.CompanyFrame)),
    children: [
      {
        index: true,
        loader: ({ request, params }) => replace(inSameFrames(request, companyPath(params.id ?? '', firstSection()))),
        element: null,
      },
      pageRoute(
        companyPatterns.dashboard,
        lazyPage(() => import('./pages/DashboardPage').then((module) => module.DashboardPage)),
        sectionHandle('dashboard'),
      ),
      pageRoute(
        companyPatterns.staff,
        lazyPage(() => import('./pages/StaffPage').then((module) => module.StaffPage)),
        sectionHandle('staff'),
      ),
      pageRoute(
        companyPatterns.departments,
        lazyPage(() => import('./pages/DepartmentsPage').then((module) => module.DepartmentsPage)),
        sectionHandle('departments'),
      ),
      pageRoute(
        companyPatterns.expert,
        lazyPage(() => import('./pages/ExpertsPage').then((module) => module.ExpertsPage)),
        sectionHandle('expert'),
      ),
      pageRoute(
        companyPatterns.project,
        lazyPage(() => import('./pages/CompanyProjectsPage').then((module) => module.CompanyProjectsPage)),
        sectionHandle('project'),
      ),
      pageRoute(
        companyPatterns.achievements,
        lazyPage(() => import('./pages/FiledListPages').then((module) => module.AchievementsPage)),
        sectionHandle('achievements'),
      ),
      pageRoute(
        companyPatterns.foreignExpert,
        lazyPage(() => import('./pages/FiledListPages').then((module) => module.ForeignExpertsPage)),
        sectionHandle('foreignExpert'),
      ),
      pageRoute(
        companyPatterns.projectMatching,
        lazyPage(() => import('./pages/FiledListPages').then((module) => module.MatchingPage)),
        sectionHandle('projectMatching'),
      ),
      ...filedPages.map(
        ([section, title, page, kinds]): RouteObject =>
          pageRoute(
            `${companyPatterns[section]}/:workId`,
            lazyPage(() => import('./pages/FiledPages').then((module) => module[page])),
            {
              name: `company-${section}-work`,
              title,
              permission: companySections[section].permission,
              under: [`company-${section}`],
              opens: { target: 'answers', param: 'workId', kinds },
            },
          ),
      ),
      pageRoute(
        companyPatterns.info,
        lazyPage(() => import('./pages/UnitInfoPage').then((module) => module.UnitInfoPage)),
        sectionHandle('info'),
      ),
    ],
  },
]

/** Where the address of a unit leads: its projects (specification, section 2), else the first section that the person may open. */
function firstSection(): CompanySection {
  const isOpen = (section: CompanySection) => hasPermission(currentSession(), companySections[section].permission)
  return isOpen('project') ? 'project' : (sectionNames.find(isOpen) ?? 'project')
}
