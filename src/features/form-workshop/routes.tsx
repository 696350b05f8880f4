/** Addresses of the forms' workshop: the list of forms, and one form. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { formPattern, formsPattern } from './paths'

/** Permission code: change forms. */
const permission = 's23.f006'

/** The forms' workshop, for the people of the commission who own the forms. */
export const formWorkshopRoutes: RouteObject[] = [
  pageRoute(
    formsPattern,
    lazyPage(() => import('./pages/FormsPage').then((module) => module.FormsPage)),
    { name: 'forms', title: text('表单'), permission, menu: { order: 21.8, icon: 'audit', group: text('审核与评审') } },
  ),
  pageRoute(
    formPattern,
    lazyPage(() => import('./pages/FormPage').then((module) => module.FormPage)),
    { name: 'form-workshop', title: text('表单修改与发布'), permission, under: ['forms'] },
  ),
]
