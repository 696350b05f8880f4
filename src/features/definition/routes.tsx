/** The routes of the self-assessment. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { definitionPattern } from './paths'

/** The self-assessment of technology enterprises, for members of the unit as the backend knows them. */
export const definitionRoutes: RouteObject[] = [
  pageRoute(
    definitionPattern,
    lazyPage(() => import('./pages/DefinitionPage').then((module) => module.DefinitionPage)),
    { name: 'definition', title: text('科技企业自评') },
  ),
]
