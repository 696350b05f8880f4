/** The list of all pages of the main layout, by feature; menu, breadcrumb and routes are computed from it. */
import type { RouteObject } from 'react-router-dom'
import { accountRoutes } from '@/features/account/routes'
import { auditRoutes } from '@/features/audit/routes'
import { reportingRoutes } from '@/features/award/reporting/routes'
import { awardRoutes } from '@/features/award/routes'
import { baseRoutes } from '@/features/base/routes'
import { baseStatisticsRoutes } from '@/features/base/statistics/routes'
import { commissionRoutes } from '@/features/commission/routes'
import { companyRoutes } from '@/features/company/routes'
import { definitionRoutes } from '@/features/definition/routes'
import { expertRoutes } from '@/features/expert/routes'
import { foreignExpertRoutes } from '@/features/foreign-expert/routes'
import { formWorkshopRoutes } from '@/features/form-workshop/routes'
import { homeRoutes } from '@/features/home/routes'
import { mailRoutes } from '@/features/mail/routes'
import { matchingRoutes } from '@/features/matching/routes'
import { platformRoutes } from '@/features/platform/routes'
import { projectRoutes } from '@/features/project/routes'
import { resumeRoutes } from '@/features/resume/routes'
import { reviewRoutes } from '@/features/review/routes'
import { testerRoutes } from '@/features/testers/routes'

/**
 * All pages of the main layout, by feature. Menu, breadcrumb and addresses by name are computed from this list; a page
 * that is not in it leads to /404.
 */
export const memberPages: RouteObject[] = [
  ...homeRoutes,
  ...mailRoutes,
  ...projectRoutes,
  ...platformRoutes,
  ...matchingRoutes,
  ...foreignExpertRoutes,
  ...awardRoutes,
  ...reportingRoutes,
  ...baseRoutes,
  ...accountRoutes,
  ...definitionRoutes,
  ...resumeRoutes,
  ...companyRoutes,
  ...commissionRoutes,
  ...formWorkshopRoutes,
  ...expertRoutes,
  ...auditRoutes,
  ...reviewRoutes,
  ...baseStatisticsRoutes,
  ...testerRoutes,
]
