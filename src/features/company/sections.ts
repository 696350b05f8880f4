/** The sections of a unit's pages with title and permission; the routes, the navigation and the menu entry read them. */

import { text } from '@/lib/i18n/i18n'
import type { RouteHandle } from '@/lib/routing/route-handle'
import type { CompanySection } from './paths'
import { achievements, foreignExperts, managing, projects } from './permissions'

/** In the order of the navigation. */
export const companySections: Readonly<Record<CompanySection, Required<Pick<RouteHandle, 'title' | 'permission'>>>> = {
  dashboard: { title: text('单位概况'), permission: managing },
  staff: { title: text('单位人员'), permission: managing },
  departments: { title: text('单位部门'), permission: managing },
  expert: { title: text('单位专家'), permission: managing },
  project: { title: text('单位项目'), permission: projects },
  achievements: { title: text('成果转化绩效'), permission: achievements },
  foreignExpert: { title: text('外国专家项目'), permission: foreignExperts },
  projectMatching: { title: text('项目匹配'), permission: managing },
  info: { title: text('单位信息'), permission: managing },
}

export const sectionNames = Object.keys(companySections) as CompanySection[]

/** Permissions of the frame around a unit's pages. Each section also checks its own permission. */
export const anySection: readonly string[] = [
  ...new Set(sectionNames.flatMap((section) => companySections[section].permission)),
]
