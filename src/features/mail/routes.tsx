/** The routes of to-dos, notices, messages and the due calendar. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { mailPatterns } from './paths'

/** Each flag of the address is a page; any other flag is an unknown address. */
export const mailRoutes: RouteObject[] = [
  pageRoute(
    mailPatterns.todos,
    lazyPage(() => import('./pages/TodosPage').then((module) => module.TodosPage)),
    { name: 'mail', title: text('待办事项') },
  ),
  pageRoute(
    mailPatterns.notices,
    lazyPage(() => import('./pages/MessagesPage').then((module) => module.NoticesPage)),
    { name: 'mail-notices', title: text('通知') },
  ),
  pageRoute(
    mailPatterns.messages,
    lazyPage(() => import('./pages/MessagesPage').then((module) => module.InboxPage)),
    { name: 'mail-messages', title: text('消息') },
  ),
  pageRoute(
    mailPatterns.calendar,
    lazyPage(() => import('./pages/DueCalendarPage').then((module) => module.DueCalendarPage)),
    { name: 'mail-calendar', title: text('到期日历') },
  ),
  pageRoute(
    mailPatterns.part,
    lazyPage(() => import('./pages/SectionPage').then((module) => module.PartPage)),
    { name: 'mail-part', opens: { target: 'part', param: 'partId' }, title: text('填写部分内容'), under: ['mail'] },
  ),
]
