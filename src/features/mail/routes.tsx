import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { mailPatterns } from './paths'

export const mailRoutes: RouteObject[] = [
  {
    path: mailPatterns.todos,
    handle: { name: 'mail', title: text('待办事项') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/TodosPage').then((module) => module.TodosPage)),
  },
  {
    path: mailPatterns.part,
    handle: { name: 'mail-part', title: text('填写部分内容'), under: ['mail'] } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/PartPage').then((module) => module.PartPage)),
  },
]
