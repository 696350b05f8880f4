/** The route tree with every page, as the sweeps read it. */
import type { RouteObject } from 'react-router-dom'
import { entryRoutes } from '@/app/entry-routes'
import { memberPages } from '@/app/member-pages'
import { publicRoutes } from '@/app/public-routes'
import { governmentPrefix } from '@/lib/routing/government-prefix'
import { workPrintRoutes } from '@/work/routes'

/** Every page of the portal without layouts, so that the tree can be read without rendering. */
export const sweptRoutes: readonly RouteObject[] = [
  ...entryRoutes,
  ...publicRoutes,
  ...memberPages,
  ...workPrintRoutes,
  { path: governmentPrefix, children: [...memberPages, ...workPrintRoutes] },
]
