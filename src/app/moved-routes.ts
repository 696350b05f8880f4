import { type RouteObject, replace } from 'react-router-dom'
import { settingsInfoPath } from '@/features/account/paths'
import { resumePath } from '@/features/resume/paths'
import { besides } from '@/lib/government-prefix'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { type MovedPage, movedPages, movedTo } from './moved-pages'

/** Asks before the new system is opened; leads to the page here where none is configured. */
const moved = (name: MovedPage, here: string): RouteObject => ({
  path: movedPages[name].path,
  handle: { name: `moved-${name}`, title: movedPages[name].title } satisfies RouteHandle,
  loader: ({ request }) => (movedTo(name) ? null : replace(besides(request, here))),
  lazy: lazyPage(() => import('./pages/MovedPage').then((module) => module[name])),
})

/** What is typed in for the pages that moved (specification, section 2), and does what the user menu's entries do. */
export const movedRoutes: RouteObject[] = [moved('settings', settingsInfoPath()), moved('resume', resumePath())]
