import type { RouteObject } from 'react-router-dom'
import { entryRoutes } from '@/app/entry-routes'
import { memberPages } from '@/app/member-pages'
import { publicRoutes } from '@/app/public-routes'
import { governmentPrefix } from '@/lib/routing/government-prefix'
import { workPrintRoutes } from '@/work/routes'

/** Every page of the portal, without what is around it, so that it can be read where nothing is drawn. */
export const sweptRoutes: readonly RouteObject[] = [
  ...entryRoutes,
  ...publicRoutes,
  ...memberPages,
  ...workPrintRoutes,
  { path: governmentPrefix, children: [...memberPages, ...workPrintRoutes] },
]
