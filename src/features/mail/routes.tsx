import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { mailPatterns } from './paths'

/** Each flag of the address is a page; any other flag is an unknown address. */
export const mailRoutes: RouteObject[] = [
  {
    path: mailPatterns.todos,
    handle: { name: 'mail', title: text('待办事项') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/TodosPage').then((module) => module.TodosPage)),
  },
  {
    path: mailPatterns.notices,
    handle: { name: 'mail-notices', title: text('通知') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/MessagesPage').then((module) => module.NoticesPage)),
  },
  {
    path: mailPatterns.messages,
    handle: { name: 'mail-messages', title: text('消息') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/MessagesPage').then((module) => module.InboxPage)),
  },
  {
    path: mailPatterns.calendar,
    handle: { name: 'mail-calendar', title: text('到期日历') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/DueCalendarPage').then((module) => module.DueCalendarPage)),
  },
  {
    path: mailPatterns.part,
    handle: {
      name: 'mail-part',
      opens: { what: 'part', by: 'partId' },
      title: text('填写部分内容'),
      under: ['mail'],
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SectionPage').then((module) => module.PartPage)),
  },
]
