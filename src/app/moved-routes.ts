/** Routes of pages that moved to another portal. */

import { type RouteObject, replace } from 'react-router-dom'
import { settingsInfoPath } from '@/features/account/paths'
import { resumePath } from '@/features/resume/paths'
import { lazyPage } from '@/lib/loading/lazy-import'
import { inSameFrames } from '@/lib/routing/government-prefix'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { type MovedPage, movedPages, movedTo } from './moved-pages'

/** Asks before opening the new portal; without one, leads to the page here. */
const moved = (name: MovedPage, here: string): RouteObject => ({
  path: movedPages[name].path,
  handle: { name: `moved-${name}`, title: movedPages[name].title } satisfies RouteHandle,
  loader: ({ request }) => (movedTo(name) ? null : replace(inSameFrames(request, here))),
  lazy: lazyPage(() => import('./pages/MovedPage').then((module) => module[name])),
})

/** The former addresses of moved pages (specification, section 2); they act like the user menu's entries. */
export const movedRoutes: RouteObject[] = [moved('settings', settingsInfoPath()), moved('resume', resumePath())]
